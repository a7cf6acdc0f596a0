import { addDays, addMonths, type CalendarDate, firstOfMonth, monthOf } from '../../kernel/calendar-date.ts';

/** Months after this one that can be chosen from: nobody's calendar reaches further. */
const HORIZON_MONTHS = 24;

/** The last day that the booking calendar shows. @example calendarHorizon('2026-11-21') // '2028-11-30' */
export function calendarHorizon(today: CalendarDate): CalendarDate {
  return addDays(firstOfMonth(addMonths(monthOf(today), HORIZON_MONTHS + 1)), -1);
}
