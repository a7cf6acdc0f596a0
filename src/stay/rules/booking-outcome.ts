import type { CancelledBy } from './booking.ts';

/**
 * What the money of a booking that expired is at. `uncharged`: no card was; `late_refunded`, `late_owed`: it came when the nights were
 * not held any more, and went back (or is on its way), or has to yet; `refunded`: it went back for another reason; `in_review`: it did
 * not come as agreed, and a person looks at it.
 */
export type ExpiredAs = 'uncharged' | 'late_refunded' | 'late_owed' | 'refunded' | 'in_review';

/**
 * What became of the money of a booking that expired. `is_late`: it is refunded, or to be, because it came too late.
 * @example expiredAs({ is_charged: true, is_late: true, refunded_cents: 32500 }) // 'late_refunded'
 */
export function expiredAs(booking: { is_charged: boolean; is_late: boolean; refunded_cents: number }): ExpiredAs {
  if (!booking.is_charged) return 'uncharged';
  const isBack = booking.refunded_cents > 0;
  if (booking.is_late) return isBack ? 'late_refunded' : 'late_owed';
  return isBack ? 'refunded' : 'in_review';
}

/** What becomes of a booking's money when an administrator cancels it. */
export type RefundOutcome = 'refund' | 'disputed' | 'already_refunded' | 'not_charged';

/**
 * The state of a booking's refund, for administrators and guests. While a guest disputes the payment, the bank holds the money and
 * decides.
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
 * Whether a booking was a request that its guest took back: cancelled by the guest before the card was charged.
 * @example isTakenBack({ cancelled_by: 'ospite', is_charged: false }) // true
 */
export function isTakenBack(booking: { cancelled_by: CancelledBy | null; is_charged: boolean }): boolean {
  return booking.cancelled_by === 'ospite' && !booking.is_charged;
}
