import { stateHash } from './state-hash.ts';
import type { OwnedRow } from './owner-repository.ts';

/**
 * How long the mail about a decision waits, and so how long the decision can be taken back: longer than the six seconds that a
 * toast stands, and the call that it offers is under way.
 */
export const UNDO_SECONDS = 10;

/** How long what was before it is kept: it holds contacts of the owner. A mail that waits longer cannot be taken back. */
export const UNDO_RETENTION_MS = 600_000;

/** A decision as far as it says whether it can be taken back. */
type UndoableDecision = { decided_at: Date; mark: string };

/** Whether the struttura is still what the decision left. */
export function canUndo({ mark }: UndoableDecision, row: OwnedRow): boolean {
  return mark === stateHash(row);
}

/** Whether a decision is recent enough. Of one that a mail tells of, the mail says so: it has left or it has not. */
export function isWithinUndoWindow({ decided_at }: Pick<UndoableDecision, 'decided_at'>, now: Date): boolean {
  return now.getTime() < decided_at.getTime() + UNDO_SECONDS * 1000;
}
