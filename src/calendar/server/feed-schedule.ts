import { type Clock, today } from '../../kernel/dates/clock.ts';
import { isUnavailable } from '../../kernel/calls/unavailable.ts';
import { struttureWithPastConflicts } from './conflict-repository.ts';
import { createDispatch, type DispatchDependencies } from './feed-dispatch.ts';
import { noteWaiting } from './feed-host-repository.ts';
import type { FeedMails } from './feed-mails.ts';
import { dueFeeds } from './feed-repository.ts';
import { forgetIdleTurns } from './host-turn-repository.ts';
import { lockUnits } from './property-repository.ts';
import { refreshConflicts } from './refresh-conflicts.ts';
import type { CalendarDb } from './repository.ts';

const BY_HAND = 1;

export type FeedQueue = 'feed-batch' | 'feed-now';

export type ScheduleDependencies = Omit<DispatchDependencies, 'due' | 'putBatch'> & {
  db: CalendarDb;
  clock: Clock;
  putBatch(queue: FeedQueue, feedIds: readonly number[], priority: number): Promise<void>;
  mails: Pick<FeedMails, 'unreadable' | 'waiting'>;
};

/** Removes past conflicts and those of deleted cameras, because no event change triggers their removal. */
async function endPastConflicts({
  db,
  clock,
  report,
}: Pick<ScheduleDependencies, 'db' | 'clock' | 'report'>): Promise<void> {
  const moment = { today: today(clock), now: clock.now() };
  for (const id of await struttureWithPastConflicts(db, moment.today)) {
    const work = db.transaction().execute(async (transaction) => {
      await lockUnits(transaction, id);
      await refreshConflicts(transaction, id, moment);
    });
    await work.catch((cause: unknown) => {
      if (isUnavailable(cause)) throw cause;
      report(new Error(`could not refresh the conflicts of struttura ${id}`, { cause }));
    });
  }
}

/** Creates the poll scheduler; a job calls `runDue` every minute. No two processes poll the same feed at once (G16, ADR 0051). */
export function createSchedule(deps: ScheduleDependencies) {
  const { db, clock, putBatch, mails, report } = deps;
  const dispatch = createDispatch({
    ...deps,
    due: (among) => dueFeeds(db, clock.now(), among),
    putBatch: (ids, priority) => putBatch('feed-batch', ids, priority),
  });
  const notifyWaiting = (now: Date) =>
    db.transaction().execute(async (transaction) => {
      await noteWaiting(transaction, now);
      await mails.waiting(transaction, now);
      await mails.unreadable(transaction, now);
    });

  return {
    async runDue(): Promise<number> {
      const count = await dispatch.handOut();
      // The following steps run after the polls are dispatched, so that their failure does not stop polling.
      await endPastConflicts({ db, clock, report });
      await notifyWaiting(clock.now());
      await forgetIdleTurns(db);
      return count;
    },

    runBatch: dispatch.runBatch,
    pollSoon: (feedIds: readonly number[]) => putBatch('feed-now', feedIds, BY_HAND),
    pollViewed: (feedIds: readonly number[]) => putBatch('feed-now', feedIds, 0),
  };
}
