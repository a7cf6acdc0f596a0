import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { OwnerBooking } from '../../../stay/owner-bookings-contract.ts';

/** The days of a stay: the server writes dates as the kernel does. */
export function readStay({ check_in, check_out }: Pick<OwnerBooking, 'check_in' | 'check_out'>) {
  return { check_in: check_in as CalendarDate, check_out: check_out as CalendarDate };
}
