import type { BookingState } from './booking-fact.ts';
import { answerDeadline } from './same-day.ts';

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
