import type { AwaitedBookings } from '../../../stay/admin-bookings-contract.ts';

/** The bookings in the answer of `listAwaitedBookingsCall`. */
export function readAwaited(answer: unknown): AwaitedBookings {
  return answer as AwaitedBookings;
}
