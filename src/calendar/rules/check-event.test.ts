import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { checkEvent } from './check-event.ts';

const TODAY = '2026-11-22' as CalendarDate;

test.each([
  ['accepts tonight', '2026-11-22', '2026-11-23', null],
  ['rejects a period without a night', '2026-11-25', '2026-11-25', 'finePrimaDiInizio'],
  ['rejects an end before the start', '2026-11-25', '2026-11-24', 'finePrimaDiInizio'],
  ['accepts a period in progress', '2026-11-01', '2026-11-23', null],
  [
    'rejects a period that ended this morning, because its last day is the departure',
    '2026-11-20',
    '2026-11-22',
    'periodoPassato',
  ],
  ['rejects a period that ended last year', '2025-01-01', '2025-02-01', 'periodoPassato'],
  ['accepts a period of two years', '2026-12-01', '2028-12-01', null],
  ['rejects a period of two years and a night', '2026-12-01', '2028-12-02', 'periodoTroppoLungo'],
  ['accepts a period of two years from a leap day', '2028-02-29', '2030-02-28', null],
  ['rejects a period of ten years', '2026-12-01', '2036-12-01', 'periodoTroppoLungo'],
  ['accepts a period across the end of summer time', '2026-10-24', '2026-11-23', null],
])('checkEvent %s', (_, start, end, fault) => {
  expect(checkEvent({ start: start as CalendarDate, end: end as CalendarDate }, TODAY)).toBe(fault);
});
