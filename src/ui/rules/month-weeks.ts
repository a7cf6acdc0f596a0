import {
  type CalendarDate,
  type CalendarMonth,
  addDays,
  firstOfMonth,
  weekday,
} from '../../kernel/dates/calendar-date.ts';
import { currentLanguage } from '../../kernel/languages/current-language.ts';
import type { Language } from '../../kernel/language.ts';

export type WeekStart = 0 | 1;
/** Wherever guests choose dates: Sunday in Italian (PRODUCT.md § 2), Monday in the other languages (ADR 0146). */
const GUEST_WEEK_START: Record<Language, WeekStart> = { it: 0, en: 1, de: 1, fr: 1 };
/** The first day of the week in the calendars of guests, in the current language. */
export const guestWeekStart = (): WeekStart => GUEST_WEEK_START[currentLanguage()];
/** In the calendars of owners and administrators, as Italy writes its weeks. */
export const KEEPER_WEEK_START: WeekStart = 1;

const DAYS = 7;
/** A month may touch six weeks: the grid always has six, so that it never changes height. */
const WEEKS = 6;

/** The first day of the week that a date lies in. @example startOfWeek('2026-11-25') // '2026-11-22', a Sunday */
export function startOfWeek(date: CalendarDate, weekStart: WeekStart = guestWeekStart()): CalendarDate {
  return addDays(date, -((weekday(date) - weekStart + DAYS) % DAYS));
}

/** The grid of PRODUCT.md § 9. @example monthWeeks('2026-12')[0][0] // '2026-11-29' */
export function monthWeeks(month: CalendarMonth, weekStart: WeekStart = guestWeekStart()): CalendarDate[][] {
  const start = startOfWeek(firstOfMonth(month), weekStart);
  return Array.from({ length: WEEKS }, (_week, week) => {
    return Array.from({ length: DAYS }, (_day, day) => addDays(start, week * DAYS + day));
  });
}

/** The last day that the grid of a month shows. */
export function lastShown(month: CalendarMonth, weekStart: WeekStart = guestWeekStart()): CalendarDate {
  return addDays(startOfWeek(firstOfMonth(month), weekStart), WEEKS * DAYS - 1);
}
