import { onceByLanguage } from '../languages/by-language.ts';
import {
  addDays,
  asPeopleWrite,
  type CalendarDate,
  dateInRome,
  formatDayMonthYear,
  formatLongDate,
} from './calendar-date.ts';
import { currentLanguage } from '../languages/current-language.ts';
import { formatClock } from './format-clock.ts';
import { LOCALE } from '../language.ts';

export function inRome(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  const format = onceByLanguage(
    (language) => new Intl.DateTimeFormat(LOCALE[language], { timeZone: 'Europe/Rome', ...options }),
  );
  return (moment) => asPeopleWrite(format().format(moment));
}

export const formatTime = inRome({ hour: '2-digit', minute: '2-digit' });
const dayAndMonth = inRome({ day: 'numeric', month: 'short' });
const withYear = inRome({ day: 'numeric', month: 'short', year: 'numeric' });
const dayAndWholeMonth = inRome({ day: 'numeric', month: 'long' });
const nearDays = onceByLanguage((language) => new Intl.RelativeTimeFormat(LOCALE[language], { numeric: 'auto' }));

function shortDay(moment: Date, today: CalendarDate): string {
  const day = dateInRome(moment);
  if (day === today) return nearDays().format(0, 'day');
  if (day === addDays(today, -1)) return nearDays().format(-1, 'day');
  return (day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : withYear)(moment);
}

/**
 * Formats an instant for use as a separate line, with a capital first letter.
 * @example formatWhen('2026-11-22T10:02:00.000Z', parseCalendarDate('2026-11-22')) // 'Oggi, 11:02'
 */
export function formatWhen(instant: string, today: CalendarDate): string {
  const moment = new Date(instant);
  const day = shortDay(moment, today);
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${formatTime(moment)}`;
}

/** Formats an instant as a day. Adds the time only for today and yesterday ('oggi, 10:41'). */
export function formatWhenBriefly(instant: string, today: CalendarDate): string {
  const moment = new Date(instant);
  const day = shortDay(moment, today);
  return /^\d/.test(day) ? day : `${day}, ${formatTime(moment)}`;
}

export function formatDateAndClock(date: CalendarDate, clock: string | null): string {
  const day = formatLongDate(date);
  if (clock === null) return day;
  const language = currentLanguage();
  if (language === 'fr') return `${day} à ${formatClock(clock)}`;
  return `${day}, ${formatClock(clock)}${language === 'de' ? '\u00a0Uhr' : ''}`;
}

export function formatMoment(instant: string): string {
  const moment = new Date(instant);
  return formatDateAndClock(dateInRome(moment), formatTime(moment));
}

export function formatMomentInDigits(instant: string): string {
  const moment = new Date(instant);
  return `${formatDayMonthYear(dateInRome(moment))}, ${formatTime(moment)}`;
}

/**
 * Formats the day and time of a recent instant, without the year.
 * @example formatDayAndTime('2026-10-12T12:05:00.000Z') // '12 ottobre, 14:05'
 */
export function formatDayAndTime(instant: string): string {
  const moment = new Date(instant);
  return `${dayAndWholeMonth(moment)}, ${formatTime(moment)}`;
}
