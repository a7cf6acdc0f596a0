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
