import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { formatNights } from './format-nights.ts';

const date = (text: string) => text as CalendarDate;

test.each([
  ['2026-11-25', '2026-11-27', '25–26 nov'],
  ['2026-11-25', '2026-11-26', '25 nov'],
  ['2026-11-30', '2026-12-03', '30 nov – 2 dic'],
  ['2026-12-30', '2027-01-03', '30 dic 2026 – 2 gen 2027'],
  ['2027-01-02', '2027-01-05', '2–4 gen 2027'],
  ['2027-01-30', '2027-02-02', '30 gen – 1 feb 2027'],
])('nights [%s, %s): %s', (start, end, words) => {
  expect(formatNights({ start: date(start), end: date(end) }, date('2026-11-22'))).toBe(words);
});
