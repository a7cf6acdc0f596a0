import type { CancelledBy } from './booking.ts';

/**
 * `late_refunded`, `late_owed`: the payment arrived too late, and its refund was made or is due. `in_review`: the payment differs
 * from what was agreed.
 */
export type ExpiredAs = 'uncharged' | 'late_refunded' | 'late_owed' | 'refunded' | 'in_review';

/**
 * `is_late`: the refund was made, or is due, because the payment arrived too late.
 * @example expiredAs({ is_charged: true, is_late: true, refunded_cents: 32500 }) // 'late_refunded'
 */
export function expiredAs(booking: { is_charged: boolean; is_late: boolean; refunded_cents: number }): ExpiredAs {
  if (!booking.is_charged) return 'uncharged';
  const isBack = booking.refunded_cents > 0;
  if (booking.is_late) return isBack ? 'late_refunded' : 'late_owed';
  return isBack ? 'refunded' : 'in_review';
}

export type RefundOutcome = 'refund' | 'disputed' | 'already_refunded' | 'not_charged';

/**
 * Returns how a cancellation affects the payment. `disputed`: the bank holds the money until it decides who receives it.
 * @example refundOutcome({ refund_cents: 0, is_charged: true, is_disputed: false }) // 'already_refunded'
 */
export function refundOutcome(booking: {
  refund_cents: number;
  is_charged: boolean;
  is_disputed: boolean;
}): RefundOutcome {
  if (booking.refund_cents > 0) return 'refund';
  if (!booking.is_charged) return 'not_charged';
  return booking.is_disputed ? 'disputed' : 'already_refunded';
}

/**
 * Returns whether the guest cancelled before the card was charged.
 * @example isWithdrawn({ cancelled_by: 'ospite', is_charged: false }) // true
 */
export function isWithdrawn(booking: { cancelled_by: CancelledBy | null; is_charged: boolean }): boolean {
  return booking.cancelled_by === 'ospite' && !booking.is_charged;
}
