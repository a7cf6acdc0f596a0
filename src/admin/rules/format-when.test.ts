import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { formatMoment, formatWhen } from './format-when.ts';

const today = '2026-11-21' as CalendarDate;

test.each([
  ['2026-11-21T09:41:00.000Z', 'oggi, 10:41'],
  ['2026-11-20T23:05:00.000Z', 'oggi, 00:05'],
  ['2026-11-20T17:30:00.000Z', 'ieri, 18:30'],
  ['2026-11-19T22:59:59.000Z', '19 nov'],
  ['2026-11-18T12:00:00.000Z', '18 nov'],
  ['2025-12-31T23:30:00.000Z', '1 gen'],
  ['2025-12-31T22:30:00.000Z', '31 dic 2025'],
])('%s is «%s»', (instant, text) => {
  expect(formatWhen(instant, today)).toBe(text);
});

test('in full, with the hour of Rome', () => {
  expect(formatMoment('2026-11-20T08:12:00.000Z')).toBe('20/11/2026, 09:12');
  expect(formatMoment('2026-07-31T22:05:00.000Z')).toBe('01/08/2026, 00:05');
});
