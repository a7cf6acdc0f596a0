import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';

/** Casts a date from our own server, which has already validated it. */
export function readWireDate(date: string): CalendarDate {
  return date as CalendarDate;
}
