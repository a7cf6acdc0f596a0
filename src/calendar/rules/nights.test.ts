import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarDate, addDays, eachDate } from '../../kernel/dates/calendar-date.ts';
import type { Nights } from './feed.ts';
import { countNights, joinNights, nightsToCome, nightsWithin, nightsWithout } from './nights.ts';

const december = (day: number) => addDays('2026-12-01' as CalendarDate, day - 1);
const range = (start: number, end: number): Nights => ({ start: december(start), end: december(end) });
const ranges = (...pairs: [number, number][]) => pairs.map(([start, end]) => range(start, end));

describe('sets of nights', () => {
  test.each([
    [4, ranges([4, 6])],
    [1, ranges([2, 6])],
    [6, []],
  ])('nightsToCome on %i December removes past nights from the range 2 to 6 December', (today, nights) => {
    expect(nightsToCome(range(2, 6), december(today))).toEqual(nights);
  });
  test('countNights counts the night of a clock change as one night', () => {
    expect(countNights([{ start: '2026-10-24' as CalendarDate, end: '2026-10-26' as CalendarDate }])).toBe(2);
  });
});

const anyRange = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 6 }))
  .map(([start, nights]) => range(start, start + nights));
const datesOf = (list: readonly Nights[]) => list.flatMap(({ start, end }) => eachDate(start, end));

test('set operations on nights return the same nights as operations on sets of dates', () => {
  fc.assert(
    fc.property(anyRange, fc.array(anyRange, { maxLength: 6 }), (one, others) => {
      const set = joinNights(others);
      const dates = new Set(datesOf(others));
      expect(datesOf(set)).toEqual([...dates].toSorted());
      expect(set.every(({ end }) => !dates.has(end))).toBe(true);
      expect(countNights(set)).toBe(dates.size);
      expect(datesOf(nightsWithin(one, set))).toEqual(datesOf([one]).filter((date) => dates.has(date)));
      expect(datesOf(nightsWithout(one, set))).toEqual(datesOf([one]).filter((date) => !dates.has(date)));
    }),
  );
});
