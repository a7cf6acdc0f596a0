import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarDate, addDays, eachDate } from '../../kernel/calendar-date.ts';
import type { Nights } from './feed.ts';
import { countNights, joinNights, nightsToCome, nightsWithin, nightsWithout } from './nights.ts';

const december = (day: number) => addDays('2026-12-01' as CalendarDate, day - 1);
const range = (start: number, end: number): Nights => ({ start: december(start), end: december(end) });
const ranges = (...pairs: [number, number][]) => pairs.map(([start, end]) => range(start, end));

describe('sets of nights', () => {
  test('ranges that touch or overlap become one, in order', () => {
    expect(joinNights(ranges([8, 9], [3, 5], [1, 3], [4, 6]))).toEqual(ranges([1, 6], [8, 9]));
  });
  test('the nights of a range that are in a set, and that are not', () => {
    const set = ranges([1, 3], [5, 6], [8, 12]);
    expect(nightsWithin(range(2, 10), set)).toEqual(ranges([2, 3], [5, 6], [8, 10]));
    expect(nightsWithout(range(2, 10), set)).toEqual(ranges([3, 5], [6, 8]));
    expect(nightsWithout(range(5, 6), set)).toEqual([]);
  });
  test('the nights to come begin today or later; the day of departure is none', () => {
    expect(nightsToCome(range(2, 6), december(4))).toEqual(ranges([4, 6]));
    expect(nightsToCome(range(2, 6), december(1))).toEqual(ranges([2, 6]));
    expect(nightsToCome(range(2, 6), december(6))).toEqual([]);
  });
  test('the night of a clock change is a night like any other', () => {
    expect(countNights([{ start: '2026-10-24' as CalendarDate, end: '2026-10-26' as CalendarDate }])).toBe(2);
  });
});

const anyRange = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 6 }))
  .map(([start, nights]) => range(start, start + nights));
const datesOf = (list: readonly Nights[]) => list.flatMap(({ start, end }) => eachDate(start, end));

test('they are what sets of dates would be', () => {
  fc.assert(
    fc.property(anyRange, fc.array(anyRange, { maxLength: 6 }), (one, others) => {
      const set = joinNights(others);
      const dates = new Set(datesOf(others));
      expect(datesOf(set)).toEqual([...dates].toSorted());
      expect(countNights(set)).toBe(dates.size);
      expect(datesOf(nightsWithin(one, set))).toEqual(datesOf([one]).filter((date) => dates.has(date)));
      expect(datesOf(nightsWithout(one, set))).toEqual(datesOf([one]).filter((date) => !dates.has(date)));
    }),
  );
});
