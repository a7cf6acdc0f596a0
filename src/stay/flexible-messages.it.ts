import { addDays, type CalendarDate, daysBetween, monthOf, nameOfMonth } from '../kernel/calendar-date.ts';
import { stayMessages } from './messages.it.ts';
import type { FlexibleStay } from './rules/flexible-stay.ts';
import { monthOfWindow } from './rules/window-name.ts';

const WEEKEND_NIGHTS = 2;

function monthName(date: CalendarDate): string {
  return nameOfMonth(monthOf(date));
}

function dayOf(date: CalendarDate): number {
  return Number(date.slice(8));
}

/** A day after its article, which the number's first letter decides: "l’8", "l’11", "il 3", "il 1°". */
function theDay(day: number, article: { plain: string; elided: string }): string {
  if (day === 8 || day === 11) return `${article.elided}${day}`;
  return `${article.plain} ${day === 1 ? '1°' : day}`;
}

const THE = { plain: 'il', elided: 'l’' };
const FROM_THE = { plain: 'dal', elided: 'dall’' };
const TO_THE = { plain: 'al', elided: 'all’' };

function isOneMonth(start: CalendarDate, end: CalendarDate): boolean {
  return start.slice(0, 7) === end.slice(0, 7);
}

/** @example fromTo('2027-08-01', '2027-08-08') // 'dal 1° all’8 agosto' */
function fromTo(start: CalendarDate, end: CalendarDate): string {
  const month = isOneMonth(start, end) ? '' : ` ${monthName(start)}`;
  return `${theDay(dayOf(start), FROM_THE)}${month} ${theDay(dayOf(end), TO_THE)} ${monthName(end)}`;
}

/**
 * A departure on the first of a month is said by its last night, one night by itself.
 * @example between(august) // 'tra il 1° e il 31 agosto'
 */
function between({ from, until: departure }: Pick<FlexibleStay, 'from' | 'until'>): string {
  const until = dayOf(departure) === 1 ? addDays(departure, -1) : departure;
  if (daysBetween(from, departure) === 1) return `${theDay(dayOf(from), THE)} ${monthName(from)}`;
  const month = isOneMonth(from, until) ? '' : ` ${monthName(from)}`;
  return `tra ${theDay(dayOf(from), THE)}${month} e ${theDay(dayOf(until), THE)} ${monthName(until)}`;
}

/** The window: "ad agosto", or the days that it lies between. */
function windowPhrase(flexible: FlexibleStay): string {
  const month = monthOfWindow(flexible);
  if (month === null) return between(flexible);
  const name = nameOfMonth(month);
  return `${name.startsWith('a') ? 'ad' : 'a'} ${name}`;
}

function nights({ nights: count, weekend }: FlexibleStay): string {
  if (!weekend) return stayMessages.nights(count);
  return count === WEEKEND_NIGHTS ? 'Un weekend' : `${stayMessages.nights(count)} da venerdì`;
}

/** What a stay of flexible dates is said as: "7 notti ad agosto", "Un weekend tra il 3 e il 20 maggio". */
function label(flexible: FlexibleStay): string {
  return `${nights(flexible)} ${windowPhrase(flexible)}`;
}

/** Above a list: what each of its prices is for. */
function bestDates(flexible: FlexibleStay): string {
  return `Le date più convenienti di ogni casa ${between(flexible)}, con il totale del soggiorno.`;
}

/** On a card, after the total: "7 notti, dal 7 al 14 agosto". */
function nightsFromTo(count: number, check_in: CalendarDate, check_out: CalendarDate): string {
  return `${stayMessages.nights(count)}, ${fromTo(check_in, check_out)}`;
}

export const flexibleMessages = { label, nights, bestDates, nightsFromTo } as const;
