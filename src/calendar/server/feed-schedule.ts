import { type Clock, today } from '../../kernel/clock.ts';
import { isUnavailable } from '../../kernel/unavailable.ts';
import { struttureWithPastConflicts } from './conflict-repository.ts';
import type { FeedMails } from './feed-mails.ts';
import { dueFeeds } from './feed-repository.ts';
import { lockUnits } from './property-repository.ts';
import { refreshConflicts } from './refresh-conflicts.ts';
import type { CalendarDb } from './repository.ts';

/** Feeds that one job reads: a portal that is asked to stop waits for them, some seconds at most. */
const BATCH_SIZE = 25;
/** Feeds that are handed out in a minute, those that wait longest first. Three times what 100,000 hourly ones need. */
const MOST_DUE = 5000;
/** Feeds of a batch that stand at the gate at once: whoever waits for one feed stands behind no more. */
const AT_THE_GATE = 8;

export type FeedQueue = 'feed-batch' | 'feed-now';

export type ScheduleParts = {
  db: CalendarDb;
  clock: Clock;
  /** Has feeds polled by whatever process comes first: by the clock, or sooner because somebody waits. */
  putBatch(queue: FeedQueue, feedIds: readonly number[]): Promise<void>;
  /** Polls a feed if it is due. Never rejects. */
  pollDue(feed: { id: number; host: string }): Promise<void>;
  /** Writes the mails that are about more than one feed. */
  mails: Pick<FeedMails, 'unreadable'>;
  /** Hears of what failed for a reason of ours. */
  report(error: unknown): void;
};

/** Does something with each of some things, a few at a time. */
async function eachOf<T>(things: readonly T[], atOnce: number, work: (thing: T) => Promise<void>): Promise<void> {
  const left = things.values();
  const takeTurns = async () => {
    for (const thing of left) await work(thing);
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
}

/** Nights that are over are in conflict no more, nor are those of a camera that is gone, although no event changed. */
async function endPastConflicts({ db, clock, report }: Pick<ScheduleParts, 'db' | 'clock' | 'report'>): Promise<void> {
  const moment = { today: today(clock), now: clock.now() };
  for (const id of await struttureWithPastConflicts(db, moment.today)) {
    const work = db.transaction().execute(async (transaction) => {
      await lockUnits(transaction, id);
      await refreshConflicts(transaction, id, moment);
    });
    // One that fails keeps none of the others back.
    await work.catch((cause: unknown) => {
      if (isUnavailable(cause)) throw cause;
      report(new Error(`the conflicts of struttura ${id} could not be found anew`, { cause }));
    });
  }
}

/** Each feed at its own minute, exactly once however many processes there are (G16, decision 0051). */
export function createSchedule({ db, clock, putBatch, pollDue, mails, report }: ScheduleParts) {
  return {
    /** Hands out what is due, in batches; gives how many feeds that are. Once a minute. */
    async runDue(): Promise<number> {
      const feeds = await dueFeeds(db, { now: clock.now(), limit: MOST_DUE });
      const ids = feeds.map(({ id }) => id);
      for (let from = 0; from < ids.length; from += BATCH_SIZE) {
        await putBatch('feed-batch', ids.slice(from, from + BATCH_SIZE));
      }
      // Afterwards: should it fail, calendars are read nevertheless.
      await endPastConflicts({ db, clock, report });
      await db.transaction().execute((transaction) => mails.unreadable(transaction, clock.now()));
      return ids.length;
    },

    /** Polls those of the feeds that are due, and that nobody else polls. */
    async runBatch(feedIds: readonly number[]): Promise<void> {
      const feeds = await dueFeeds(db, { now: clock.now(), limit: feedIds.length, among: feedIds });
      await eachOf(feeds, AT_THE_GATE, pollDue);
    },

    /** Has feeds that are due polled soon. */
    pollSoon: (feedIds: readonly number[]) => putBatch('feed-now', feedIds),
  };
}
