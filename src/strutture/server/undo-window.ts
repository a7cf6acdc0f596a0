import { stateHash } from './state-hash.ts';
import type { OwnedRow } from './owner-repository.ts';

/**
 * Seconds by which the email about a decision is delayed, so that the decision can be undone. The delay covers the six-second
 * toast and the request.
 */
export const UNDO_SECONDS = 10;

/** Time after which the state stored for undoing is deleted, because it contains the owner's contact details. */
export const UNDO_RETENTION_MS = 600_000;

type UndoableDecision = { decided_at: Date; mark: string };

export function canUndo({ mark }: UndoableDecision, row: OwnedRow): boolean {
  return mark === stateHash(row);
}

/** The caller must also check that the email about the decision has not been sent. */
export function isWithinUndoWindow({ decided_at }: Pick<UndoableDecision, 'decided_at'>, now: Date): boolean {
  return now.getTime() < decided_at.getTime() + UNDO_SECONDS * 1000;
}
