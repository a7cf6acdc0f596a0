import { describe, expect, test } from 'vitest';
import { pollInterval } from './poll-interval.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 26, 12);

const interval = (unchanged: number, is_awaited: boolean, sync_interval_minutes = 60) =>
  pollInterval({ unchanged_since: NOW - unchanged, is_awaited, sync_interval_minutes }, NOW);

describe('"adaptive by history, between 15 min and 12 h"', () => {
  test.each([
    ['it changed at this reading', 0, 15],
    ['an hour ago', HOUR, 15],
    ['less than five hours ago', 5 * HOUR - 1, 15],
    ['five hours ago', 5 * HOUR, 30],
    ['ten hours ago', 10 * HOUR, 60],
    ['yesterday', DAY, 120],
    ['two days ago', 2 * DAY, 240],
    ['four days ago', 4 * DAY, 480],
    ['five days ago', 5 * DAY, 720],
    ['a year ago', 365 * DAY, 720],
    ['its clock is behind ours', -HOUR, 15],
  ])('%s', (_, unchanged, minutes) => {
    expect(interval(unchanged, false)).toBe(minutes);
  });
});

describe('"never longer than an hour for a home that is looked at or has bookings within 60 days"', () => {
  test.each([
    [0, 15],
    [5 * HOUR, 30],
    [10 * HOUR, 60],
    [DAY, 60],
    [365 * DAY, 60],
  ])('unchanged for %i ms', (unchanged, minutes) => {
    expect(interval(unchanged, true)).toBe(minutes);
  });
});

describe('an owner’s own interval', () => {
  test.each([
    ['half an hour is the longest while somebody waits', 365 * DAY, true, 30, 30],
    ['but not for ever', 365 * DAY, false, 30, 720],
    ['a day, of a calendar that never changes', 365 * DAY, false, 1440, 1440],
    ['a day, of one that changes', DAY, false, 1440, 120],
  ])('%s', (_, unchanged, is_awaited, minutes, expected) => {
    expect(interval(unchanged, is_awaited, minutes)).toBe(expected);
  });
});
