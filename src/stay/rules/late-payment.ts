import type { BookingState } from './booking-fact.ts';
import { answerDeadline } from './same-day.ts';
import { UNREACHABLE_HOLD_HOURS } from './booking.ts';

type Booking = Pick<BookingState, 'status' | 'modalita' | 'check_in' | 'payment_id'>;

/**
 * Returns whether a payment could turn out to be too late. The final decision is made by `nextBooking`.
 * @example mayBeTooLate({ status: 'scaduta', payment_id: null, … }, 'paid', now) // true
 */
export function mayBeTooLate({ status, modalita, check_in, payment_id }: Booking, payment: string, now: Date): boolean {
  if (payment_id !== null || (payment !== 'authorised' && payment !== 'paid')) return false;
  const isUnanswerable = modalita === 'su_richiesta' && now >= answerDeadline(check_in, now);
  return status === 'scaduta' || (status === 'in_attesa_pagamento' && isUnanswerable);
}

const HOUR_MS = 3_600_000;

/**
 * Returns whether a hold can no longer be paid. A payment that the provider reports later counts as late.
 * @example canNoLongerBePaid(new Date('2026-11-22T10:00:00Z'), new Date('2026-11-23T10:00:00Z')) // true
 */
export function canNoLongerBePaid(expires_at: Date | null, now: Date): boolean {
  return expires_at !== null && now.getTime() >= expires_at.getTime() + UNREACHABLE_HOLD_HOURS * HOUR_MS;
}
