/** What becomes of a booking's money when an administrator cancels it. */
export type RefundOutcome = 'refund' | 'disputed' | 'already_refunded' | 'not_charged';

/**
 * What an administrator and a guest are told of a booking's money. Of a payment that its guest disputes the bank has the money, and
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
