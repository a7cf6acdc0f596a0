import type { CancelledBy } from './booking.ts';

/**
 * Whether a booking was a request that its guest took back: cancelled by the guest before the card was charged.
 * @example isTakenBack({ cancelled_by: 'ospite', is_charged: false }) // true
 */
export function isTakenBack(booking: { cancelled_by: CancelledBy | null; is_charged: boolean }): boolean {
  return booking.cancelled_by === 'ospite' && !booking.is_charged;
}
