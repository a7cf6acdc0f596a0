import {
  addDays,
  addMonths,
  type CalendarDate,
  type CalendarMonth,
  firstOfMonth,
  monthOf,
} from '../../kernel/dates/calendar-date.ts';
import { calendarHorizon } from './calendar-horizon.ts';
import type { FlexibleStay } from './flexible-stay.ts';

/** Returns the month that a window covers completely, or `null`. `until` can also be the first day of the next month. */
export function monthOfWindow({ from, until }: Pick<FlexibleStay, 'from' | 'until'>): CalendarMonth | null {
  const month = monthOf(from);
  const next = firstOfMonth(addMonths(month, 1));
  return from === firstOfMonth(month) && (until === next || until === addDays(next, -1)) ? month : null;
}

/**
 * Returns the window of a month. `until` is the first day of the next month, because a guest can leave on that day.
 * @example windowOfMonth('2027-08', '2026-11-21').until // '2027-09-01'
 */
export function windowOfMonth(month: CalendarMonth, today: CalendarDate): Pick<FlexibleStay, 'from' | 'until'> {
  const first = firstOfMonth(month);
  const [next, last] = [firstOfMonth(addMonths(month, 1)), calendarHorizon(today)];
  return { from: first < today ? today : first, until: next > last ? last : next };
}
