import { expect, test } from 'vitest';
import type { CalendarDate } from './calendar-date.ts';
import { formatMoment, formatMomentInDigits, formatWhen, formatWhenBriefly } from './format-moment.ts';

const today = '2026-11-21' as CalendarDate;

test.each([
  ['2026-11-21T09:41:00.000Z', 'Oggi, 10:41', 'oggi, 10:41'],
  ['2026-11-20T23:05:00.000Z', 'Oggi, 00:05', 'oggi, 00:05'],
  ['2026-11-20T22:59:59.000Z', 'Ieri, 23:59', 'ieri, 23:59'],
  ['2026-11-19T22:59:59.000Z', '19 nov, 23:59', '19 nov'],
  ['2025-12-31T23:30:00.000Z', '1 gen, 00:30', '1 gen'],
  ['2025-12-31T22:30:00.000Z', '31 dic 2025, 23:30', '31 dic 2025'],
])('formatWhen formats %s as «%s», and formatWhenBriefly as «%s»', (instant, when, briefly) => {
  expect(formatWhen(instant, today)).toBe(when);
  expect(formatWhenBriefly(instant, today)).toBe(briefly);
});

test.each([
  ['2026-11-20T08:12:00.000Z', 'venerdì 20 novembre 2026, 09:12', '20/11/2026, 09:12'],
  ['2026-07-31T22:05:00.000Z', 'sabato 1 agosto 2026, 00:05', '01/08/2026, 00:05'],
])('formatMoment formats %s in Rome as «%s», and formatMomentInDigits as «%s»', (instant, full, inDigits) => {
  expect(formatMoment(instant)).toBe(full);
  expect(formatMomentInDigits(instant)).toBe(inDigits);
});
