import { type CalendarDate, addDays } from '../src/kernel/dates/calendar-date.ts';
import type { Nights } from '../src/calendar/rules/feed.ts';

/** Nights of November 2026, or of the months around it: from one day up to, not including, the other. */
export function november(start: number, end: number): Nights {
  const first = '2026-11-01' as CalendarDate;
  return { start: addDays(first, start - 1), end: addDays(first, end - 1) };
}
