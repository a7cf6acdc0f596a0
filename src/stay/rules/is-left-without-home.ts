import type { CancelledBy } from './booking.ts';
import type { BookingMailKind } from './booking-fact.ts';

const LOST: readonly BookingMailKind[] = [
  'refused_guest',
  'request_expired_guest',
  'late_refunded_guest',
  'late_released_guest',
];

/**
 * Whether a mail tells its guest that they have no home for these nights, through no decision of their own or of their bank.
 * @example isLeftWithoutHome('cancelled_guest', 'ospite') // false
 */
export function isLeftWithoutHome(mail: BookingMailKind, cancelled_by: CancelledBy | null): boolean {
  const isByHouse = cancelled_by === 'proprietario' || cancelled_by === 'redazione';
  return LOST.includes(mail) || (mail === 'cancelled_guest' && isByHouse);
}
