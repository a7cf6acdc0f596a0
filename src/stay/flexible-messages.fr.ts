import type { IsTranslation } from '../kernel/translation.ts';
import { addDays, type CalendarDate, daysBetween, monthOf, nameOfMonth } from '../kernel/calendar-date.ts';
import { stayMessages } from './messages.fr.ts';
import type { FlexibleStay } from './rules/flexible-stay.ts';
import { monthOfWindow } from './rules/window-name.ts';

const WEEKEND_NIGHTS = 2;

function monthName(date: CalendarDate): string {
  return nameOfMonth(monthOf(date));
}

/** French counts the first of a month: « le 1er », « le 2 ». */
function dayOf(date: CalendarDate): string {
  const day = Number(date.slice(8));
  return day === 1 ? '1er' : `${day}`;
}

/** The month after a first day; nothing where the last day says it. */
function monthBetween(start: CalendarDate, end: CalendarDate): string {
  return start.slice(0, 7) === end.slice(0, 7) ? '' : ` ${monthName(start)}`;
}

/** @example fromTo('2027-08-01', '2027-08-08') // 'du 1er au 8 août' */
function fromTo(start: CalendarDate, end: CalendarDate): string {
  return `du ${dayOf(start)}${monthBetween(start, end)} au ${dayOf(end)} ${monthName(end)}`;
}

/**
 * A departure on the first of a month is said by its last night, one night by itself.
 * @example between(august) // 'entre le 1er et le 31 août'
 */
function between({ from, until: departure }: Pick<FlexibleStay, 'from' | 'until'>): string {
  const until = departure.endsWith('-01') ? addDays(departure, -1) : departure;
  if (daysBetween(from, departure) === 1) return `le ${dayOf(from)} ${monthName(from)}`;
  return `entre le ${dayOf(from)}${monthBetween(from, until)} et le ${dayOf(until)} ${monthName(until)}`;
}

/** The window: « en août », or the days that it lies between. */
function windowPhrase(flexible: FlexibleStay): string {
  const month = monthOfWindow(flexible);
  return month === null ? between(flexible) : `en ${nameOfMonth(month)}`;
}

function nights({ nights: count, weekend }: FlexibleStay): string {
  if (!weekend) return stayMessages.nights(count);
  return count === WEEKEND_NIGHTS ? 'Un week-end' : `${stayMessages.nights(count)} à partir du vendredi`;
}

/** What a stay of flexible dates is said as: « 7 nuits en août », « Un week-end entre le 3 et le 20 mai ». */
function label(flexible: FlexibleStay): string {
  return `${nights(flexible)} ${windowPhrase(flexible)}`;
}

/** Above a list: what each of its prices is for. */
function bestDates(flexible: FlexibleStay): string {
  return `Les dates les plus avantageuses de chaque hébergement ${between(flexible)}, avec le total du séjour.`;
}

/** On a card, after the total: « 7 nuits, du 7 au 14 août ». */
function nightsFromTo(count: number, check_in: CalendarDate, check_out: CalendarDate): string {
  return `${stayMessages.nights(count)}, ${fromTo(check_in, check_out)}`;
}

export const flexibleMessages = { label, nights, bestDates, nightsFromTo };

true satisfies IsTranslation<typeof import('./flexible-messages.it.ts'), typeof import('./flexible-messages.fr.ts')>;
