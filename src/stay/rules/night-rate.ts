import { type CalendarDate, weekday } from '../../kernel/dates/calendar-date.ts';
import type { Cents } from '../../kernel/money/cents.ts';
import type { Rate } from '../../strutture/rules/rate.ts';
import { type Price, nightPrice, ratesOf } from './price.ts';

/** The price of a night, and which one it is: the nightly one, a season's (`nome`), or a weekend's (`nome` of its season, if any). */
export type NightRate<Amount extends number = Cents> = {
  rate: 'base' | 'stagione' | 'weekend';
  nome: string;
  prezzo_notte_cents: Amount;
};

const FRIDAY = 5;
const SATURDAY = 6;

/** Whether a row is a season that has this night: `dal` is its first, `al` its last. */
export function hasNight({ dal, al }: Rate, night: CalendarDate): boolean {
  return dal !== null && al !== null && dal <= night && night <= al;
}

/** The row that is of the whole year. */
export function rateOfTheYear(rates: readonly Rate[]): Rate | undefined {
  return rates.find((rate) => rate.dal === null);
}

/**
 * What a night costs: the season's price if a season has it, else the nightly price; from Friday and from Saturday the weekend's,
 * where that season, or without a season the year, has one.
 * @example nightRate('2026-08-14', price) // { rate: 'weekend', nome: 'Agosto', prezzo_notte_cents: 15000 }
 */
export function nightRate(night: CalendarDate, price: Price): NightRate {
  const rates = ratesOf(price);
  const season = rates.find((rate) => hasNight(rate, night));
  const nome = season?.nome ?? '';
  const weekend = (season ?? rateOfTheYear(rates))?.prezzo_weekend_cents;
  if (weekend && [FRIDAY, SATURDAY].includes(weekday(night)))
    return { rate: 'weekend', nome, prezzo_notte_cents: weekend };
  if (season?.prezzo_notte_cents) return { rate: 'stagione', nome, prezzo_notte_cents: season.prezzo_notte_cents };
  return { rate: 'base', nome: '', prezzo_notte_cents: nightPrice(price) };
}
