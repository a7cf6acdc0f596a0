import { onceByLanguage } from '../languages/by-language.ts';
import { currentLanguage } from '../languages/current-language.ts';
import { LOCALE } from '../language.ts';

/** `YYYY-MM-DD`, without time zone. Compares with `<`; counted in UTC days, so a clock change never adds or loses a night. */
export type CalendarDate = string & { readonly __brand: 'CalendarDate' };

/** A month of the calendar, `YYYY-MM`. */
export type CalendarMonth = string & { readonly __brand: 'CalendarMonth' };

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const DATE_SHAPE = /^(20\d{2})-(\d{2})-(\d{2})$/;

/** Days that were written once: lists and calendars write the same few hundred again and again. */
const written = new Map<number, CalendarDate>();
const MOST_WRITTEN = 5000;

function fromDayNumber(days: number): CalendarDate {
  const known = written.get(days);
  if (known !== undefined) return known;
  const date = new Date(days * DAY_MS).toISOString().slice(0, 10) as CalendarDate;
  if (written.size < MOST_WRITTEN) written.set(days, date);
  return date;
}

/** Days since 1970-01-01 of a calendar date. */
export function dayNumber(date: CalendarDate): number {
  // A date without a time of day is read as UTC.
  return Date.parse(date) / DAY_MS;
}

/**
 * The calendar date that a text names, or `null` when it names none (wrong shape, 30 February, a year outside 2000–2099).
 * JavaScript's own dates would turn `2026-02-30` into 2 March: the round trip refuses it.
 * @example parseCalendarDate('2026-02-30') // null
 */
export function parseCalendarDate(text: string): CalendarDate | null {
  if (!DATE_SHAPE.test(text)) return null;
  const days = dayNumber(text as CalendarDate);
  const date = Number.isNaN(days) ? null : fromDayNumber(days);
  return date === text ? date : null;
}

/** The date `days` after `date` (before it when negative). @example addDays('2026-12-31', 1) // '2027-01-01' */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** Whole days from `start` to `end`. @example daysBetween('2026-10-24', '2026-10-26') // 2, across a clock change */
export function daysBetween(start: CalendarDate, end: CalendarDate): number {
  return dayNumber(end) - dayNumber(start);
}

/** Day of the week, 0 = Sunday … 6 = Saturday. */
export function weekday(date: CalendarDate): number {
  return new Date(dayNumber(date) * DAY_MS).getUTCDay();
}

/** Every date from `start` up to, not including, `end`. */
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

/** The month `months` after `month`. @example addMonths('2026-11', 2) // '2027-01' */
export function addMonths(month: CalendarMonth, months: number): CalendarMonth {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, monthNumber - 1 + months, 1)).toISOString().slice(0, 7) as CalendarMonth;
}

/** The same day `months` later, clamped to that month's last day. @example addMonthsClamped('2026-01-31', 1) // '2026-02-28' */
export function addMonthsClamped(date: CalendarDate, months: number): CalendarDate {
  const month = addMonths(monthOf(date), months);
  const last = Number(addDays(firstOfMonth(addMonths(month, 1)), -1).slice(8));
  return `${month}-${String(Math.min(Number(date.slice(8)), last)).padStart(2, '0')}` as CalendarDate;
}

// Canada writes dates as `YYYY-MM-DD`.
const inRome = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today's date in Rome at an instant: a night sold at 00:30 in Rome is today's, whatever the server's own zone. */
export function dateInRome(instant: Date): CalendarDate {
  return inRome.format(instant) as CalendarDate;
}

const hourOfRome = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit', hourCycle: 'h23' });

/** The hour, 0 to 23, that clocks in Rome show. @example hourInRome(new Date('2026-11-28T17:05:00Z')) // 18 */
export function hourInRome(instant: Date): number {
  return Number(hourOfRome.format(instant));
}

/**
 * The last whole second of a date in Rome. Italy changes its clocks at 01:00 UTC, so midnight is always one or two hours ahead of UTC.
 * @example endOfDayInRome('2026-11-28') // 2026-11-28T22:59:59Z
 */
export function endOfDayInRome(date: CalendarDate): Date {
  const next = addDays(date, 1);
  const winter = dayNumber(next) * DAY_MS - HOUR_MS;
  const summer = winter - HOUR_MS;
  return new Date((dateInRome(new Date(summer)) === next ? summer : winter) - SECOND_MS);
}

/** Dates as people write them: English without the comma that only some browsers put after a weekday, French with «1er». */
export function asPeopleWrite(text: string): string {
  const language = currentLanguage();
  if (language === 'en') return text.replace(',', '');
  return language === 'fr' ? text.replaceAll(/\b1(?=\s\p{L}|\s?–)/gu, '1er') : text;
}

/** Writes dates in the current language; each language's format is made once. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: CalendarDate) => string {
  const format = onceByLanguage(
    (language) => new Intl.DateTimeFormat(LOCALE[language], { timeZone: 'UTC', ...options }),
  );
  return (date) => asPeopleWrite(format().format(dayNumber(date) * DAY_MS));
}

/** @example formatLongDate('2026-11-23') // 'lunedì 23 novembre 2026' */
export const formatLongDate = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** The name of a day's button, with the number that stands on it: «1», where a French sentence has «1er». */
export const nameOfDay = (date: CalendarDate) => formatLongDate(date).replace('1er ', '1 ');
/** @example formatShortDate('2026-11-23') // 'lun 23 nov' */
export const formatShortDate = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' });
/** @example formatDay('2026-11-23') // '23 novembre 2026' */
export const formatDay = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
/** @example formatDayMonthYear('2026-11-23') // '23/11/2026' */
export const formatDayMonthYear = dateFormat({ day: '2-digit', month: '2-digit', year: 'numeric' });
const monthAlone = dateFormat({ month: 'long' });
/** @example nameOfMonth('2026-11') // 'novembre' */
export function nameOfMonth(month: CalendarMonth): string {
  return monthAlone(firstOfMonth(month));
}
const monthAndYear = dateFormat({ month: 'long', year: 'numeric' });
/** @example formatMonth('2026-11') // 'novembre 2026' */
export function formatMonth(month: CalendarMonth): string {
  return monthAndYear(firstOfMonth(month));
}
