import { type Clock, today } from '../../kernel/dates/clock.ts';
import { dateInRome } from '../../kernel/dates/calendar-date.ts';
import type { FeedFault } from '../rules/feed-fault.ts';
import { type ClaimedFeed, claimFeed } from './feed-repository.ts';
import type { HostCircuits } from './host-circuits.ts';
import type { FeedAnswer, KnownAnswer, ReadFeed } from './read-feed.ts';
import type { CalendarDb } from './repository.ts';
import type { Seal } from './seal.ts';
import type { PollOutcome, SettlePoll } from './settle-poll.ts';

export type PollParts = {
  db: CalendarDb;
  clock: Clock;
  seal: Pick<Seal, 'open'>;
  readFeed: ReadFeed;
  settle: SettlePoll;
  circuits: Pick<HostCircuits, 'note'>;
  report(error: unknown): void;
};

/** `whenDue`: only if it is due; else now. */
export type PollFeed = (feedId: number, options: { whenDue: boolean }) => Promise<PollOutcome>;

/** Polls one feed. A failure of ours waits like any other, or the feed would be read all the time. Rejects when the database is gone. */
export function createPollFeed({ db, clock, seal, readFeed, settle, circuits, report }: PollParts): PollFeed {
  const faulty = (fault: FeedFault): FeedAnswer => ({
    kind: 'fault',
    fault,
    retryAfter: null,
    now: clock.now(),
    today: today(clock),
  });

  /** Each day begins with a whole answer: the horizon has moved on, and what lies beyond it with it. */
  function knownOf(feed: ClaimedFeed): KnownAnswer | null {
    return feed.succeeded_at !== null && dateInRome(feed.succeeded_at) === today(clock) ? feed : null;
  }

  async function read(feed: ClaimedFeed): Promise<FeedAnswer> {
    const url = seal.open(feed.sealed_url);
    return url === null
      ? faulty('indirizzo_illeggibile')
      : readFeed({ url, platform: feed.platform, known: knownOf(feed) });
  }

  return async (feedId, { whenDue }) => {
    const feed = await claimFeed(db, feedId, { now: clock.now(), today: today(clock), whenDue });
    if (feed === undefined) return { kind: 'skipped' };
    try {
      const answer = await read(feed);
      await circuits.note(feed.host, answer, feed.is_host_known);
      return await settle(feed, answer);
    } catch (cause) {
      report(new Error(`feed ${feed.id} could not be polled`, { cause }));
      return settle(feed, faulty('errore_interno'));
    }
  };
}
