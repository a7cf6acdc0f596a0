import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { checkEvent } from './check-event.ts';

const TODAY = '2026-11-22' as CalendarDate;

test.each([
  ['one night, today', '2026-11-22', '2026-11-23', null],
  ['no night', '2026-11-25', '2026-11-25', 'finePrimaDiInizio'],
  ['an end before the start', '2026-11-25', '2026-11-24', 'finePrimaDiInizio'],
  ['under way', '2026-11-01', '2026-11-23', null],
  ['ended this morning: the last day is the departure', '2026-11-20', '2026-11-22', 'periodoPassato'],
  ['ended last year', '2025-01-01', '2025-02-01', 'periodoPassato'],
  ['two years', '2026-12-01', '2028-12-01', null],
  ['two years and a night', '2026-12-01', '2028-12-02', 'periodoTroppoLungo'],
  ['two years from a leap day', '2028-02-29', '2030-02-28', null],
  ['ten years', '2026-12-01', '2036-12-01', 'periodoTroppoLungo'],
  ['across the end of summer time', '2026-10-24', '2026-11-23', null],
])('accepts only periods that are not empty, past or longer than two years: %s', (_, start, end, fault) => {
  expect(checkEvent({ start: start as CalendarDate, end: end as CalendarDate }, TODAY)).toBe(fault);
});
