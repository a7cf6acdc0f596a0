import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { rateOfTheYear } from './night-rate.ts';
import { type Price, ratesOf } from './price.ts';

/** The fewest nights that an arrival asks for, and the most. */
export type MinimumRange = { from: number; to: number };

function minimumsOf(price: Pick<Price, 'camera' | 'tariffe'>, today: CalendarDate): number[] {
  const rates = ratesOf(price);
  const seasons = rates.filter(({ al }) => al !== null && al >= today);
  return [rateOfTheYear(rates)?.soggiorno_minimo ?? 1, ...seasons.flatMap((rate) => rate.soggiorno_minimo ?? [])];
}

/**
 * Between which numbers of nights `minimumStay` lies from `today` on, over all that can be taken: a house, or rooms.
 * @example minimumRange([price], '2026-11-26') // { from: 2, to: 7 }
 */
export function minimumRange(prices: readonly Pick<Price, 'camera' | 'tariffe'>[], today: CalendarDate): MinimumRange {
  const minimums = prices.flatMap((price) => minimumsOf(price, today));
  return { from: Math.min(...minimums), to: Math.max(...minimums) };
}
