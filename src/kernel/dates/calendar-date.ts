import { onceByLanguage } from '../languages/by-language.ts';
import { currentLanguage } from '../languages/current-language.ts';
import { LOCALE } from '../language.ts';

/** A date without a time zone. UTC arithmetic prevents clock changes from adding or removing nights. */
export type CalendarDate = string & { readonly __brand: 'CalendarDate' };

/** `YYYY-MM`. */
export type CalendarMonth = string & { readonly __brand: 'CalendarMonth' };

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const DATE_SHAPE = /^(20\d{2})-(\d{2})-(\d{2})$/;

/** Cache of formatted dates by day number, because lists and calendars format the same few hundred dates repeatedly. */
const written = new Map<number, CalendarDate>();
const MOST_WRITTEN = 5000;

function fromDayNumber(days: number): CalendarDate {
  const known = written.get(days);
  if (known !== undefined) return known;
  const date = new Date(days * DAY_MS).toISOString().slice(0, 10) as CalendarDate;
  if (written.size < MOST_WRITTEN) written.set(days, date);
  return date;
}

/** Returns the number of days since 1970-01-01. */
export function dayNumber(date: CalendarDate): number {
  // `Date.parse` interprets a date without a time as UTC.
  return Date.parse(date) / DAY_MS;
}

/**
 * Parses a date in 2000–2099. Checks the day, because `Date` would turn `2026-02-30` into 2 March.
 * @example parseCalendarDate('2026-02-30') // null
 */
export function parseCalendarDate(text: string): CalendarDate | null {
  if (!DATE_SHAPE.test(text)) return null;
  const days = dayNumber(text as CalendarDate);
  const date = Number.isNaN(days) ? null : fromDayNumber(days);
  return date === text ? date : null;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** Returns the number of days from `start` to `end`. @example daysBetween('2026-10-24', '2026-10-26') // 2, across a clock change */
export function daysBetween(start: CalendarDate, end: CalendarDate): number {
  return dayNumber(end) - dayNumber(start);
}

/** Returns the day of the week, from 0 for Sunday to 6 for Saturday. */
export function weekday(date: CalendarDate): number {
  return new Date(dayNumber(date) * DAY_MS).getUTCDay();
}

/** Returns every date from `start` (inclusive) to `end` (exclusive). */
export function eachDate(start: CalendarDate, end: CalendarDate): CalendarDate[] {
  const first = dayNumber(start);
  return Array.from({ length: Math.max(0, dayNumber(end) - first) }, (_, index) => fromDayNumber(first + index));
}

export function monthOf(date: CalendarDate): CalendarMonth {
  return date.slice(0, 7) as CalendarMonth;
}

export function firstOfMonth(month: CalendarMonth): CalendarDate {
  return `${month}-01` as CalendarDate;
}

export function addMonths(month: CalendarMonth, months: number): CalendarMonth {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, monthNumber - 1 + months, 1)).toISOString().slice(0, 7) as CalendarMonth;
}

/**
 * Adds months. If the day does not exist in the resulting month, returns that month's last day.
 * @example addMonthsClamped('2026-01-31', 1) // '2026-02-28'
 */
export function addMonthsClamped(date: CalendarDate, months: number): CalendarDate {
  const month = addMonths(monthOf(date), months);
  const last = Number(addDays(firstOfMonth(addMonths(month, 1)), -1).slice(8));
  return `${month}-${String(Math.min(Number(date.slice(8)), last)).padStart(2, '0')}` as CalendarDate;
}

// Formats a date as `YYYY-MM-DD`, the format of Canadian English.
const inRome = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

export function dateInRome(instant: Date): CalendarDate {
  return inRome.format(instant) as CalendarDate;
}

const hourOfRome = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit', hourCycle: 'h23' });

export function hourInRome(instant: Date): number {
  return Number(hourOfRome.format(instant));
}

/**
 * Returns a date's last second in Rome. Italy changes its clocks at 01:00 UTC, never at midnight.
 * @example endOfDayInRome('2026-11-28') // 2026-11-28T22:59:59Z
 */
export function endOfDayInRome(date: CalendarDate): Date {
  const next = addDays(date, 1);
  const winter = dayNumber(next) * DAY_MS - HOUR_MS;
  const summer = winter - HOUR_MS;
  return new Date((dateInRome(new Date(summer)) === next ? summer : winter) - SECOND_MS);
}

/** Removes the comma that some browsers insert after an English weekday. In French, writes the first day of a month as «1er». */
export function asPeopleWrite(text: string): string {
  const language = currentLanguage();
  if (language === 'en') return text.replace(',', '');
  return language === 'fr' ? text.replaceAll(/\b1(?=\s\p{L}|\s?–)/gu, '1er') : text;
}

export function dateFormat(options: Intl.DateTimeFormatOptions): (date: CalendarDate) => string {
  const format = onceByLanguage(
    (language) => new Intl.DateTimeFormat(LOCALE[language], { timeZone: 'UTC', ...options }),
  );
  return (date) => asPeopleWrite(format().format(dayNumber(date) * DAY_MS));
}

/** @example formatLongDate('2026-11-23') // 'lunedì 23 novembre 2026' */
export const formatLongDate = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** Returns the accessible name of a day, which must contain the visible «1» even in French. */
export const nameOfDay = (date: CalendarDate) => formatLongDate(date).replace('1er ', '1 ');
/** @example formatShortDate('2026-11-23') // 'lun 23 nov' */
export const formatShortDate = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' });
/** @example formatDay('2026-11-23') // '23 novembre 2026' */
export const formatDay = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
export const formatDayMonthYear = dateFormat({ day: '2-digit', month: '2-digit', year: 'numeric' });
const monthAlone = dateFormat({ month: 'long' });
export function nameOfMonth(month: CalendarMonth): string {
  return monthAlone(firstOfMonth(month));
}
const monthAndYear = dateFormat({ month: 'long', year: 'numeric' });
export function formatMonth(month: CalendarMonth): string {
  return monthAndYear(firstOfMonth(month));
}
