import type { Clock } from '../../kernel/dates/clock.ts';
import type { FeedFault } from '../rules/feed-fault.ts';
import type { AcceptAnswer, AcceptingDependencies } from './accept-answer.ts';
import type { FeedKey } from './configuration-repository.ts';
import type { FeedProbe } from './configurations.ts';
import { acceptableFeed, addressesOfUnit, noteFailure, recordWaiting } from './feed-repository.ts';
import type { HostCircuits } from './host-circuits.ts';
import type { HostLimiter } from './host-limiter.ts';
import type { ReadFeed } from './read-feed.ts';
import type { CalendarDb } from './repository.ts';
import { failureOf } from './settle-poll.ts';

export type ProbeDependencies = Pick<AcceptingDependencies, 'random'> & {
  db: CalendarDb;
  limiter: HostLimiter;
  readFeed: ReadFeed;
  accept: AcceptAnswer;
  circuits: HostCircuits;
  clock: Clock;
};

export type ProbedFeed = FeedKey & { url: string; host: string };

export function createProbe({ db, limiter, readFeed, accept, circuits, clock, random }: ProbeDependencies) {
  /** Returns the probe result for a paused host. The feed is polled later, once the host responds again. */
  const waitForHost = (fault: FeedFault): FeedProbe => ({
    kind: 'fault',
    fault,
    note: (transaction, feedId) => recordWaiting(transaction, feedId, { fault, now: clock.now() }),
  });

  return async ({ url, host, unit_id, platform }: ProbedFeed): Promise<FeedProbe> => {
    // The export addresses are read before the poll, because nights exported during the poll cannot be in its response.
    const addresses = await addressesOfUnit(db, unit_id);
    const rest = await circuits.admit(host);
    if (rest !== null) return waitForHost(rest);
    const answer = await limiter.run(host, () => readFeed({ url, platform, known: null }));
    await circuits.note(host, answer, true);
    if (answer.kind === 'fault') {
      return {
        kind: 'fault',
        fault: answer.fault,
        async note(transaction, feedId) {
          const feed = await acceptableFeed(transaction, feedId, answer.now);
          await noteFailure(transaction, feed, failureOf(feed, answer, random()));
        },
      };
    }
    return {
      kind: 'read',
      event_count: answer.kind === 'read' ? answer.notes.event_count : 0,
      async note(transaction, feedId) {
        await accept(transaction, { ...(await acceptableFeed(transaction, feedId, answer.now)), addresses }, answer);
      },
    };
  };
}
