import { type Cents, asCents } from '../../kernel/money/cents.ts';
import type { BookingEffect, BookingState } from './booking-fact.ts';

function left(booking: BookingState, amount: Cents): Cents {
  return asCents(Math.max(0, Math.min(amount, booking.paid_cents - booking.refunded_cents)));
}

export function refund(
  booking: BookingState,
  amount: Cents,
  reason: 'annullata' | 'pagamento_tardivo' = 'annullata',
): BookingEffect[] {
  const amount_cents = left(booking, amount);
  return amount_cents > 0 ? [{ kind: 'refund', amount_cents, reason }] : [];
}

export function refundOrRelease(booking: BookingState, reason?: 'annullata' | 'pagamento_tardivo'): BookingEffect[] {
  return booking.paid_cents > 0 ? refund(booking, booking.paid_cents, reason) : [{ kind: 'cancel_payment' }];
}

export function recordRefund(booking: BookingState, amount: Cents): BookingEffect[] {
  const amount_cents = left(booking, amount);
  return amount_cents > 0 ? [{ kind: 'record_refund', amount_cents }] : [];
}

export function isFullyRefunded(booking: BookingState, amount: Cents): boolean {
  return booking.paid_cents > 0 && booking.refunded_cents + amount >= booking.paid_cents;
}
