import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { hasNight, rateOfTheYear } from './night-rate.ts';
import { type Price, ratesOf } from './price.ts';

/**
 * Nights that a stay has at least that arrives on a day: as the season of that night asks, else as the year does.
 * @example minimumStay('2026-08-14', price) // 7
 */
export function minimumStay(check_in: CalendarDate, price: Pick<Price, 'camera' | 'tariffe'>): number {
  const rates = ratesOf(price);
  const season = rates.find((rate) => hasNight(rate, check_in));
  return season?.soggiorno_minimo ?? rateOfTheYear(rates)?.soggiorno_minimo ?? 1;
}
