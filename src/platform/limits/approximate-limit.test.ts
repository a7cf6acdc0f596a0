import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  SYNC_THRESHOLD,
  createApproximateLimit,
  type ApproximateLimit,
  type SyncCounts,
  windowEnd,
} from './approximate-limit.ts';

const LIMIT = { calls: 600, seconds: 60 };

/** The database's side: one sum for all, of the newest window. `delay` in milliseconds. */
function openSums({ delay = 0 } = {}) {
  const sums = new Map<string, number>();
  const ends = new Map<string, number>();
  const synced: number[] = [];
  const syncCounts: SyncCounts = async (unsynced) => {
    for (const { key, acts, endsAt } of unsynced) {
      sums.set(key, (ends.get(key) === endsAt ? (sums.get(key) ?? 0) : 0) + acts);
      ends.set(key, endsAt);
      synced.push(acts);
    }
    const now = new Map(sums);
    await new Promise((resolve) => setTimeout(resolve, delay));
    return now;
  };
  return { syncCounts, synced, sums };
}

const openLimit = (syncCounts = openSums().syncCounts) =>
  createApproximateLimit(LIMIT, { keyOf: (who) => who, syncCounts });

/** Counts so many acts, all at once; gives how many were within the limit. */
async function press(limit: ApproximateLimit, who: string, acts: number): Promise<number> {
  const counted = await Promise.all(Array.from({ length: acts }, () => limit.count(who)));
  return counted.filter(({ waitSeconds }) => waitSeconds === 0).length;
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z'), shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

describe('one process', () => {
  test('lets 600 through and not one more, and says how long to wait', async () => {
    const limit = openLimit();
    expect(await press(limit, 'anna', 700)).toBe(600);
    const { waitSeconds } = await limit.count('anna');
    const end = windowEnd('anna', 60_000, Date.now());
    expect(waitSeconds).toBe(Math.ceil((end - Date.now()) / 1000));
    expect(await press(limit, 'bruno', 10)).toBe(10);
    vi.setSystemTime(end);
    expect(await press(limit, 'anna', 700)).toBe(600);
  });

  test('takes back what is given back', async () => {
    const limit = openLimit();
    const first = await limit.count('anna');
    await press(limit, 'anna', 599);
    await first.resetAttempts();
    expect(await press(limit, 'anna', 5)).toBe(1);
  });

  test('does not wait for ever when the window ends while counts are synced', async () => {
    const end = windowEnd('anna', 60_000, Date.now());
    let ending = 0;
    const syncCounts: SyncCounts = async () => {
      if ((ending += 1) > 1) return new Map();
      vi.setSystemTime(end);
      void limit.count('anna');
      return new Map();
    };
    const limit = openLimit(syncCounts);
    await press(limit, 'anna', SYNC_THRESHOLD);
    // A wait without end leaves no time to anything else: not even to this test's own limit.
    const now = Date.now.bind(Date);
    let looks = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => {
      if ((looks += 1) > 100_000) throw new Error('it waits for ever');
      return now();
    });
    expect(await limit.count('anna')).toMatchObject({ waitSeconds: 0 });
    expect(await press(limit, 'anna', 700)).toBe(598);
  });

  test('syncs no caller who has hardly called, and the others in few statements', async () => {
    const sums = openSums();
    const limit = openLimit(sums.syncCounts);
    for (const who of ['a', 'b', 'c']) await press(limit, who, 29);
    await limit.sync();
    expect(sums.synced).toEqual([]);
    for (let n = 0; n < 600; n += 1) await limit.count('anna');
    await limit.sync();
    expect(sums.sums).toEqual(new Map([['anna', 600]]));
    expect(sums.synced.length).toBeLessThanOrEqual(7);
  });
});

describe('several processes', () => {
  test.each([2, 3, 5])(
    '%i let through 600, and 100 for each further one at most, however they are pressed',
    async (n) => {
      const { syncCounts } = openSums({ delay: 3 });
      const limits = Array.from({ length: n }, () => openLimit(syncCounts));
      const through = await Promise.all(limits.map((limit) => press(limit, 'anna', 700)));
      const all = through.reduce((sum, one) => sum + one, 0);
      expect(all).toBeGreaterThanOrEqual(600);
      expect(all).toBeLessThanOrEqual(600 + (n - 1) * SYNC_THRESHOLD);
    },
  );

  test('a caller at an ordinary pace is stopped at 600, give or take the calls of a second', async () => {
    const { syncCounts } = openSums();
    const limits = [openLimit(syncCounts), openLimit(syncCounts)];
    let through = 0;
    for (let second = 0; second < 40; second += 1) {
      for (const limit of limits) through += await press(limit, 'anna', 10);
      await Promise.all(limits.map((limit) => limit.sync()));
    }
    expect(through).toBeGreaterThanOrEqual(600);
    expect(through).toBeLessThanOrEqual(620);
  });
});

describe('a database that does not answer', () => {
  test('refuses: each process counts for itself, and lets 600 through', async () => {
    const limit = openLimit(() => Promise.reject(new Error('gone')));
    expect(await press(limit, 'anna', 700)).toBe(600);
  });

  test('hangs: a call waits for two seconds at most, and those after it not at all', async () => {
    vi.useRealTimers();
    const limit = openLimit(() => new Promise(() => undefined));
    const begin = Date.now();
    expect(await press(limit, 'anna', 300)).toBe(300);
    expect(await press(limit, 'anna', 300)).toBe(300);
    // If each waited for itself, it would take twenty minutes.
    expect(Date.now() - begin).toBeLessThan(20_000);
  });
});

test('windows end within a minute, at the same moment in all processes, and not all at one', () => {
  const now = Date.parse('2026-11-22T09:00:00Z');
  const ends = Array.from({ length: 50 }, (_, n) => windowEnd(`key ${n} and more`, 60_000, now));
  expect(ends.every((end) => end > now && end <= now + 60_000)).toBe(true);
  expect(new Set(ends).size).toBeGreaterThan(20);
  expect(windowEnd('a', 60_000, windowEnd('a', 60_000, now) - 1)).toBe(windowEnd('a', 60_000, now));
});
