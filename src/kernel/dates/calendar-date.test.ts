import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addMonthsClamped,
  type CalendarDate,
  type CalendarMonth,
  dateInRome,
  daysBetween,
  eachDate,
  endOfDayInRome,
  formatDayMonthYear,
  formatLongDate,
  formatMonth,
  formatShortDate,
  hourInRome,
  parseCalendarDate,
  weekday,
} from './calendar-date.ts';

const d = (text: string) => text as CalendarDate;
const anyDate = fc.integer({ min: 0, max: 27_000 }).map((days) => addDays(d('2024-01-01'), days));

describe('parseCalendarDate', () => {
  test.each([
    '2026-02-30',
    '2026-13-01',
    '0000-01-01',
    '1999-12-31',
    '2026-11-21T00:00:00Z',
    'infinity',
    '',
    '2026-11-21\0',
    '２０２６-11-21',
  ])('returns null for %j', (text) => {
    expect(parseCalendarDate(text)).toBeNull();
  });

  test.each(['2026-11-21', '2028-02-29', '2000-01-01', '2099-12-31'])('accepts %s', (text) => {
    expect(parseCalendarDate(text)).toBe(text);
  });
});

describe('date arithmetic', () => {
  test.each([
    ['2026-10-24', '2026-10-26', 2],
    ['2026-03-28', '2026-03-30', 2],
    ['2028-02-28', '2028-03-01', 2],
  ])('counts the nights from %s to %s across a clock change or a leap day: %i', (start, end, nights) => {
    expect(daysBetween(d(start), d(end))).toBe(nights);
    expect(eachDate(d(start), d(end))).toHaveLength(nights);
    expect(addDays(d(start), nights)).toBe(end);
  });

  test('daysBetween inverts addDays for any date', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -800, max: 800 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(addDays(date, days) > date).toBe(days > 0);
        expect(weekday(addDays(date, 7))).toBe(weekday(date));
      }),
    );
  });
});

test('addMonths adds and subtracts months across years', () => {
  expect(addMonths('2026-11' as CalendarMonth, 2)).toBe('2027-01');
  expect(addMonths('2026-01' as CalendarMonth, -1)).toBe('2025-12');
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-15', -1, '2026-02-15'],
  ['2028-02-29', -12, '2027-02-28'],
])('addMonthsClamped(%s, %i) returns %s', (date, months, expected) => {
  expect(addMonthsClamped(d(date), months)).toBe(expected);
});

test.each([
  ['2026-08-13T21:59:59Z', '2026-08-13'],
  ['2026-08-13T22:00:00Z', '2026-08-14'],
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('dateInRome(%s) returns %s', (instant, expected) => {
  expect(dateInRome(new Date(instant))).toBe(expected);
});

test('formatLongDate, formatShortDate, formatDayMonthYear and formatMonth format dates in Italian', () => {
  expect(formatLongDate(d('2026-11-23'))).toBe('lunedì 23 novembre 2026');
  expect(formatShortDate(d('2026-11-23'))).toBe('lun 23 nov');
  expect(formatDayMonthYear(d('2026-11-03'))).toBe('03/11/2026');
  expect(formatMonth('2026-11' as CalendarMonth)).toBe('novembre 2026');
});

describe('clock in Rome', () => {
  test.each([
    ['in winter', '2026-11-28T17:00:00Z', 18],
    ['in summer', '2026-07-28T16:59:59Z', 18],
    ['at midnight', '2026-11-28T23:00:00Z', 0],
    ['in the last second of a day', '2026-11-28T22:59:59Z', 23],
    ['before the hour skipped in spring', '2027-03-28T00:59:59Z', 1],
    ['after the hour skipped in spring', '2027-03-28T01:00:00Z', 3],
    ['in the first occurrence of the hour repeated in autumn', '2026-10-25T00:30:00Z', 2],
    ['in the second occurrence of the hour repeated in autumn', '2026-10-25T01:30:00Z', 2],
  ])('%s, hourInRome converts %s to %i', (_, instant, hour) => {
    expect(hourInRome(new Date(instant))).toBe(hour);
  });

  test.each([
    ['2026-11-28', '2026-11-28T22:59:59.000Z'],
    ['2026-07-28', '2026-07-28T21:59:59.000Z'],
    ['2026-10-24', '2026-10-24T21:59:59.000Z'],
    ['2026-10-25', '2026-10-25T22:59:59.000Z'],
    ['2027-03-27', '2027-03-27T22:59:59.000Z'],
    ['2027-03-28', '2027-03-28T21:59:59.000Z'],
    ['2026-12-31', '2026-12-31T22:59:59.000Z'],
  ])('endOfDayInRome(%s) returns %s', (date, end) => {
    expect(endOfDayInRome(d(date)).toISOString()).toBe(end);
  });

  test('endOfDayInRome returns the last second of any day', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const end = endOfDayInRome(date).getTime();
        expect(dateInRome(new Date(end))).toBe(date);
        expect(dateInRome(new Date(end + 1000))).toBe(addDays(date, 1));
      }),
    );
  });
});
