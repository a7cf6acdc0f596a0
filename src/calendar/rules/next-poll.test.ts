import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextPoll } from './next-poll.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ROUND = 57.5 * MINUTE;
const NOW = Date.UTC(2026, 10, 22, 1, 0);

const ids = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const good = { failures: 0, held_since: null };

const poll = (now: number, chance: number, feed_id = 7, interval_minutes = 60) => {
  return { feed_id, interval_minutes, now, random: chance };
};

describe('G16 schedule: nextPoll for active feeds (ADR 0051)', () => {
  test('schedules 48 successive polls within the interval, even if each poll starts up to a minute late', () => {
    const minutes = fc.integer({ min: 15, max: 1440 });
    const rounds = fc.array(fc.tuple(random, random), { minLength: 48, maxLength: 48 });
    fc.assert(
      fc.property(ids, minutes, rounds, (id, interval, chances) => {
        let previous = nextPoll(poll(NOW, 0.5, id, interval), good);
        for (const [chance, lateness] of chances) {
          const next = nextPoll(poll(previous + lateness * MINUTE, chance, id, interval), good);
          // A minute is added, because polls are dispatched up to a minute after they are due.
          expect(next + MINUTE - previous).toBeLessThanOrEqual(interval * MINUTE);
          expect(next - previous).toBeGreaterThanOrEqual((interval - 5) * MINUTE);
          previous = next;
        }
      }),
    );
  });

  test('spreads the next polls over the hour if all feeds were polled at the same time, for example after a restart', () => {
    const counts = Array.from({ length: 23 }, () => 0);
    for (let id = 1; id <= 6900; id += 1) {
      const place = Math.floor((nextPoll(poll(NOW, 0.5, id), good) - NOW - 0.75 * MINUTE) / (2.5 * MINUTE));
      counts[place] = (counts[place] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(290);
    expect(Math.max(...counts)).toBeLessThanOrEqual(310);
  });

  test('keeps the scheduled time of a feed after a manual poll, but skips it if it is less than 45 seconds away', () => {
    const slot = nextPoll(poll(NOW, 0.5), good);
    expect(nextPoll(poll(slot - 20 * MINUTE, 0.5), good)).toBe(slot);
    expect(nextPoll(poll(slot - MINUTE / 2, 0.5), good)).toBe(slot + ROUND);
  });
});

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [4, 6],
  [5, 6],
  [60, 6],
])('G17 back-off: after failure %i, nextPoll waits %i h minus up to 10 %', (failures, hours) => {
  expect(nextPoll(poll(NOW, 0), { failures, held_since: null })).toBe(NOW + hours * HOUR);
  expect(nextPoll(poll(NOW, 1), { failures, held_since: null })).toBe(NOW + 0.9 * hours * HOUR);
});

describe('nextPoll with temporary failures', () => {
  test.each([
    [1, 10],
    [2, 60],
    [3, 120],
    [4, 240],
    [5, 360],
    [60, 360],
  ])('after failure %i, waits %i minutes minus up to 10 %', (failures, minutes) => {
    const end = { failures, is_passing: true, held_since: null };
    expect(nextPoll(poll(NOW, 0), end)).toBe(NOW + minutes * MINUTE);
    expect(nextPoll(poll(NOW, 1), end)).toBe(NOW + 0.9 * minutes * MINUTE);
  });

  test('retries before the calendar is 75 minutes old if one poll failed', () => {
    const read = nextPoll(poll(NOW, 1), good);
    const failed = nextPoll(poll(read, 1), good) + MINUTE;
    const again = nextPoll(poll(failed, 0), { failures: 1, is_passing: true, held_since: null }) + MINUTE;
    expect(again - read).toBeLessThanOrEqual(75 * MINUTE);
  });
});

describe('G5 slow to free: the second poll after nights disappeared', () => {
  const slot = nextPoll(poll(NOW, 0.5), good);
  const afterLook = slot + HOUR / 60;

  test.each([
    ['is due in 31 minutes if the nights disappeared in this poll', 0, 31],
    ['is due in 21 minutes if the nights disappeared ten minutes before a manual poll', 10, 21],
    ['is due in a minute if the nights disappeared almost half an hour ago', 30 - 1 / 60, 1 + 1 / 60],
  ])('%s', (_, ago, minutes) => {
    const next = nextPoll(poll(afterLook, 0.5), { failures: 0, held_since: afterLook - ago * MINUTE });
    expect((next - afterLook) / MINUTE).toBeCloseTo(minutes);
  });

  test('keeps its scheduled time if that is sooner or the nights have been held for more than half an hour', () => {
    const before = slot - 20 * MINUTE;
    expect(nextPoll(poll(before, 0.5), { failures: 0, held_since: before })).toBe(slot);
    expect(nextPoll(poll(afterLook, 0.5), { failures: 0, held_since: afterLook - 31 * MINUTE })).toBe(slot + ROUND);
  });

  test('is delayed by the back-off if a poll fails while nights are held', () => {
    expect(nextPoll(poll(NOW, 0), { failures: 2, held_since: NOW })).toBe(NOW + 2 * HOUR);
  });
});
