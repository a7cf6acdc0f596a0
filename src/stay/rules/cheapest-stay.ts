import { type CalendarDate, daysBetween, eachDate } from '../../kernel/dates/calendar-date.ts';
import type { Cents } from '../../kernel/money/cents.ts';
import { arrivalsOf, type FlexibleStay } from './flexible-stay.ts';
import { guestLimit } from './guest-options.ts';
import { minimumStay } from './minimum-stay.ts';
import { nightRate } from './night-rate.ts';
import { nightPrice, type Price, ratesOf } from './price.ts';
import { quoteNights } from './quote-stay.ts';

/** The argument of `isTaken` is the number of days since the start of the window. */
export type FlexiblePlace = { price: Price; posti_letto: number; isTaken: (day: number) => boolean };

export type FreeStay = {
  check_in: CalendarDate;
  check_out: CalendarDate;
  camera_id: number | null;
  total_cents: Cents;
};

/** A window with its days and the indexes of the possible arrivals, computed only once because date arithmetic is slow. */
export type OpenWindow = FlexibleStay & { days: readonly CalendarDate[]; starts: readonly number[] };

/** @example openWindow({ from: '2027-05-01', until: '2027-05-16', nights: 2, weekend: true }).starts // [6, 13] */
export function openWindow(flexible: FlexibleStay): OpenWindow {
  const { from, until } = flexible;
  return {
    ...flexible,
    days: eachDate(from, until),
    starts: arrivalsOf(flexible).map((check_in) => daysBetween(from, check_in)),
  };
}

function nightCosts(price: Price, days: readonly CalendarDate[]): number[] {
  if (ratesOf(price).length === 0) return days.map(() => nightPrice(price));
  return days.map((day) => nightRate(day, price).prezzo_notte_cents);
}

function sumFrom(start: number, nights: number, costs: readonly number[], isTaken: FlexiblePlace['isTaken']) {
  let sum = 0;
  for (let day = start; day < start + nights; day += 1) {
    if (isTaken(day)) return null;
    sum += costs[day] ?? 0;
  }
  return sum;
}

function cheapestOf({ price, posti_letto, isTaken }: FlexiblePlace, window: OpenWindow, guests: number) {
  if (guests > guestLimit(posti_letto)) return null;
  const { days, starts, nights } = window;
  const costs = nightCosts(price, days);
  let best: { start: number; check_in: CalendarDate; cost: number } | null = null;
  for (const start of starts) {
    const cost = sumFrom(start, nights, costs, isTaken);
    const check_in = days[start];
    if (cost === null || check_in === undefined || (best !== null && cost >= best.cost)) continue;
    if (minimumStay(check_in, price) <= nights) best = { start, check_in, cost };
  }
  if (best === null) return null;
  const { start, check_in } = best;
  const { total_cents } = quoteNights(days.slice(start, start + nights), guests, price);
  const check_out = days[start + nights] ?? window.until;
  return { check_in, check_out, camera_id: price.camera?.id ?? null, total_cents };
}

/**
 * Returns the cheapest bookable stay. Ties go to the earliest arrival, then to the first place.
 * @example cheapestStay([{ price, posti_letto: 4, isTaken: () => false }], openWindow(weekOfAugust), 2)?.total_cents // 70500
 */
export function cheapestStay(places: readonly FlexiblePlace[], window: OpenWindow, guests: number): FreeStay | null {
  const stays = places.flatMap((place) => cheapestOf(place, window, guests) ?? []);
  const isBetter = (one: FreeStay, other: FreeStay) =>
    one.total_cents < other.total_cents || (one.total_cents === other.total_cents && one.check_in < other.check_in);
  return stays.reduce<FreeStay | null>((best, stay) => (best === null || isBetter(stay, best) ? stay : best), null);
}
