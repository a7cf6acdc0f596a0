import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarDate, addDays } from '../../kernel/calendar-date.ts';
import { type AvailabilityQuestion, type BusyPeriod, availabilityOf } from './availability.ts';

const DAY_ONE = '2026-12-01' as CalendarDate;

/** The day of December 2026, or of the month after. */
function december(day: number): CalendarDate {
  return addDays(DAY_ONE, day - 1);
}

function busy(...periods: [number, number][]): BusyPeriod[] {
  return periods.map(([start, end]) => ({ start: december(start), end: december(end) }));
}

/** The free days of 1–6 December 2026. */
function freeDays(question: Omit<AvailabilityQuestion, 'start' | 'end'>): number[] {
  const nights = availabilityOf({ start: december(1), end: december(6), ...question });
  expect(nights.map((night) => night.date)).toEqual([1, 2, 3, 4, 5, 6].map(december));
  return nights.filter((night) => night.is_available).map((night) => Number(night.date.slice(8)));
}

describe('which nights are free', () => {
  test('nothing in the calendar: every night, both ends of the window included', () => {
    expect(freeDays({ whole: [], units: [], wanted: 'whole' })).toEqual([1, 2, 3, 4, 5, 6]);
  });
  test('the day of departure is free again: a period is half-open', () => {
    expect(freeDays({ whole: busy([2, 4]), units: [], wanted: 'whole' })).toEqual([1, 4, 5, 6]);
  });
  test('a period that begins before the window and one that ends after it', () => {
    expect(freeDays({ whole: busy([-3, 2], [6, 12]), units: [], wanted: 'whole' })).toEqual([2, 3, 4, 5]);
  });
  test('overlapping periods (a booking and a block) count once', () => {
    expect(freeDays({ whole: busy([2, 5], [3, 4]), units: [], wanted: 'whole' })).toEqual([1, 5, 6]);
  });
  test('a bnb is available while one room is free', () => {
    const units = [{ busy: busy([1, 4]) }, { busy: busy([3, 6]) }];
    expect(freeDays({ whole: [], units, wanted: 'room' })).toEqual([1, 2, 4, 5, 6]);
  });
  test('one room asked for: only its own nights count', () => {
    expect(freeDays({ whole: [], units: [{ busy: busy([3, 6]) }], wanted: 'room' })).toEqual([1, 2, 6]);
  });
  test('a booked whole house blocks every room', () => {
    expect(freeDays({ whole: busy([2, 4]), units: [{ busy: [] }, { busy: [] }], wanted: 'room' })).toEqual([
      1, 4, 5, 6,
    ]);
  });
  test('a booked room blocks the whole house', () => {
    expect(freeDays({ whole: [], units: [{ busy: [] }, { busy: busy([2, 4]) }], wanted: 'whole' })).toEqual([
      1, 4, 5, 6,
    ]);
  });
  test('a bnb without a room on offer has nothing to sleep in', () => {
    expect(freeDays({ whole: [], units: [], wanted: 'room' })).toEqual([]);
  });
  test('the night of a clock change is a night like any other', () => {
    const start = '2026-10-24' as CalendarDate;
    const end = '2026-10-26' as CalendarDate;
    const nights = availabilityOf({
      start,
      end,
      whole: [{ start: addDays(start, 1), end }],
      units: [],
      wanted: 'whole',
    });
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

test('one more event never frees a night', () => {
  fc.assert(
    fc.property(anyBusy, anyUnits, anyBusy, fc.constantFrom('whole', 'room'), (whole, units, more, wanted) => {
      const window = { start: december(1), end: december(6), units, wanted };
      const before = availabilityOf({ ...window, whole });
      const after = availabilityOf({ ...window, whole: [...whole, ...more] });
      expect(after.every((night, index) => !night.is_available || before[index]?.is_available)).toBe(true);
    }),
  );
});
