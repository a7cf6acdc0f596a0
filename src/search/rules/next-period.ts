import { type CalendarDate, daysBetween } from '../../kernel/dates/calendar-date.ts';
import { calendarHorizon } from '../../stay/rules/calendar-horizon.ts';
import type { Period, PeriodOf } from './holidays.ts';
import { yearsFrom } from './parse-day.ts';

function leftOf({ from, until, nights }: Period, today: CalendarDate): Period | null {
  const first = from < today ? today : from;
  return daysBetween(first, until) >= nights && until <= calendarHorizon(today) ? { from: first, until, nights } : null;
}

/**
 * Returns the next occurrence of a period, or its remaining days if it has already begun. Returns `null` if no occurrence is long
 * enough and ends before the calendar horizon.
 * @example nextOf(christmas, '2026-11-26')?.from // '2026-12-22'
 */
export function nextOf(periodOf: PeriodOf, today: CalendarDate, year: number | null = null): Period | null {
  for (const each of year === null ? yearsFrom(today) : [year]) {
    const period = periodOf(each);
    const left = period && leftOf(period, today);
    if (left !== null) return left;
  }
  return null;
}
