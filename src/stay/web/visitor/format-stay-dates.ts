import { onceByLanguage } from '../../../kernel/languages/by-language.ts';
import { asPeopleWrite, type CalendarDate, dayNumber } from '../../../kernel/dates/calendar-date.ts';
import { LOCALE } from '../../../kernel/language.ts';

const DAY_MS = 86_400_000;

function rangeFormat(options: Intl.DateTimeFormatOptions): (start: CalendarDate, end: CalendarDate) => string {
  const format = onceByLanguage(
    (language) => new Intl.DateTimeFormat(LOCALE[language], { timeZone: 'UTC', ...options }),
  );
  return (start, end) =>
    asPeopleWrite(
      format()
        .formatRangeToParts(dayNumber(start) * DAY_MS, dayNumber(end) * DAY_MS)
        // Removes the leading zero, which the browser's Italian locale adds to days only in ranges.
        .map(({ type, value }) => (type === 'day' ? Number(value) : value))
        .join('')
        // Node puts thin spaces around the dash and browsers do not, which would cause a hydration mismatch.
        .replaceAll('\u2009', ' '),
    );
}

const shortRange = rangeFormat({ day: 'numeric', month: 'short' });
/** Omits years, which `Intl` would add to a stay across New Year. @example formatStayShort('2026-11-23', '2026-11-26') // '23–26 nov' */
export const formatStayShort: typeof shortRange = (start, end) => shortRange(start, end).replaceAll(/\s\d{4}/g, '');
export const formatStay = rangeFormat({ day: 'numeric', month: 'short', year: 'numeric' });
