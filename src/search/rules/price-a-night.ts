import { daysBetween } from '../../kernel/dates/calendar-date.ts';
import type { When } from './combine-when.ts';
import { WEEK } from './next-weekday.ts';
import type { PriceSpan } from './parse-price.ts';
import { MOST_PRICE } from './read-criteria.ts';

/** Minimum and maximum price per night, in whole euros. */
export type Prices = { prezzo_min: number | null; prezzo_max: number | null };

export const NO_PRICES: Prices = { prezzo_min: null, prezzo_max: null };

const MONTH = 30;

/** Minimum amount that is a total rather than a price per night if the text states a length of stay ("una settimana max 700"). */
const LEAST_FOR_ALL = 200;

/** Returns the number of nights that the price covers. `isCounted` is true if the text states a length of stay or two dates. */
function nightsPaid({ unit, least, most }: PriceSpan, { stay, flexible }: When, isCounted: boolean): number {
  if (unit === 'night') return 1;
  if (unit === 'week') return WEEK;
  if (unit === 'month') return MONTH;
  const nights = stay ? daysBetween(stay.check_in, stay.check_out) : (flexible?.nights ?? 1);
  const isForAll = unit === 'stay' || (isCounted && (least ?? most ?? 0) >= LEAST_FOR_ALL);
  return isForAll ? nights : 1;
}

/**
 * Converts a price to limits per night. Like the price, the limits are per home or per guest.
 * @example pricesANight(untilSevenHundred, { when: aWeek, isCounted: true }) // { prezzo_min: null, prezzo_max: 100 }
 */
export function pricesANight(span: PriceSpan, { when, isCounted }: { when: When; isCounted: boolean }): Prices {
  const nights = nightsPaid(span, when, isCounted);
  return {
    prezzo_min: span.least === null ? null : Math.max(1, Math.floor(span.least / nights)),
    prezzo_max: span.most === null ? null : Math.ceil(span.most / nights),
  };
}

/** Multiplies prices per guest by the number of guests. @example pricesOfAll({ prezzo_min: null, prezzo_max: 50 }, 4).prezzo_max // 200 */
export function pricesOfAll({ prezzo_min, prezzo_max }: Prices, guests: number): Prices {
  const times = (euros: number | null) => (euros === null ? null : Math.min(MOST_PRICE, euros * guests));
  return { prezzo_min: times(prezzo_min), prezzo_max: times(prezzo_max) };
}
