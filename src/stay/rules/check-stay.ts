import { type CalendarDate, daysBetween } from '../../kernel/dates/calendar-date.ts';
import { MAX_NIGHTS } from './booking.ts';
import { calendarHorizon } from './calendar-horizon.ts';
import { guestLimit } from './guest-options.ts';
import { minimumStay } from './minimum-stay.ts';
import type { Price } from './price.ts';
import { type Nights, areNightsFree } from './selection.ts';

export type StayRequest = { check_in: CalendarDate | null; check_out: CalendarDate | null; guests: number | null };

export type OfferTerms = { posti_letto: number | null; price: Pick<Price, 'camera' | 'tariffe'> };

export type StayFault =
  | 'datesOrGuestsMissing'
  | 'checkOutNotAfterCheckIn'
  | 'checkInPast'
  | 'beyondHorizon'
  | 'tooManyNights'
  | 'guestsOutOfRange'
  | 'minimumStay'
  | 'nightUnavailable';

export type StayLimits = { guests: number; nights: number; last: CalendarDate };

/**
 * Returns the limits for a stay that starts on `check_in`, or today if `check_in` is `null`.
 * @example stayLimits(null, { posti_letto: 4, price }, '2026-11-21') // { guests: 4, nights: 1, last: '2028-11-30' }
 */
export function stayLimits(check_in: CalendarDate | null, offered: OfferTerms, today: CalendarDate): StayLimits {
  return {
    guests: guestLimit(offered.posti_letto),
    nights: minimumStay(check_in ?? today, offered.price),
    last: calendarHorizon(today),
  };
}

/**
 * Returns why a stay cannot be booked; `null` if it can. The server checks again before any payment.
 * @example checkStay({ check_in: null, check_out: null, guests: 2 }, { posti_letto: 4, price }, nights) // 'datesOrGuestsMissing'
 */
export function checkStay(request: StayRequest, offered: OfferTerms, nights: Nights): StayFault | null {
  const { check_in, check_out, guests } = request;
  if (check_in === null || check_out === null || guests === null || guests < 1) return 'datesOrGuestsMissing';
  const limits = stayLimits(check_in, offered, nights.today);
  const count = daysBetween(check_in, check_out);
  if (count < 1) return 'checkOutNotAfterCheckIn';
  if (check_in < nights.today) return 'checkInPast';
  if (check_out > limits.last) return 'beyondHorizon';
  if (count > MAX_NIGHTS) return 'tooManyNights';
  if (!Number.isInteger(guests) || guests > limits.guests) return 'guestsOutOfRange';
  if (count < limits.nights) return 'minimumStay';
  return areNightsFree(check_in, check_out, nights.isAvailable) ? null : 'nightUnavailable';
}
