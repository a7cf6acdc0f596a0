import type { Clock } from '../../kernel/dates/clock.ts';
import type { MailOutbox } from '../../mail/contract.ts';
import { createAcceptAnswer } from './accept-answer.ts';
import { createProbe } from './create-probe.ts';
import { createFeedMails } from './feed-mails.ts';
import { feedPlace } from './feed-repository.ts';
import { createSchedule, type ScheduleDependencies } from './feed-schedule.ts';
import type { FeedFetcher } from './fetch-feed/fetch-feed.ts';
import { createFreshen } from './freshen.ts';
import { createHostCircuits } from './host-circuits.ts';
import { createHostLimiter, type HostLimiter, type HostTurns } from './host-limiter.ts';
import { createPollFeed } from './poll-feed.ts';
import { createFeedReader } from './read-feed.ts';
import { createRefreshSoon } from './refresh-soon.ts';
import type { CalendarDb } from './repository.ts';
import type { Seal } from './seal.ts';
import { createSettling, type PollOutcome } from './settle-poll.ts';
import { leaveTurn, takeTurn } from './host-turn-repository.ts';

/** Minimum wait before a retry. An earlier retry would only block on the row lock of the first attempt. */
const SHORTEST_WAIT_MS = 20;

/** Extra wait before an ended turn is released by its own statement. Until then, the next request of this process can release it. */
const REPORTED_LATE_MS = 50;

/** Creates the host turns that processes with the same sending address share. `sentFrom` is '' if it is unknown. */
export function createHostTurns({ db, sentFrom }: { db: CalendarDb; sentFrom: string }): HostTurns {
  type EndedTurn = { host: string; turn: string };
  const unreported = new Set<EndedTurn>();
  // Errors are ignored, because a turn that cannot be released expires.
  const release = ({ host, turn }: EndedTurn) => leaveTurn(db, { host, sentFrom }, turn).catch(() => undefined);

  function releaseLater(ended: EndedTurn, milliseconds: number): void {
    unreported.add(ended);
    setTimeout(() => {
      if (unreported.delete(ended)) void release(ended);
    }, milliseconds).unref();
  }

  return {
    async take(host, limits) {
      const reported = [...unreported].filter((ended) => ended.host === host);
      const ended = reported.map(({ turn }) => turn);
      const { turn, isAlone, waitMs } = await takeTurn(db, { host, sentFrom }, { ...limits, ended });
      if (turn === null) return { kind: 'refused', waitMs: Math.max(SHORTEST_WAIT_MS, waitMs) };
      for (const each of reported) unreported.delete(each);
      const pauseEnds = performance.now() + limits.gap;
      return {
        kind: 'taken',
        async leave() {
          const left = pauseEnds - performance.now();
          if (isAlone && left > 0) releaseLater({ host, turn }, left + REPORTED_LATE_MS);
          else await release({ host, turn });
        },
      };
    },
  };
}

export type PollingDependencies = {
  db: CalendarDb;
  clock: Clock;
  fetcher: Pick<FeedFetcher, 'fetch'>;
  seal: Pick<Seal, 'open'>;
  outbox: MailOutbox<CalendarDb>;
  publicUrl: string;
  putBatch: ScheduleDependencies['putBatch'];
  report(error: unknown): void;
  onPolled?(outcome: PollOutcome['kind'] | 'error', seconds: number): void;
  sentFrom?: string | undefined;
  limiter?: HostLimiter;
  random?: () => number;
};

type Place = { id: number; host: string };

const MS = 1000;

async function timed(
  onPolled: PollingDependencies['onPolled'],
  poll: () => Promise<PollOutcome>,
): Promise<PollOutcome> {
  const start = performance.now();
  const report = (outcome: PollOutcome['kind'] | 'error') => onPolled?.(outcome, (performance.now() - start) / MS);
  try {
    const outcome = await poll();
    report(outcome.kind);
    return outcome;
  } catch (error) {
    report('error');
    throw error;
  }
}

export function createPolling(deps: PollingDependencies) {
  const { db, clock, report, sentFrom = '', random = Math.random, onPolled } = deps;
  const { limiter = createHostLimiter({}, setTimeout, createHostTurns({ db, sentFrom })) } = deps;
  const mails = createFeedMails(deps);
  const accept = createAcceptAnswer({ mails, random });
  const readFeed = createFeedReader(deps);
  const circuits = createHostCircuits(deps);
  const settling = createSettling({ db, mails, random, accept });
  const pollFeed = createPollFeed({ ...deps, ...settling, readFeed, circuits });
  const pollAtGate = ({ id, host }: Place, options: { whenDue: boolean }, signal?: AbortSignal) =>
    timed(onPolled, async () => (await limiter.run(host, () => pollFeed(id, options), signal))());
  const pollDue = (place: Place) => pollAtGate(place, { whenDue: true });
  const pollNow = (places: readonly Place[], signal: AbortSignal) =>
    Promise.allSettled(places.map((place) => pollAtGate(place, { whenDue: false }, signal)));

  const schedule = createSchedule({ ...deps, pollDue, circuits, mails });

  return {
    async poll(feedId: number): Promise<PollOutcome> {
      const place = await feedPlace(db, feedId);
      return place === undefined ? { kind: 'skipped' } : pollAtGate(place, { whenDue: false });
    },
    probe: createProbe({ db, limiter, circuits, readFeed, accept, random, clock }),
    freshen: createFreshen({ db, clock, pollNow }),
    ...schedule,
    ...createRefreshSoon({ ...schedule, db, clock, report }),
  };
}

export type PollingService = ReturnType<typeof createPolling>;
