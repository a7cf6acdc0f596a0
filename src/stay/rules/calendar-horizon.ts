import { addDays, addMonths, type CalendarDate, firstOfMonth, monthOf } from '../../kernel/dates/calendar-date.ts';

/** Number of months after the current one that guests can select. */
const HORIZON_MONTHS = 24;

/**
 * Number of days after an unavailable stay for which availability is needed to find the nearest alternatives: one
 * month up to the latest arrival considered, and one month for the nights of a stay that begins on that day.
 */
export const ALTERNATIVES_WINDOW_DAYS = 60;

/** Returns the last day that the booking calendar shows. @example calendarHorizon('2026-11-21') // '2028-11-30' */
export function calendarHorizon(today: CalendarDate): CalendarDate {
  return addDays(firstOfMonth(addMonths(monthOf(today), HORIZON_MONTHS + 1)), -1);
}
