import { type CalendarDate, dayNumber } from '../../../kernel/calendar-date.ts';

const DAY_MS = 86_400_000;

function italianRange(options: Intl.DateTimeFormatOptions): (start: CalendarDate, end: CalendarDate) => string {
  const format = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', ...options });
  return (start, end) =>
    format
      .formatRangeToParts(dayNumber(start) * DAY_MS, dayNumber(end) * DAY_MS)
      // In a range, and only there, the browser's Italian writes «02» for 2.
      .map(({ type, value }) => (type === 'day' ? Number(value) : value))
      .join('');
}

const shortRange = italianRange({ day: 'numeric', month: 'short' });
/**
 * Without the years, which only a range over the end of one has: the next such days are meant.
 * @example formatStayShort('2026-11-23', '2026-11-26') // '23–26 nov'
 */
export const formatStayShort: typeof shortRange = (start, end) => shortRange(start, end).replaceAll(/\s\d{4}/g, '');
/** @example formatStay('2026-11-23', '2026-11-26') // '23–26 nov 2026' */
export const formatStay = italianRange({ day: 'numeric', month: 'short', year: 'numeric' });
