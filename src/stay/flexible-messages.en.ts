import type { IsTranslation } from '../kernel/translation.ts';
import { addDays, type CalendarDate, daysBetween, monthOf, nameOfMonth } from '../kernel/calendar-date.ts';
import { stayMessages } from './messages.en.ts';
import type { FlexibleStay } from './rules/flexible-stay.ts';
import { monthOfWindow } from './rules/window-name.ts';

const WEEKEND_NIGHTS = 2;

function dayOf(date: CalendarDate): number {
  return Number(date.slice(8));
}

/** @example dayAndMonth('2027-08-01') // '1 August' */
function dayAndMonth(date: CalendarDate): string {
  return `${dayOf(date)} ${nameOfMonth(monthOf(date))}`;
}

function isOneMonth(start: CalendarDate, end: CalendarDate): boolean {
  return start.slice(0, 7) === end.slice(0, 7);
}

/** @example fromTo('2027-08-01', '2027-08-08') // 'from 1 to 8 August' */
function fromTo(start: CalendarDate, end: CalendarDate): string {
  return `from ${isOneMonth(start, end) ? dayOf(start) : dayAndMonth(start)} to ${dayAndMonth(end)}`;
}

/**
 * A departure on the first of a month is said by its last night, one night by itself.
 * @example between(august) // 'between 1 and 31 August'
 */
function between({ from, until: departure }: Pick<FlexibleStay, 'from' | 'until'>): string {
  const until = dayOf(departure) === 1 ? addDays(departure, -1) : departure;
  if (daysBetween(from, departure) === 1) return `on ${dayAndMonth(from)}`;
  return `between ${isOneMonth(from, until) ? dayOf(from) : dayAndMonth(from)} and ${dayAndMonth(until)}`;
}

/** The window: "in August", or the days that it lies between. */
function windowPhrase(flexible: FlexibleStay): string {
  const month = monthOfWindow(flexible);
  return month === null ? between(flexible) : `in ${nameOfMonth(month)}`;
}

function nights({ nights: count, weekend }: FlexibleStay): string {
  if (!weekend) return stayMessages.nights(count);
  return count === WEEKEND_NIGHTS ? 'A weekend' : `${stayMessages.nights(count)} from Friday`;
}

/** What a stay of flexible dates is said as: "7 nights in August", "A weekend between 3 and 20 May". */
function label(flexible: FlexibleStay): string {
  return `${nights(flexible)} ${windowPhrase(flexible)}`;
}

/** Above a list: what each of its prices is for. */
function bestDates(flexible: FlexibleStay): string {
  return `Each place’s best-value dates ${between(flexible)}, with the total for the stay.`;
}

/** On a card, after the total: "7 nights, from 7 to 14 August". */
function nightsFromTo(count: number, check_in: CalendarDate, check_out: CalendarDate): string {
  return `${stayMessages.nights(count)}, ${fromTo(check_in, check_out)}`;
}

export const flexibleMessages = { label, nights, bestDates, nightsFromTo };

true satisfies IsTranslation<typeof import('./flexible-messages.it.ts'), typeof import('./flexible-messages.en.ts')>;
