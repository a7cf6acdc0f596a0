import { type CalendarDate, monthOf, nameOfMonth } from '../../kernel/dates/calendar-date.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

const partsOf = (date: CalendarDate) => ({
  day: Number(date.slice(-2)),
  month: nameOfMonth(monthOf(date)),
  year: date.slice(0, 4),
});

/** @example toTheDay('2026-12-08') // '8 December 2026' */
export function toTheDay(date: CalendarDate): string {
  const { day, month, year } = partsOf(date);
  return `${day} ${month} ${year}`;
}

/** @example stayInWords('2026-01-15', '2026-01-18') // 'from 15 to 18 January' */
export function stayInWords(check_in: CalendarDate, check_out: CalendarDate): string {
  const [from, to] = [partsOf(check_in), partsOf(check_out)];
  const isOneYear = from.year === to.year;
  const month = isOneYear && from.month === to.month ? '' : ` ${from.month}`;
  const [fromYear, toYear] = isOneYear ? ['', ''] : [` ${from.year}`, ` ${to.year}`];
  return `from ${from.day}${month}${fromYear} to ${to.day} ${to.month}${toYear}`;
}

true satisfies IsTranslation<typeof import('./stay-in-words.it.ts'), typeof import('./stay-in-words.en.ts')>;
