import { addDays, addMonths, type CalendarDate, firstOfMonth, monthOf } from '../../kernel/dates/calendar-date.ts';

/** Months after this one that can be chosen from: nobody's calendar reaches further. */
const HORIZON_MONTHS = 24;

/** Days after a stay that cannot be booked of which it has to be known whether they are free, to name the nearest that can: a month
 * until the latest arrival that is looked at, and another for its nights. */
export const DAYS_LOOKED_AROUND = 60;

/** The last day that the booking calendar shows. @example calendarHorizon('2026-11-21') // '2028-11-30' */
export function calendarHorizon(today: CalendarDate): CalendarDate {
  return addDays(firstOfMonth(addMonths(monthOf(today), HORIZON_MONTHS + 1)), -1);
}
