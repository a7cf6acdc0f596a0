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
  ['15 minutes if the calendar changed in this poll', 0, false, 15],
  ['15 minutes if the calendar changed less than five hours ago', 5 * HOUR - 1, false, 15],
  ['30 minutes if the calendar changed five hours ago', 5 * HOUR, false, 30],
  ['an hour if the calendar changed ten hours ago', 10 * HOUR, false, 60],
  ['an hour if the calendar has not changed for a year', 365 * DAY, false, 60],
  ['15 minutes if a slow clock places the change in the future', -HOUR, false, 15],
  ['15 minutes if the calendar changed in this poll and the home was viewed', 0, true, 15],
  ['30 minutes if the calendar has not changed for a year but the home was viewed', 365 * DAY, true, 30],
])('pollInterval returns %s', (_, unchanged, is_awaited, minutes) => {
  expect(interval(unchanged, is_awaited)).toBe(minutes);
});

describe('pollInterval with an interval that the owner set (ADR 0051)', () => {
  test.each([
    ['returns 15 minutes if the configured interval is 15 minutes', 365 * DAY, false, 15, 15],
    ['returns a day if the configured interval is a day and the calendar is unchanged', 365 * DAY, false, 1440, 1440],
    [
      'returns 15 minutes if the configured interval is a day but the calendar changed an hour ago',
      HOUR,
      false,
      1440,
      15,
    ],
  ])('%s', (_, unchanged, is_awaited, minutes, expected) => {
    expect(interval(unchanged, is_awaited, minutes)).toBe(expected);
  });

  test('never exceeds the configured interval', () => {
    const unchanged = fc.integer({ min: -DAY, max: 1000 * DAY });
    fc.assert(
      fc.property(unchanged, fc.boolean(), fc.integer({ min: 15, max: 1440 }), (since, is_awaited, minutes) => {
        expect(interval(since, is_awaited, minutes)).toBeLessThanOrEqual(minutes);
      }),
    );
  });
});
