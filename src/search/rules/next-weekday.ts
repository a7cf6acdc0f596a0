import { addDays, type CalendarDate, weekday } from '../../kernel/dates/calendar-date.ts';

export const WEEK = 7;
export const MONDAY = 1;

/** Returns the next date with this day of the week; Sunday is 0. @example nextWeekday(5, '2026-11-26', true) // '2026-11-27' */
export function nextWeekday(day: number, today: CalendarDate, isTodayToo: boolean): CalendarDate {
  const ahead = (day - weekday(today) + WEEK) % WEEK;
  return addDays(today, ahead === 0 && !isTodayToo ? WEEK : ahead);
}

/** @example weekdayBefore(5, '2026-12-06') // '2026-12-04' */
export function weekdayBefore(day: number, date: CalendarDate): CalendarDate {
  return addDays(date, -(((weekday(date) - day + WEEK - 1) % WEEK) + 1));
}

/** @example nextDayOfMonth(6, '2027-01-30') // '2027-02-06' */
export function nextDayOfMonth(day: number, after: CalendarDate): CalendarDate {
  const next = addDays(after, 1);
  return Number(next.slice(8)) === day ? next : nextDayOfMonth(day, next);
}
