import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { BookingStatus } from './booking.ts';

/** RFC 2606 reserves `.invalid`, so mail to this address is undeliverable. */
export const ERASED_EMAIL = 'cancellato@ospitalia.invalid';
export const ERASED_NAME = 'Ospite';
export const ERASED_PHONE = '—';

type LinkedBooking = { status: BookingStatus; check_out: CalendarDate; guest_erased_at: Date | null };

/**
 * Returns what a booking link shows. After an erasure, a confirmed booking remains visible until the stay ends, so that the guest
 * can cancel.
 * @example guestLink({ status: 'annullata', check_out: day, guest_erased_at: now }, today) // 'gone'
 */
export function guestLink(
  { status, check_out, guest_erased_at }: LinkedBooking,
  today: CalendarDate,
): 'whole' | 'withoutPerson' | 'gone' {
  if (guest_erased_at === null) return 'whole';
  return status === 'confermata' && check_out > today ? 'withoutPerson' : 'gone';
}
