import { stateHash } from './state-hash.ts';
import type { OwnedRow } from './owner-repository.ts';

/**
 * Seconds that the mail about a decision is delayed, during which the decision can be undone: longer than the six seconds of the
 * toast plus its request.
 */
export const UNDO_SECONDS = 10;

/**
 * How long the previous state is stored, which contains contacts of the owner. An undo is impossible afterwards, even if the mail
 * is still queued.
 */
export const UNDO_RETENTION_MS = 600_000;

type UndoableDecision = { decided_at: Date; mark: string };

export function canUndo({ mark }: UndoableDecision, row: OwnedRow): boolean {
  return mark === stateHash(row);
}

/** Returns whether a decision is recent enough. If it has a mail, whether that was sent decides instead. */
export function isWithinUndoWindow({ decided_at }: Pick<UndoableDecision, 'decided_at'>, now: Date): boolean {
  return now.getTime() < decided_at.getTime() + UNDO_SECONDS * 1000;
}
