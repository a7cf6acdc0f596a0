import { stateHash } from './state-hash.ts';
import type { OwnedRow } from './owner-repository.ts';

/** Delay of the email about a decision, in seconds. Covers the undo toast, which is visible for six seconds, and the undo request. */
export const UNDO_SECONDS = 10;

/** Retention period of the undo state, which contains the owner's contact details. */
export const UNDO_RETENTION_MS = 600_000;

type UndoableDecision = { decided_at: Date; mark: string };

export function canUndo({ mark }: UndoableDecision, row: OwnedRow): boolean {
  return mark === stateHash(row);
}

/** The caller must also check that the email about the decision has not been sent. */
export function isWithinUndoWindow({ decided_at }: Pick<UndoableDecision, 'decided_at'>, now: Date): boolean {
  return now.getTime() < decided_at.getTime() + UNDO_SECONDS * 1000;
}
