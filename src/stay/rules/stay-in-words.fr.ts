import { type CalendarDate, monthOf, nameOfMonth } from '../../kernel/dates/calendar-date.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

const partsOf = (date: CalendarDate) => ({
  day: Number(date.slice(-2)),
  month: nameOfMonth(monthOf(date)),
  year: date.slice(0, 4),
});

const ordinal = (day: number) => (day === 1 ? '1er' : String(day));

/** @example toTheDay('2026-12-08') // 'au 8 décembre 2026' */
export function toTheDay(date: CalendarDate): string {
  const { day, month, year } = partsOf(date);
  return `au ${ordinal(day)} ${month} ${year}`;
}

/** @example stayInWords('2026-01-15', '2026-01-18') // 'du 15 au 18 janvier' */
export function stayInWords(check_in: CalendarDate, check_out: CalendarDate): string {
  const [from, to] = [partsOf(check_in), partsOf(check_out)];
  const isOneYear = from.year === to.year;
  const month = isOneYear && from.month === to.month ? '' : ` ${from.month}`;
  const [fromYear, toYear] = isOneYear ? ['', ''] : [` ${from.year}`, ` ${to.year}`];
  return `du ${ordinal(from.day)}${month}${fromYear} au ${ordinal(to.day)} ${to.month}${toYear}`;
}

true satisfies IsTranslation<typeof import('./stay-in-words.it.ts'), typeof import('./stay-in-words.fr.ts')>;
