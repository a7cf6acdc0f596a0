import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarDate, addDays } from '../../kernel/dates/calendar-date.ts';
import { type AvailabilityQuestion, type BusyPeriod, availabilityOf } from './availability.ts';

const DAY_ONE = '2026-12-01' as CalendarDate;

function december(day: number): CalendarDate {
  return addDays(DAY_ONE, day - 1);
}

function busy(...periods: [number, number][]): BusyPeriod[] {
  return periods.map(([start, end]) => ({ start: december(start), end: december(end) }));
}

describe('availabilityOf: available nights', () => {
  const free = { busy: [] };
  test.each<[string, Omit<AvailabilityQuestion, 'start' | 'end'>, number[]]>([
    ['returns every night of an empty calendar', { whole: [], units: [], wanted: 'whole' }, [1, 2, 3, 4, 5, 6]],
    ['returns the night of the departure day', { whole: busy([2, 4]), units: [], wanted: 'whole' }, [1, 4, 5, 6]],
    [
      'clips busy periods that extend beyond the window',
      { whole: busy([-3, 2], [6, 12]), units: [], wanted: 'whole' },
      [2, 3, 4, 5],
    ],
    [
      'excludes the nights of overlapping busy periods',
      { whole: busy([2, 5], [3, 4]), units: [], wanted: 'whole' },
      [1, 5, 6],
    ],
    [
      'returns a night of a B&B if at least one room is available that night',
      { whole: [], units: [{ busy: busy([1, 4]) }, { busy: busy([3, 6]) }], wanted: 'room' },
      [1, 2, 4, 5, 6],
    ],
    [
      'excludes the busy nights of a single room',
      { whole: [], units: [{ busy: busy([3, 6]) }], wanted: 'room' },
      [1, 2, 6],
    ],
    [
      'excludes every room on nights when the whole house is booked',
      { whole: busy([2, 4]), units: [free, free], wanted: 'room' },
      [1, 4, 5, 6],
    ],
    [
      'excludes the whole house on nights when a room is booked',
      { whole: [], units: [free, { busy: busy([2, 4]) }], wanted: 'whole' },
      [1, 4, 5, 6],
    ],
    ['returns no night of a B&B without rooms on offer', { whole: [], units: [], wanted: 'room' }, []],
  ])('%s', (_, question, days) => {
    const nights = availabilityOf({ start: december(1), end: december(6), ...question });
    expect(nights.map((night) => night.date)).toEqual([1, 2, 3, 4, 5, 6].map(december));
    expect(nights.filter((night) => night.is_available).map((night) => Number(night.date.slice(8)))).toEqual(days);
  });
  test('treats the night of a clock change as an ordinary night', () => {
    const [start, end] = ['2026-10-24' as CalendarDate, '2026-10-26' as CalendarDate];
    const whole = [{ start: addDays(start, 1), end }];
    const nights = availabilityOf({ start, end, whole, units: [], wanted: 'whole' });
    expect(nights.map((night) => night.is_available)).toEqual([true, false, true]);
  });
});

const anyBusy = fc.array(
  fc
    .tuple(fc.integer({ min: -4, max: 10 }), fc.integer({ min: 1, max: 5 }))
    .map(([start, nights]) => ({ start: december(start), end: december(start + nights) })),
  { maxLength: 3 },
);
const anyUnits = fc.array(
  anyBusy.map((periods) => ({ busy: periods })),
  { maxLength: 3 },
);

test('availabilityOf never makes a night available when a busy period is added', () => {
  fc.assert(
    fc.property(anyBusy, anyUnits, anyBusy, fc.constantFrom('whole', 'room'), (whole, units, more, wanted) => {
      const window = { start: december(1), end: december(6), units, wanted };
      const before = availabilityOf({ ...window, whole });
      const after = availabilityOf({ ...window, whole: [...whole, ...more] });
      expect(after.every((night, index) => !night.is_available || before[index]?.is_available)).toBe(true);
    }),
  );
});
