import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pollInterval } from './poll-interval.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 26, 12);

const interval = (unchanged: number, is_awaited: boolean, sync_interval_minutes = 60) =>
  pollInterval({ unchanged_since: NOW - unchanged, is_awaited, sync_interval_minutes }, NOW);

test.each([
  ['it changed at this reading', 0, false, 15],
  ['it changed less than five hours ago', 5 * HOUR - 1, false, 15],
  ['it changed five hours ago', 5 * HOUR, false, 30],
  ['it changed ten hours ago', 10 * HOUR, false, 60],
  ['it has not changed for a year', 365 * DAY, false, 60],
  ['its clock is behind ours', -HOUR, false, 15],
  ['it changed at this reading, and its home is looked at', 0, true, 15],
  ['it has not changed for a year, and its home is looked at', 365 * DAY, true, 30],
])('%s', (_, unchanged, is_awaited, minutes) => {
  expect(interval(unchanged, is_awaited)).toBe(minutes);
});

describe('"never less often than sync_interval_minutes" (ADR 0051)', () => {
  test.each([
    ['an owner who asks for each quarter of an hour', 365 * DAY, false, 15, 15],
    ['a day, of a calendar that never changes', 365 * DAY, false, 1440, 1440],
    ['a day, of a calendar that has just changed', HOUR, false, 1440, 15],
  ])('%s', (_, unchanged, is_awaited, minutes, expected) => {
    expect(interval(unchanged, is_awaited, minutes)).toBe(expected);
  });

  test('whatever is known of a feed', () => {
    const unchanged = fc.integer({ min: -DAY, max: 1000 * DAY });
    fc.assert(
      fc.property(unchanged, fc.boolean(), fc.integer({ min: 15, max: 1440 }), (since, is_awaited, minutes) => {
        expect(interval(since, is_awaited, minutes)).toBeLessThanOrEqual(minutes);
      }),
    );
  });
});
