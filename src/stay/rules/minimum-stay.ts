import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { hasNight, rateOfTheYear } from './night-rate.ts';
import { type Price, ratesOf } from './price.ts';

/**
 * Returns the minimum stay for an arrival: that of the season, otherwise that of the year, otherwise 1.
 * @example minimumStay('2026-08-14', price) // 7
 */
export function minimumStay(check_in: CalendarDate, price: Pick<Price, 'camera' | 'tariffe'>): number {
  const rates = ratesOf(price);
  const season = rates.find((rate) => hasNight(rate, check_in));
  return season?.soggiorno_minimo ?? rateOfTheYear(rates)?.soggiorno_minimo ?? 1;
}

export type MinimumRange = { from: number; to: number };

function minimumsOf(price: Pick<Price, 'camera' | 'tariffe'>, today: CalendarDate): number[] {
  const rates = ratesOf(price);
  const seasons = rates.filter(({ al }) => al !== null && al >= today);
  return [rateOfTheYear(rates)?.soggiorno_minimo ?? 1, ...seasons.flatMap((rate) => rate.soggiorno_minimo ?? [])];
}

/**
 * Returns the shortest and the longest minimum stay for arrivals from `today` on, across the home or its rooms.
 * @example minimumRange([price], '2026-11-26') // { from: 2, to: 7 }
 */
export function minimumRange(prices: readonly Pick<Price, 'camera' | 'tariffe'>[], today: CalendarDate): MinimumRange {
  const minimums = prices.flatMap((price) => minimumsOf(price, today));
  return { from: Math.min(...minimums), to: Math.max(...minimums) };
}
