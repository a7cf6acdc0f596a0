import { type CalendarDate, weekday } from '../../kernel/dates/calendar-date.ts';
import type { Cents } from '../../kernel/money/cents.ts';
import type { Rate } from '../../strutture/rules/rate.ts';
import { type Price, nightPrice, ratesOf } from './price.ts';

/** `nome`: the name of the season, also for a weekend within it. */
export type NightRate<Amount extends number = Cents> = {
  rate: 'base' | 'stagione' | 'weekend';
  nome: string;
  prezzo_notte_cents: Amount;
};

const FRIDAY = 5;
const SATURDAY = 6;

/** `dal` is the first night of the season, `al` the last. */
export function hasNight({ dal, al }: Rate, night: CalendarDate): boolean {
  return dal !== null && al !== null && dal <= night && night <= al;
}

export function rateOfTheYear(rates: readonly Rate[]): Rate | undefined {
  return rates.find((rate) => rate.dal === null);
}

/**
 * Returns the night's price. Weekend prices take precedence over season prices, which take precedence over the base price.
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
