import { addDays, addMonths, type CalendarDate, firstOfMonth, monthOf } from '../../kernel/dates/calendar-date.ts';

const HORIZON_MONTHS = 24;

/**
 * The search for alternative stays needs the availability up to this many days after the departure: 30 for later arrivals, plus
 * 30 for longer minimum stays.
 */
export const ALTERNATIVES_WINDOW_DAYS = 60;

/** Returns the last day that the booking calendar shows. @example calendarHorizon('2026-11-21') // '2028-11-30' */
export function calendarHorizon(today: CalendarDate): CalendarDate {
  return addDays(firstOfMonth(addMonths(monthOf(today), HORIZON_MONTHS + 1)), -1);
}
