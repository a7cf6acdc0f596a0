import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { checkStay, type StayFault, type StayLimits, stayLimits } from './check-stay.ts';
import type { Price } from './price.ts';
import { type Quote, quoteStay } from './quote-stay.ts';
import type { ChosenStay } from './stay-address.ts';

type Place = { price: Price; posti_letto: number };

export type OfferedStay<Taken extends Place> = {
  place: Taken;
  fault: StayFault | null;
  limits: StayLimits;
  quote: Quote | null;
};

type StayRequest = Pick<ChosenStay, 'selection' | 'guests'>;

function evaluate<Taken extends Place>(place: Taken, { selection, guests }: StayRequest, today: CalendarDate) {
  const stay = selection.kind === 'stay' ? selection : null;
  const limits = stayLimits(stay?.check_in ?? null, place, today);
  const tooMany: StayFault | null = guests > limits.guests ? 'guestsOutOfRange' : null;
  if (!stay) return { place, limits, fault: tooMany, quote: null };
  // Availability is ignored here, because a quoted price does not promise that the nights are available.
  const fault = checkStay({ ...stay, guests }, place, { today, isAvailable: () => true });
  return { place, limits, fault, quote: fault === null ? quoteStay({ ...stay, guests }, place.price) : null };
}

/**
 * Ranks a place by what the guest would have to change. Insufficient capacity ranks last, because the guest can change the dates
 * but not the capacity.
 */
function distance({ fault }: OfferedStay<Place>): number {
  if (fault === null) return 0;
  return fault === 'guestsOutOfRange' ? 2 : 1;
}

function isBetter(one: OfferedStay<Place>, other: OfferedStay<Place>): boolean {
  const nearer = distance(other) - distance(one);
  if (nearer !== 0) return nearer > 0;
  if (one.fault === 'guestsOutOfRange') return one.limits.guests > other.limits.guests;
  return (one.quote?.total_cents ?? 0) < (other.quote?.total_cents ?? 0);
}

/**
 * Returns the cheapest bookable place or, if there is none, the place with the least serious fault. Ties keep the order of
 * `places`.
 * @example bestOffer([{ price, posti_letto: 4 }], { selection: stay, guests: 2 }, '2026-11-21').quote?.total_cents // 32500
 */
export function bestOffer<Taken extends Place>(
  places: readonly [Taken, ...Taken[]],
  request: StayRequest,
  today: CalendarDate,
): OfferedStay<Taken> {
  const offered: OfferedStay<Taken>[] = places.map((place) => evaluate(place, request, today));
  return offered.reduce((best, each) => (isBetter(each, best) ? each : best));
}
