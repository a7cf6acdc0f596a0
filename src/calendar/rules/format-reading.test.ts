import { expect, test } from 'vitest';
import { parseCalendarDate } from '../../kernel/calendar-date.ts';
import { formatReading } from './format-reading.ts';

const today = parseCalendarDate('2026-11-22');

test.each([
  ['2026-11-22T10:02:00.000Z', 'Oggi, 11:02'],
  ['2026-11-21T23:30:00.000Z', 'Oggi, 00:30'],
  ['2026-11-21T22:59:59.000Z', 'Ieri, 23:59'],
  ['2026-11-20T08:00:00.000Z', '20 nov, 09:00'],
  ['2025-12-31T22:00:00.000Z', '31 dic 2025, 23:00'],
])('last sync date: %s is %s', (instant, words) => {
  expect(today && formatReading(instant, today)).toBe(words);
});
