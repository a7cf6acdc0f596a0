import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { checkWindow } from './check-window.ts';

test.each([
  ['one night', '2026-11-21', '2026-11-21', null],
  ['90 days from today', '2026-11-21', '2027-02-19', null],
  ['366 days', '2026-01-01', '2027-01-01', null],
  ['367 days: Puoi consultare al massimo 366 giorni.', '2026-01-01', '2027-01-02', 'finestraTroppoLunga'],
  ['ten years', '2026-01-01', '2035-12-31', 'finestraTroppoLunga'],
  ['an end before the start', '2026-11-22', '2026-11-21', 'finePrimaDiInizio'],
])('checkWindow limits the window of an availability request to 366 days: %s', (_, start, end, expected) => {
  expect(checkWindow(start as CalendarDate, end as CalendarDate)).toBe(expected);
});
