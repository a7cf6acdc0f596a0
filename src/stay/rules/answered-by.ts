import type { CancelledBy } from './booking.ts';
import type { BookingMailKind } from './booking-fact.ts';

type Answerer = 'other_side' | 'operator';

/** A mail that is added to the union has to be decided here. */
const ANSWERED_BY: Record<BookingMailKind, Answerer> = {
  confirmed_guest: 'other_side',
  request_guest: 'other_side',
  refused_guest: 'other_side',
  request_expired_guest: 'other_side',
  cancelled_guest: 'other_side',
  // About money that the portal sends back: the owner never heard of this guest.
  late_refunded_guest: 'operator',
  late_released_guest: 'operator',
  confirmed_owner: 'other_side',
  request_owner: 'other_side',
  request_reminder_owner: 'other_side',
  request_expired_owner: 'other_side',
  cancelled_owner: 'other_side',
  // The operator answers the bank, and asks the owner for documents.
  dispute_owner: 'operator',
};

/**
 * Who receives the answer to a mail about a booking: the guest or owner at its other side, or whoever runs the portal.
 * @example answeredBy('cancelled_guest', 'redazione') // 'operator'
 */
export function answeredBy(mail: BookingMailKind, cancelled_by: CancelledBy | null): Answerer {
  const isCancelled = mail === 'cancelled_guest' || mail === 'cancelled_owner';
  return isCancelled && cancelled_by === 'redazione' ? 'operator' : ANSWERED_BY[mail];
}
