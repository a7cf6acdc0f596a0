import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';

/** A date of our own server's answer, which has checked it. */
export function readWireDate(date: string): CalendarDate {
  return date as CalendarDate;
}
