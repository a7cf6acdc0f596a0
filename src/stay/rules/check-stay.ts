import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { guestLimit } from './guest-options.ts';
import { type Nights, areNightsFree } from './selection.ts';

/** A stay as somebody asks for it: nothing is sure to be there. */
export type StayRequest = { check_in: CalendarDate | null; check_out: CalendarDate | null; guests: number | null };

/** Why a stay cannot be booked: a key of `stayMessages.fault`. */
export type StayFault =
  | 'datesOrGuestsMissing'
  | 'checkOutNotAfterCheckIn'
  | 'checkInPast'
  | 'guestsOutOfRange'
  | 'nightUnavailable';

/**
 * Whether a stay can be booked, asked by the panel and again by the server before any payment (specification section 5,
 * "Booking payment"); `null` when it can.
 * @example checkStay({ check_in: null, check_out: null, guests: 2 }, 4, nights) // 'datesOrGuestsMissing'
 */
export function checkStay(request: StayRequest, posti_letto: number | null, nights: Nights): StayFault | null {
  const { check_in, check_out, guests } = request;
  if (check_in === null || check_out === null || guests === null || guests < 1) return 'datesOrGuestsMissing';
  if (check_out <= check_in) return 'checkOutNotAfterCheckIn';
  if (check_in < nights.today) return 'checkInPast';
  if (!Number.isInteger(guests) || guests > guestLimit(posti_letto)) return 'guestsOutOfRange';
  return areNightsFree(check_in, check_out, nights.isAvailable) ? null : 'nightUnavailable';
}
