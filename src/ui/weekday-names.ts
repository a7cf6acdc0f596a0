import { type CalendarDate, dayNumber } from '../kernel/calendar-date.ts';

const DAY_MS = 86_400_000;

function italian(options: Intl.DateTimeFormatOptions): (day: CalendarDate) => string {
  const format = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', ...options });
  return (day) => format.format(dayNumber(day) * DAY_MS);
}

/** @example weekdayName('2026-11-22') // 'domenica' */
export const weekdayName = italian({ weekday: 'long' });
/** @example weekdayShortName('2026-11-22') // 'dom' */
export const weekdayShortName = italian({ weekday: 'short' });
/** The mark on the first day of a neighbouring month. @example monthTag('2026-12-01') // 'dic' */
export const monthTag = italian({ month: 'short' });
