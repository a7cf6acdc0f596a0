import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countAttempt, type AttemptCount, limitsOfAttempt, secondsToWait } from './count-attempt.ts';
import { LOGIN_LIMITS, type LoginLimit, type LoginLimitName } from './login-limits.ts';

const START = new Date('2026-11-21T10:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);

function tryOnAndOn(limit: LoginLimit, tries: number): { count: AttemptCount | null; waits: number[]; now: Date } {
  let count: AttemptCount | null = null;
  let now = START;
  const waits: number[] = [];
  for (let done = 0; done < tries; done += 1) {
    count = countAttempt(limit, count, now);
    const wait = secondsToWait([count], now);
    waits.push(wait);
    now = new Date(now.getTime() + wait * 1000);
  }
  return { count, waits, now };
}

describe('the back-off per account and network address', () => {
  test('allows five attempts without a wait, then doubles the wait after each attempt up to 15 minutes', () => {
    const { waits } = tryOnAndOn(LOGIN_LIMITS.pair, 2000);
    expect(waits.slice(0, 16)).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
    expect(waits.at(-1)).toBe(900);
  });

  test('resets the count after 24 hours without attempts', () => {
    const { count, now } = tryOnAndOn(LOGIN_LIMITS.pair, 20);
    const nextDay = new Date(now.getTime() + 86_400_000);
    expect(countAttempt(LOGIN_LIMITS.pair, count, nextDay)).toMatchObject({ tries: 1, waits_until: null });
  });

  test('spreads 110 attempts over more than a day', () => {
    const { now } = tryOnAndOn(LOGIN_LIMITS.pair, 110);
    expect(now.getTime() - START.getTime()).toBeGreaterThan(86_400_000);
  });
});

describe('window limits', () => {
  test.each<[string, LoginLimitName, number, number]>([
    ['20 attempts in 10 minutes per network address', 'address', 20, 600],
    ['50 attempts an hour per account from all unknown browsers', 'account', 50, 3600],
    ['300 attempts an hour from all unknown browsers', 'strangers', 300, 3600],
  ])('enforces the limit of %s', (_, name, tries, seconds) => {
    const limit = LOGIN_LIMITS[name];
    let count: AttemptCount | null = null;
    for (let done = 0; done < tries; done += 1) {
      expect(secondsToWait(count === null ? [] : [count], after(done / 10))).toBe(0);
      count = countAttempt(limit, count, after(done / 10));
    }
    expect(count).toEqual({ tries, waits_until: after(seconds), forgotten_at: after(seconds) });
    const counts = count === null ? [] : [count];
    expect(secondsToWait(counts, after(seconds - 1))).toBe(1);
    expect(secondsToWait(counts, after(seconds))).toBe(0);
    const next = { tries: 1, waits_until: null, forgotten_at: after(2 * seconds) };
    expect(countAttempt(limit, count, after(seconds))).toEqual(next);
  });
});

describe('secondsToWait', () => {
  test.each<[string, (number | null)[], number]>([
    ['0 if there are no counts', [], 0],
    ['0 if no count has a wait', [null, null], 0],
    ['the longest of several waits', [null, 3, 40], 40],
    ['1 for a wait of a fraction of a second', [0.001], 1],
    ['0 if the waits are over', [-5, 0], 0],
  ])('returns %s', (_, waits, seconds) => {
    const counts = waits.map((wait) => {
      return { tries: 9, waits_until: wait === null ? null : after(wait), forgotten_at: after(60) };
    });
    expect(secondsToWait(counts, START)).toBe(seconds);
  });

  test('ignores expired counts', () => {
    expect(secondsToWait([{ tries: 9, waits_until: after(60), forgotten_at: START }], START)).toBe(0);
  });
});

test('a window limit admits at most twice its maximum number of attempts in any interval of the window’s length', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 200 }), (pauses) => {
      const limit = LOGIN_LIMITS.address;
      let count: AttemptCount | null = null;
      let now = START;
      const taken: number[] = [];
      for (const pause of pauses) {
        now = new Date(now.getTime() + pause * 1000);
        if (secondsToWait(count === null ? [] : [count], now) > 0) continue;
        count = countAttempt(limit, count, now);
        taken.push(now.getTime());
      }
      // An interval as long as a window overlaps at most two adjacent windows.
      for (const from of taken) {
        expect(taken.filter((at) => at >= from && at < from + limit.seconds * 1000).length).toBeLessThanOrEqual(
          2 * limit.tries,
        );
      }
    }),
  );
});

test.each([
  ['a known browser is subject only to its own limit, so that other browsers cannot lock it out', 'known', ['known']],
  ['a client with a valid code is exempt from the account-wide and global limits', 'holder', ['pair', 'address']],
  [
    'an unknown browser is subject to all limits except that of known browsers',
    'stranger',
    ['pair', 'address', 'account', 'strangers'],
  ],
] as const)('%s', (_, source, limits) => {
  expect(limitsOfAttempt(source)).toEqual(limits);
});
