import { type Clock, today } from '../../kernel/dates/clock.ts';
import { dateInRome } from '../../kernel/dates/calendar-date.ts';
import type { FeedFault } from '../rules/feed-fault.ts';
import { type ClaimedFeed, claimFeed } from './feed-repository.ts';
import type { HostCircuits } from './host-circuits.ts';
import type { FeedAnswer, KnownAnswer, ReadFeed } from './read-feed.ts';
import type { CalendarDb } from './repository.ts';
import type { Seal } from './seal.ts';
import { isUnchanged, type PollOutcome, type Settling } from './settle-poll.ts';

export type PollDependencies = Settling & {
  db: CalendarDb;
  clock: Clock;
  seal: Pick<Seal, 'open'>;
  readFeed: ReadFeed;
  circuits: Pick<HostCircuits, 'note'>;
  report(error: unknown): void;
};

/**
 * Polls a feed, and returns a function that completes the poll. That function may wait for other polls, so call it after the
 * host's limiter has released its slot.
 */
export type PollFeed = (feedId: number, options: { whenDue: boolean }) => Promise<() => Promise<PollOutcome>>;

/** Creates the poll function. It backs off after internal errors; otherwise the feed would be polled constantly. */
export function createPollFeed(deps: PollDependencies): PollFeed {
  const { db, clock, seal, readFeed, settle, settleSoon, circuits, report } = deps;
  const faulty = (fault: FeedFault): FeedAnswer => ({
    kind: 'fault',
    fault,
    retryAfter: null,
    now: clock.now(),
    today: today(clock),
  });

  /** Returns the validators of the last response, or `null` for the first poll of a day, because the horizon has moved. */
  function knownOf(feed: ClaimedFeed): KnownAnswer | null {
    return feed.succeeded_at !== null && dateInRome(feed.succeeded_at) === today(clock) ? feed : null;
  }

  async function read(feed: ClaimedFeed): Promise<FeedAnswer> {
    const url = seal.open(feed.sealed_url);
    return url === null
      ? faulty('indirizzo_illeggibile')
      : readFeed({ url, platform: feed.platform, known: knownOf(feed) });
  }

  function settleFailed(feed: ClaimedFeed, cause: unknown): Promise<PollOutcome> {
    report(new Error(`could not poll feed ${feed.id}`, { cause }));
    return settle(feed, faulty('errore_interno'));
  }

  return async (feedId, { whenDue }) => {
    const ended = (outcome: PollOutcome) => async () => outcome;
    const feed = await claimFeed(db, feedId, { now: clock.now(), today: today(clock), whenDue });
    if (feed === undefined) return ended({ kind: 'skipped' });
    try {
      const answer = await read(feed);
      await circuits.note(feed.host, answer, feed.is_host_known);
      if (whenDue && isUnchanged(feed, answer)) {
        return () => settleSoon(feed, answer).catch((cause: unknown) => settleFailed(feed, cause));
      }
      return ended(await settle(feed, answer));
    } catch (cause) {
      return ended(await settleFailed(feed, cause));
    }
  };
}
