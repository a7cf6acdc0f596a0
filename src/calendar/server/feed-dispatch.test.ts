import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { DueFeed } from '../rules/feed-batches.ts';
import {
  CLOSED,
  circuitState,
  type HostCircuit,
  nextCircuit,
  OPENING_TIMEOUTS,
  TRIAL_PAUSE_MS,
} from '../rules/host-circuit.ts';
import { createDispatch } from './feed-dispatch.ts';
import { createHostLimiter } from './host-limiter.ts';
import type { PollOutcome } from './settle-poll.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HANGS = 15 * SECOND;
const ANSWERS = 200;
const WORKERS = 8;

type Feed = { id: number; host: string; isDead: boolean; due: number; readAt: number | null; isClaimed: boolean };

function openTime() {
  let now = 0;
  const timers: { at: number; work: () => void }[] = [];
  const later = (work: () => void, milliseconds: number) => {
    const at = now + milliseconds;
    const before = timers.findIndex((timer) => timer.at > at);
    timers.splice(before === -1 ? timers.length : before, 0, { at, work });
  };
  return {
    now: () => now,
    later,
    wait: (milliseconds: number) => new Promise<void>((resolve) => later(resolve, milliseconds)),
    async pass(until: number) {
      await setImmediate();
      for (let next = timers.shift(); next !== undefined; next = timers.shift()) {
        if (next.at > until) break;
        ({ at: now } = next);
        next.work();
        await setImmediate();
      }
    },
  };
}

type Time = ReturnType<typeof openTime>;

function openStore(feeds: readonly Feed[], time: Time) {
  const hosts = new Map<string, HostCircuit>();
  const byId = new Map(feeds.map((feed) => [feed.id, feed]));
  const circuitOf = (host: string) => hosts.get(host) ?? CLOSED;
  const stateOf = (host: string) => circuitState(circuitOf(host), time.now());
  const isDue = ({ due, isClaimed }: Feed) => due <= time.now() && !isClaimed;
  return {
    circuitOf,
    stateOf,
    note(host: string, isAnswered: boolean) {
      const attempt = isAnswered ? ({ kind: 'answer', retryAfter: null } as const) : ({ kind: 'timeout' } as const);
      hosts.set(host, nextCircuit(circuitOf(host), attempt, time.now()));
    },
    async due(among?: readonly number[]): Promise<DueFeed[]> {
      const candidates = among === undefined ? feeds : among.flatMap((id) => byId.get(id) ?? []);
      const open = candidates.filter((feed) => isDue(feed) && stateOf(feed.host) !== 'open');
      const places = new Map<string, number>();
      const placed = open.map((feed) => {
        const place = (places.get(feed.host) ?? 0) + 1;
        places.set(feed.host, place);
        return { ...feed, place, is_suspect: circuitOf(feed.host).timeouts > 0 };
      });
      return placed
        .filter(({ place, host }) => place === 1 || (stateOf(host) === 'closed' && place <= 480))
        .toSorted((one, other) => one.place - other.place || one.due - other.due);
    },
    claim(id: number): Feed | null {
      const feed = byId.get(id);
      if (feed === undefined || !isDue(feed)) return null;
      const state = stateOf(feed.host);
      if (state === 'open') return null;
      if (state === 'half_open') {
        hosts.set(feed.host, { timeouts: OPENING_TIMEOUTS, resting_until: time.now() + TRIAL_PAUSE_MS });
      }
      feed.isClaimed = true;
      return feed;
    },
  };
}

type Store = ReturnType<typeof openStore>;

function openProcess(time: Time, store: Store) {
  const limiter = createHostLimiter({}, time.later);
  const jobs: { ids: readonly number[]; priority: number }[] = [];
  const requests = new Map<string, number>();

  async function poll(id: number): Promise<PollOutcome> {
    const feed = store.claim(id);
    if (feed === null) return { kind: 'skipped' };
    requests.set(feed.host, (requests.get(feed.host) ?? 0) + 1);
    await time.wait(feed.isDead ? HANGS : ANSWERS);
    store.note(feed.host, !feed.isDead);
    feed.isClaimed = false;
    feed.due = time.now() + 60 * MINUTE;
    if (feed.isDead) return { kind: 'failed', fault: 'tempo_scaduto', paused: false };
    feed.readAt ??= time.now();
    return { kind: 'unchanged' };
  }

  const { handOut, runBatch } = createDispatch({
    due: store.due,
    putBatch: async (ids, priority) => void jobs.push({ ids, priority }),
    pollDue: ({ id, host }) => limiter.run(host, () => poll(id)),
    circuits: { restOf: async (host) => (store.stateOf(host) === 'open' ? 'tempo_scaduto' : null) },
    report: (error) => {
      throw error;
    },
  });

  async function work(): Promise<never> {
    for (;;) {
      const next = jobs.toSorted((one, other) => other.priority - one.priority)[0];
      if (next === undefined) await time.wait(SECOND);
      else {
        jobs.splice(jobs.indexOf(next), 1);
        await runBatch(next.ids);
      }
    }
  }

  async function tick(): Promise<never> {
    for (;;) {
      await handOut();
      await time.wait(MINUTE);
    }
  }
  void tick();
  for (let worker = 0; worker < WORKERS; worker += 1) void work();
  return { requests };
}

function feedsOf(host: string, count: number, { isDead = false, every = 0 } = {}): Omit<Feed, 'id'>[] {
  const feed = { host, isDead, readAt: null, isClaimed: false };
  return Array.from({ length: count }, (_, index) => ({ ...feed, due: index * every }));
}

async function simulate(given: readonly Omit<Feed, 'id'>[], minutes: number) {
  const time = openTime();
  const feeds = given.map((feed, id) => ({ ...feed, id }));
  const { requests } = openProcess(time, openStore(feeds, time));
  await time.pass(minutes * MINUTE);
  return { read: feeds.filter(({ isDead }) => !isDead).map(({ readAt }) => readAt ?? Infinity), requests };
}

async function delayBeside(others: readonly Omit<Feed, 'id'>[]) {
  const live = [
    ...feedsOf('live-one', 60, { every: 5 * SECOND }),
    ...feedsOf('live-two', 30, { every: 10 * SECOND }),
    ...feedsOf('live-three', 1),
  ];
  const alone = await simulate(live, 10);
  expect(Math.max(...alone.read)).toBeLessThan(10 * MINUTE);
  const { read, requests } = await simulate([...others, ...live], 10);
  return { delay: Math.max(...read.slice(-live.length).map((at, index) => at - (alone.read[index] ?? 0))), requests };
}

describe('the dispatch of thousands of feeds', () => {
  test.each([
    [5000, 1],
    [30, 1],
    [1, 30],
    [500, 10],
  ])('delays live feeds by less than 60 s with %i dead feeds per dead host (dead hosts: %i)', async (feeds, hosts) => {
    const names = Array.from({ length: hosts }, (_, index) => `dead-${index}`);
    const { delay, requests } = await delayBeside(names.flatMap((name) => feedsOf(name, feeds, { isDead: true })));
    expect(delay).toBeLessThan(60 * SECOND);
    if (feeds < 5000) return;
    expect(requests.get('dead-0')).toBeLessThanOrEqual(4 + 10);
    expect(requests.get('dead-0')).toBeGreaterThanOrEqual(3 + 8);
  });

  test('delays the feeds on other hosts by less than 60 s if a live host has 5,000 feeds', async () => {
    expect((await delayBeside(feedsOf('big', 5000))).delay).toBeLessThan(60 * SECOND);
  });
});
