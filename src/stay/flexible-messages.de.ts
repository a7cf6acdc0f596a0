import { addDays, type CalendarDate, daysBetween, monthOf, nameOfMonth } from '../kernel/calendar-date.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import { stayMessages } from './messages.de.ts';
import type { FlexibleStay } from './rules/flexible-stay.ts';
import { monthOfWindow } from './rules/window-name.ts';

const WEEKEND_NIGHTS = 2;

function monthName(date: CalendarDate): string {
  return nameOfMonth(monthOf(date));
}

/** @example theDay('2027-08-01') // '1.' */
function theDay(date: CalendarDate): string {
  return `${Number(date.slice(8))}.`;
}

function isOneMonth(start: CalendarDate, end: CalendarDate): boolean {
  return start.slice(0, 7) === end.slice(0, 7);
}

/** @example fromTo('2027-08-01', '2027-08-08') // 'vom 1. bis 8. August' */
function fromTo(start: CalendarDate, end: CalendarDate): string {
  const month = isOneMonth(start, end) ? '' : ` ${monthName(start)}`;
  return `vom ${theDay(start)}${month} bis ${theDay(end)} ${monthName(end)}`;
}

/**
 * A departure on the first of a month is said by its last night, one night by itself.
 * @example between(august) // 'zwischen dem 1. und 31. August'
 */
function between({ from, until: departure }: Pick<FlexibleStay, 'from' | 'until'>): string {
  const until = theDay(departure) === '1.' ? addDays(departure, -1) : departure;
  if (daysBetween(from, departure) === 1) return `am ${theDay(from)} ${monthName(from)}`;
  const month = isOneMonth(from, until) ? '' : ` ${monthName(from)}`;
  return `zwischen dem ${theDay(from)}${month} und ${month === '' ? '' : 'dem '}${theDay(until)} ${monthName(until)}`;
}

/** The window: "im August", or the days that it lies between. */
function windowPhrase(flexible: FlexibleStay): string {
  const month = monthOfWindow(flexible);
  return month === null ? between(flexible) : `im ${nameOfMonth(month)}`;
}

function nights({ nights: count, weekend }: FlexibleStay): string {
  if (!weekend) return stayMessages.nights(count);
  return count === WEEKEND_NIGHTS ? 'Ein Wochenende' : `${stayMessages.nights(count)} ab Freitag`;
}

/** What a stay of flexible dates is said as: "7 Nächte im August", "Ein Wochenende zwischen dem 3. und 20. Mai". */
function label(flexible: FlexibleStay): string {
  return `${nights(flexible)} ${windowPhrase(flexible)}`;
}

/** Above a list: what each of its prices is for. */
function bestDates(flexible: FlexibleStay): string {
  return `Die günstigsten Reisedaten je Unterkunft ${between(flexible)}, mit Gesamtpreis.`;
}

/** On a card, after the total: "7 Nächte, vom 7. bis 14. August". */
function nightsFromTo(count: number, check_in: CalendarDate, check_out: CalendarDate): string {
  return `${stayMessages.nights(count)}, ${fromTo(check_in, check_out)}`;
}

export const flexibleMessages = { label, nights, bestDates, nightsFromTo } as const;

true satisfies IsTranslation<typeof import('./flexible-messages.it.ts'), typeof import('./flexible-messages.de.ts')>;
