import { type Reply, SIGNED_OUT } from '../../../api/call.ts';
import { askPatiently } from '../ask-patiently.ts';
import { saidFailure } from './use-action.ts';

/** Answers about what is gone, and about what has bookings. */
const [GONE, IN_THE_WAY] = [404, 409];
/** So many failures one after the other are not about single strutture. */
const MAX_STREAK = 10;

/** One that could not be deleted, and why. `isAwaited`: guests are to come. */
export type NotDeleted = { id: number; nome: string; motivo: string; isAwaited?: boolean };

/** How far it is. `end`: why nothing more is deleted; `null` while it goes on. `isResting`: the server asked for patience. */
export type Deletion = {
  total: number;
  deleted: number;
  failed: readonly NotDeleted[];
  end: null | 'done' | 'stopped' | 'signedOut' | 'broken';
  isResting: boolean;
};

export type DeletionControls = {
  remove: (id: number) => Promise<Reply<unknown>>;
  nameOf: (id: number) => Promise<string>;
  /** Asked before each call. */
  isStopped: () => boolean;
  onProgress: (deletion: Deletion) => void;
  /** After an answer that there were too many calls. */
  rest: () => Promise<void>;
};

/**
 * Deletes strutture one at a time and counts successes (specification section 7, "Bulk delete"; section 8: "per-item
 * failures are logged and skipped"). What somebody else has just deleted is neither. Between two of them it can be stopped,
 * and at any moment left: each call is whole by itself.
 */
export async function deleteAll(ids: readonly number[], hands: DeletionControls): Promise<Deletion> {
  let now: Deletion = { total: ids.length, deleted: 0, failed: [], end: null, isResting: false };
  const tell = (change: Partial<Deletion>) => {
    now = { ...now, isResting: false, ...change };
    hands.onProgress(now);
    return now;
  };
  const patience = { isStopped: hands.isStopped, rest: hands.rest, onRest: () => tell({ isResting: true }) };
  let streak = 0;
  for (const id of ids) {
    const answer = await askPatiently(() => hands.remove(id), patience);
    if (answer === null) return tell({ end: 'stopped' });
    if (answer.ok) {
      streak = 0;
      tell({ deleted: now.deleted + 1 });
    } else if (answer.status === SIGNED_OUT) {
      return tell({ end: 'signedOut' });
    } else if (answer.status !== GONE) {
      const { status, detail, codice } = saidFailure(answer);
      const isAwaited = codice === 'PRENOTAZIONI_FUTURE';
      console.error(`struttura ${id} was not deleted`, status, detail);
      streak = status === IN_THE_WAY ? 0 : streak + 1;
      tell({
        failed: [...now.failed, { id, nome: await hands.nameOf(id), motivo: detail, ...(isAwaited && { isAwaited }) }],
      });
      if (streak === MAX_STREAK) return tell({ end: 'broken' });
    }
  }
  return tell({ end: 'done' });
}
