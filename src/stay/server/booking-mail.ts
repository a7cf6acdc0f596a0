import type { BookingMailKind } from '../rules/booking-fact.ts';
import type { BookingRow } from './booking-repository.ts';

/**
 * A mail about a booking, as the booking is after what it tells. `refund_cents`: what goes back because of it; `refunded_cents`: what
 * went back in all, also without us.
 */
export type BookingMail = { mail: BookingMailKind; booking: BookingRow; refund_cents: number; refunded_cents: number };
