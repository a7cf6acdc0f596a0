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
/** First day of the week for guests: Sunday in Italian (PRODUCT.md § 2), otherwise Monday (ADR 0146). */
const GUEST_WEEK_START: Record<Language, WeekStart> = { it: 0, en: 1, de: 1, fr: 1 };
export const guestWeekStart = (): WeekStart => GUEST_WEEK_START[currentLanguage()];
/** Weeks in calendars of owners and administrators start on Monday, as usual in Italy. */
export const OWNER_WEEK_START: WeekStart = 1;

const DAYS = 7;
const WEEKS = 6;

/**
 * Returns the first day of the week of a date.
 * @example startOfWeek('2026-11-25') // '2026-11-22', a Sunday
 */
export function startOfWeek(date: CalendarDate, weekStart: WeekStart = guestWeekStart()): CalendarDate {
  return addDays(date, -((weekday(date) - weekStart + DAYS) % DAYS));
}

/** @example monthWeeks('2026-12')[0][0] // '2026-11-29' */
export function monthWeeks(month: CalendarMonth, weekStart: WeekStart = guestWeekStart()): CalendarDate[][] {
  const start = startOfWeek(firstOfMonth(month), weekStart);
  return Array.from({ length: WEEKS }, (_week, week) => {
    return Array.from({ length: DAYS }, (_day, day) => addDays(start, week * DAYS + day));
  });
}

export function lastShown(month: CalendarMonth, weekStart: WeekStart = guestWeekStart()): CalendarDate {
  return addDays(startOfWeek(firstOfMonth(month), weekStart), WEEKS * DAYS - 1);
}
