import { type Clock, today } from '../../kernel/clock.ts';
import { dateInRome } from '../../kernel/calendar-date.ts';
import { type ClaimedFeed, claimFeed } from './feed-repository.ts';
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
};

/** `whenDue`: only if it is due; else now. */
export type PollFeed = (feedId: number, options: { whenDue: boolean }) => Promise<PollOutcome>;

/**
 * Polls one feed: claims it, reads it, and takes what it says. Rejects when the database fails; the feed is polled again when the
 * claim is over.
 */
export function createPollFeed({ db, clock, seal, readFeed, settle }: PollParts): PollFeed {
  /** Each day begins with a whole answer: the horizon has moved on, and what lies beyond it with it. */
  function knownOf(feed: ClaimedFeed): KnownAnswer | null {
    return feed.succeeded_at !== null && dateInRome(feed.succeeded_at) === today(clock) ? feed : null;
  }

  async function read(feed: ClaimedFeed): Promise<FeedAnswer> {
    const url = seal.open(feed.sealed_url);
    if (url !== null) return readFeed({ url, platform: feed.platform, known: knownOf(feed) });
    return { kind: 'fault', fault: 'indirizzo_illeggibile', retryAfter: null, now: clock.now(), today: today(clock) };
  }

  return async (feedId, { whenDue }) => {
    const feed = await claimFeed(db, feedId, { now: clock.now(), whenDue });
    return feed === undefined ? { kind: 'skipped' } : settle(feed, await read(feed));
  };
}
