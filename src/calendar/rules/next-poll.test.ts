import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextPoll } from './next-poll.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 22, 1, 0);

const ids = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const good = { failures: 0, held_since: null };

const poll = (now: number, chance: number, feed_id = 7, interval_minutes = 60) => {
  return { feed_id, interval_minutes, now, random: chance };
};

describe('G16 schedule: "every active feed polled once per 60 min ± jitter"', () => {
  test('two days of good polls: one each hour, however late each started within its minute', () => {
    const minutes = fc.integer({ min: 15, max: 1440 });
    const rounds = fc.array(fc.tuple(random, random), { minLength: 48, maxLength: 48 });
    fc.assert(
      fc.property(ids, minutes, rounds, (id, interval, chances) => {
        let previous = nextPoll(poll(NOW, 0.5, id, interval), good);
        for (const [chance, lateness] of chances) {
          const next = nextPoll(poll(previous + lateness * MINUTE, chance, id, interval), good);
          expect(Math.abs(next - previous - interval * MINUTE)).toBeLessThanOrEqual(2 * MINUTE);
          previous = next;
        }
      }),
    );
  });

  test('"restart does not stampede": feeds that were all polled at once scatter over the hour', () => {
    const counts = Array.from({ length: 60 }, () => 0);
    for (let id = 1; id <= 6000; id += 1) {
      const minute = Math.floor((nextPoll(poll(NOW, 0.5, id), good) % HOUR) / MINUTE);
      counts[minute] = (counts[minute] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(95);
    expect(Math.max(...counts)).toBeLessThanOrEqual(105);
  });

  test('a reading by hand moves nothing: the feed keeps its minute', () => {
    const slot = nextPoll(poll(NOW, 0.5), good);
    expect(nextPoll(poll(slot - 20 * MINUTE, 0.5), good)).toBe(slot);
    expect(nextPoll(poll(slot - MINUTE, 0.5), good)).toBe(slot + HOUR);
  });
});

describe('G17 back-off: "failures 1×, 2×, 4× … cap 6 h with jitter"', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 6],
    [5, 6],
    [60, 6],
  ])('failure %i waits %i h, up to a tenth less', (failures, hours) => {
    expect(nextPoll(poll(NOW, 0), { failures, held_since: null })).toBe(NOW + hours * HOUR);
    expect(nextPoll(poll(NOW, 1), { failures, held_since: null })).toBe(NOW + 0.9 * hours * HOUR);
  });
});

describe('G5 "2 consecutive good polls (≥ 30 min apart)": nights that vanish get their second look after 31 minutes', () => {
  const slot = nextPoll(poll(NOW, 0.5), good);
  const afterLook = slot + HOUR / 60;

  test.each([
    ['vanished at this poll', 0, 31],
    ['vanished ten minutes ago, and somebody synced by hand', 10, 21],
    ['vanished half an hour ago less a second', 30 - 1 / 60, 1 + 1 / 60],
  ])('%s', (_, ago, minutes) => {
    const next = nextPoll(poll(afterLook, 0.5), { failures: 0, held_since: afterLook - ago * MINUTE });
    expect((next - afterLook) / MINUTE).toBeCloseTo(minutes);
  });

  test('its own minute stays where that comes sooner, or where nights are held for longer: nobody is asked all the time', () => {
    const before = slot - 20 * MINUTE;
    expect(nextPoll(poll(before, 0.5), { failures: 0, held_since: before })).toBe(slot);
    expect(nextPoll(poll(afterLook, 0.5), { failures: 0, held_since: afterLook - 31 * MINUTE })).toBe(slot + HOUR);
  });

  test('a poll that fails gives no opinion: it waits as failures do', () => {
    expect(nextPoll(poll(NOW, 0), { failures: 2, held_since: NOW })).toBe(NOW + 2 * HOUR);
  });
});
