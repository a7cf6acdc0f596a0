import { type CalendarDate, monthOf, nameOfMonth } from '../../kernel/dates/calendar-date.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

const partsOf = (date: CalendarDate) => ({
  day: Number(date.slice(-2)),
  month: nameOfMonth(monthOf(date)),
  year: date.slice(0, 4),
});

/** @example toTheDay('2026-12-08') // 'zum 8. Dezember 2026' */
export function toTheDay(date: CalendarDate): string {
  const { day, month, year } = partsOf(date);
  return `zum ${day}. ${month} ${year}`;
}

/** @example stayInWords('2026-01-15', '2026-01-18') // 'vom 15. bis 18. Januar' */
export function stayInWords(check_in: CalendarDate, check_out: CalendarDate): string {
  const [from, to] = [partsOf(check_in), partsOf(check_out)];
  const isOneYear = from.year === to.year;
  const month = isOneYear && from.month === to.month ? '' : ` ${from.month}`;
  const [fromYear, toYear] = isOneYear ? ['', ''] : [` ${from.year}`, ` ${to.year}`];
  return `vom ${from.day}.${month}${fromYear} bis ${to.day}. ${to.month}${toYear}`;
}

true satisfies IsTranslation<typeof import('./stay-in-words.it.ts'), typeof import('./stay-in-words.de.ts')>;
