import { type CalendarDate, daysBetween } from '../../kernel/dates/calendar-date.ts';

const MAX_WINDOW_DAYS = 366;

export type WindowFault = 'finePrimaDiInizio' | 'finestraTroppoLunga';

/**
 * Returns why a window of nights, both ends included, is rejected, or `null` if it is valid.
 * @example checkWindow('2026-01-01', '2027-01-02') // 'finestraTroppoLunga', 367 days
 */
export function checkWindow(start: CalendarDate, end: CalendarDate): WindowFault | null {
  if (end < start) return 'finePrimaDiInizio';
  return daysBetween(start, end) + 1 > MAX_WINDOW_DAYS ? 'finestraTroppoLunga' : null;
}
