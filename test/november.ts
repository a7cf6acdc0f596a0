import { type CalendarDate, addDays } from '../src/kernel/dates/calendar-date.ts';
import type { Nights } from '../src/calendar/rules/feed.ts';

/** Returns nights in November 2026; `end` is exclusive. Numbers outside 1 to 30 stand for days of neighbouring months. */
export function november(start: number, end: number): Nights {
  const first = '2026-11-01' as CalendarDate;
  return { start: addDays(first, start - 1), end: addDays(first, end - 1) };
}
