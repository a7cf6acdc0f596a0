import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { december } from '../../../test/feed-history.ts';
import { addDays, type CalendarDate, daysBetween } from '../../kernel/dates/calendar-date.ts';
import { limitNights, MOST_NIGHTS } from './limit-nights.ts';
import { mergeFeed } from './merge-feed.ts';
import { countNights, joinNights } from './nights.ts';

const today = december(1);
const moment = { today, now: 0, served: [], served_at: null };
const range = (from: number, length: number) => ({ start: addDays(today, from), end: addDays(today, from + length) });
const closed = (from: number, length: number) => ({
  ...range(from, length),
  uid_hash: `${from}-${length}`,
  event_type: 'blocked' as const,
  is_proven: false,
});
const everySecondNight = Array.from({ length: 365 }, (_, index) => closed(index * 2, 1));
const yearsOnEnd = Array.from({ length: 5000 }, (_, index) => closed(index % 365, 365 - (index % 7)));

const sum = (ranges: readonly { start: CalendarDate; end: CalendarDate }[]) =>
  ranges.reduce((total, { start, end }) => total + daysBetween(start, end), 0);

describe('G20 bounded: feeds that block the same nights repeatedly', () => {
  test('limitNights returns a feed of realistic size unchanged', () => {
    const events = Array.from({ length: 7 }, () => closed(0, 700));
    expect(limitNights(events)).toBe(events);
  });
  test('limitNights keeps every night and exceeds the limit by at most 730 nights', () => {
    const anyRange = fc.tuple(fc.nat({ max: 400 }), fc.integer({ min: 1, max: 330 }));
    fc.assert(
      fc.property(fc.array(anyRange, { minLength: 20, maxLength: 60 }), (ranges) => {
        const events = ranges.map(([from, length]) => range(from, length));
        const limited = limitNights(events);
        expect(joinNights(limited)).toEqual(joinNights(events));
        expect(sum(limited)).toBeLessThanOrEqual(MOST_NIGHTS + 730);
      }),
    );
  });
  test('mergeFeed inserts fewer than 6,000 rows if every second night was exported', () => {
    const { insert } = mergeFeed([], yearsOnEnd, { ...moment, served: everySecondNight, served_at: 0 });
    expect(insert.length).toBeLessThan(6000);
    expect(countNights(joinNights(insert))).toBe(countNights(joinNights(yearsOnEnd)));
  });
  test('mergeFeed changes fewer than 6,000 rows if the feed shows only every second night', () => {
    const rows = mergeFeed([], yearsOnEnd, moment).insert.map((row, index) => ({ ...row, id: index + 1 }));
    const { insert, update } = mergeFeed(rows, everySecondNight, moment);
    expect(insert.length + update.length).toBeLessThan(6000);
  });
});
