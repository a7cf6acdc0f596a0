import { type JsonAnswer, SIGNED_OUT } from '../../../ui/send-json.ts';
import { saidFailure } from './use-action.ts';

/** Answers to a call that came too soon, about what is gone, and about what has bookings. */
const [TOO_MANY, GONE, IN_THE_WAY] = [429, 404, 409];
/** So many failures one after the other are not about single strutture. */
const MAX_STREAK = 10;
/** How often in a row the server may ask for patience before that counts as a failure. */
const MAX_RESTS = 30;

/** One that could not be deleted, and why. */
export type NotDeleted = { id: number; nome: string; motivo: string };

/** How far it is. `end`: why nothing more is deleted; `null` while it goes on. `isResting`: the server asked for patience. */
export type Deletion = {
  total: number;
  deleted: number;
  failed: readonly NotDeleted[];
  end: null | 'done' | 'stopped' | 'signedOut' | 'broken';
  isResting: boolean;
};

export type Hands = {
  remove: (id: number) => Promise<JsonAnswer>;
  nameOf: (id: number) => Promise<string>;
  /** Asked before each call. */
  isStopped: () => boolean;
  onProgress: (deletion: Deletion) => void;
  /** After an answer that there were too many calls. */
  rest: () => Promise<void>;
};

/** Deletes one, as patiently as the server asks for; `null` when it was stopped before. */
async function removeOne(id: number, hands: Hands, onRest: () => void): Promise<JsonAnswer | null> {
  for (let rests = 0; !hands.isStopped(); rests += 1) {
    const answer = await hands.remove(id);
    if (answer.ok || answer.status !== TOO_MANY || rests === MAX_RESTS) return answer;
    onRest();
    await hands.rest();
  }
  return null;
}

/**
 * Deletes strutture one at a time and counts successes (specification section 7, "Bulk delete"; section 8: "per-item
 * failures are logged and skipped"). What somebody else has just deleted is neither. Between two of them it can be stopped,
 * and at any moment left: each call is whole by itself.
 */
export async function deleteAll(ids: readonly number[], hands: Hands): Promise<Deletion> {
  let now: Deletion = { total: ids.length, deleted: 0, failed: [], end: null, isResting: false };
  const tell = (change: Partial<Deletion>) => {
    now = { ...now, isResting: false, ...change };
    hands.onProgress(now);
    return now;
  };
  let streak = 0;
  for (const id of ids) {
    const answer = await removeOne(id, hands, () => tell({ isResting: true }));
    if (answer === null) return tell({ end: 'stopped' });
    if (answer.ok) {
      streak = 0;
      tell({ deleted: now.deleted + 1 });
    } else if (answer.status === SIGNED_OUT) {
      return tell({ end: 'signedOut' });
    } else if (answer.status !== GONE) {
      const { status, detail } = saidFailure(answer);
      console.error(`struttura ${id} was not deleted`, status, detail);
      streak = status === IN_THE_WAY ? 0 : streak + 1;
      tell({ failed: [...now.failed, { id, nome: await hands.nameOf(id), motivo: detail }] });
      if (streak === MAX_STREAK) return tell({ end: 'broken' });
    }
  }
  return tell({ end: 'done' });
}
