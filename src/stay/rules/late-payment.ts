import type { BookingState } from './booking-fact.ts';
import { answerDeadline } from './same-day.ts';
import { UNASKED_HOURS } from './booking.ts';

type Booking = Pick<BookingState, 'status' | 'modalita' | 'check_in' | 'payment_id'>;

/**
 * Whether a payment may come too late for the nights of its booking, so that the guest has no home: its hold is over, or nobody can accept
 * the request any more. `nextBooking` decides.
 * @example mayComeTooLate({ status: 'scaduta', payment_id: null, … }, 'paid', now) // true
 */
export function mayComeTooLate(
  { status, modalita, check_in, payment_id }: Booking,
  payment: string,
  now: Date,
): boolean {
  if (payment_id !== null || (payment !== 'authorised' && payment !== 'paid')) return false;
  const isUnanswerable = modalita === 'su_richiesta' && now >= answerDeadline(check_in, now);
  return status === 'scaduta' || (status === 'in_attesa_pagamento' && isUnanswerable);
}

const HOUR_MS = 3_600_000;

/**
 * Whether a hold can no longer be paid, even if the provider is unreachable: its session expires at the time set when it was opened.
 * A payment made before that arrives as a late payment once the provider answers again.
 * @example isPastPaying(new Date('2026-11-22T10:00:00Z'), new Date('2026-11-23T10:00:00Z')) // true
 */
export function isPastPaying(expires_at: Date | null, now: Date): boolean {
  return expires_at !== null && now.getTime() >= expires_at.getTime() + UNASKED_HOURS * HOUR_MS;
}
