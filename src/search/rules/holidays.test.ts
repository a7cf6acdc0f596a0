import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { bridgeOf, dateOf, easterOf } from './holidays.ts';

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
])('easterOf(%i) returns %s', (year, date) => {
  expect(easterOf(year)).toBe(date);
});

test.each([
  ['a Monday', '2027-11-01', '2027-10-29', '2027-11-01', 3],
  ['a Tuesday', '2026-12-08', '2026-12-05', '2026-12-08', 3],
  ['a Wednesday, which can be bridged on either side', '2027-06-02', '2027-05-29', '2027-06-06', 4],
  ['a Thursday', '2028-06-01', '2028-06-01', '2028-06-04', 3],
  ['a Friday', '2026-05-01', '2026-05-01', '2026-05-03', 2],
  ['a Saturday', '2027-05-01', '2027-04-30', '2027-05-02', 2],
  ['a Sunday', '2027-04-25', '2027-04-23', '2027-04-25', 2],
])('bridgeOf returns the long weekend around a holiday on %s (%s): %s to %s', (_, holiday, from, until, nights) => {
  expect(bridgeOf(holiday as CalendarDate)).toEqual({ from, until, nights });
});

test('dateOf returns null for days that do not exist', () => {
  expect(dateOf(2027, 2, 29)).toBeNull();
  expect(dateOf(2027, 13, 1)).toBeNull();
});
