import { type Reply, SIGNED_OUT } from '../../../api/call.ts';
import { callWithRetry } from '../call-with-retry.ts';
import { withMessage } from './use-action.ts';

const [GONE, IN_THE_WAY] = [404, 409];
const MAX_STREAK = 10;

export type DeletionFailure = { id: number; nome: string; motivo: string; hasUpcomingBookings?: boolean };

export type Deletion = {
  total: number;
  deleted: number;
  failed: readonly DeletionFailure[];
  end: null | 'done' | 'stopped' | 'signedOut' | 'broken';
  isWaitingToRetry: boolean;
};

export type DeletionControls = {
  remove: (id: number) => Promise<Reply<unknown>>;
  nameOf: (id: number) => Promise<string>;
  isStopped: () => boolean;
  onProgress: (deletion: Deletion) => void;
  waitToRetry: () => Promise<void>;
};

/** Deletes strutture one by one. Continues after a failure, but stops after ten consecutive failures. */
export async function deleteAll(ids: readonly number[], controls: DeletionControls): Promise<Deletion> {
  let now: Deletion = { total: ids.length, deleted: 0, failed: [], end: null, isWaitingToRetry: false };
  const report = (change: Partial<Deletion>) => {
    now = { ...now, isWaitingToRetry: false, ...change };
    controls.onProgress(now);
    return now;
  };
  const retryControls = {
    isStopped: controls.isStopped,
    waitToRetry: controls.waitToRetry,
    onRetryWait: () => report({ isWaitingToRetry: true }),
  };
  let streak = 0;
  for (const id of ids) {
    const answer = await callWithRetry(() => controls.remove(id), retryControls);
    if (answer === null) return report({ end: 'stopped' });
    if (answer.ok) {
      streak = 0;
      report({ deleted: now.deleted + 1 });
    } else if (answer.status === SIGNED_OUT) {
      return report({ end: 'signedOut' });
    } else if (answer.status !== GONE) {
      const { status, detail, codice } = withMessage(answer);
      const hasUpcomingBookings = codice === 'PRENOTAZIONI_FUTURE';
      console.error(`struttura ${id} was not deleted`, status, detail);
      streak = status === IN_THE_WAY ? 0 : streak + 1;
      report({
        failed: [
          ...now.failed,
          { id, nome: await controls.nameOf(id), motivo: detail, ...(hasUpcomingBookings && { hasUpcomingBookings }) },
        ],
      });
      if (streak === MAX_STREAK) return report({ end: 'broken' });
    }
  }
  return report({ end: 'done' });
}
