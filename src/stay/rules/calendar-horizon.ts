import { addDays, addMonths, type CalendarDate, firstOfMonth, monthOf } from '../../kernel/dates/calendar-date.ts';

const HORIZON_MONTHS = 24;

/**
 * Suggesting alternatives to an unavailable stay requires the availability of this many days after its end: 30 days for later
 * arrivals, plus 30 for the nights of a stay that begins on the last of them.
 */
export const ALTERNATIVES_WINDOW_DAYS = 60;

/** Returns the last day that the booking calendar shows. @example calendarHorizon('2026-11-21') // '2028-11-30' */
export function calendarHorizon(today: CalendarDate): CalendarDate {
  return addDays(firstOfMonth(addMonths(monthOf(today), HORIZON_MONTHS + 1)), -1);
}
