import { type CalendarDate, formatLongDate } from '../../kernel/dates/calendar-date.ts';

type Parts = { day: number; month: string; year: string };

function partsOf(date: CalendarDate): Parts {
  const [, , month = '', year = ''] = formatLongDate(date).split(' ');
  return { day: Number(date.slice(-2)), month, year };
}

/** Italian elides the article before «otto» and «undici», and uses an ordinal for the first day of a month. */
function withArticle(preposition: 'dal' | 'al', day: number): string {
  if (day === 8 || day === 11) return `${preposition}l’${day}`;
  return `${preposition} ${day === 1 ? '1°' : day}`;
}

/** Formats a date so that it can follow «fino». @example toTheDay('2026-12-08') // 'all’8 dicembre 2026' */
export function toTheDay(date: CalendarDate): string {
  const { day, month, year } = partsOf(date);
  return `${withArticle('al', day)} ${month} ${year}`;
}

/**
 * Describes the dates of a stay. Omits a repeated month, and omits the years if both dates are in the same year.
 * @example stayInWords('2026-01-15', '2026-01-18') // 'dal 15 al 18 gennaio'
 */
export function stayInWords(check_in: CalendarDate, check_out: CalendarDate): string {
  const [from, to] = [partsOf(check_in), partsOf(check_out)];
  const isOneYear = from.year === to.year;
  const isOneMonth = isOneYear && from.month === to.month;
  const month = isOneMonth ? '' : ` ${from.month}`;
  const [fromYear, toYear] = isOneYear ? ['', ''] : [` ${from.year}`, ` ${to.year}`];
  return `${withArticle('dal', from.day)}${month}${fromYear} ${withArticle('al', to.day)} ${to.month}${toYear}`;
}
