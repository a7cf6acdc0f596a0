import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { checkWindow } from './check-window.ts';

test.each([
  ['accepts one night', '2026-11-21', '2026-11-21', null],
  ['accepts 90 days from today', '2026-11-21', '2027-02-19', null],
  ['accepts 366 days', '2026-01-01', '2027-01-01', null],
  ['rejects 367 days (Puoi consultare al massimo 366 giorni.)', '2026-01-01', '2027-01-02', 'finestraTroppoLunga'],
  ['rejects a window of ten years', '2026-01-01', '2035-12-31', 'finestraTroppoLunga'],
  ['rejects an end before the start', '2026-11-22', '2026-11-21', 'finePrimaDiInizio'],
])('checkWindow %s', (_, start, end, expected) => {
  expect(checkWindow(start as CalendarDate, end as CalendarDate)).toBe(expected);
});
