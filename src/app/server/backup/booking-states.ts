/**
 * Of bookings what may not be lost without a word: that they are there, decided, paid and refunded as they are (`state`). One that nobody
 * paid in time is nothing. `bookings`, `refunds`: the tables to read, present ones or an archive's.
 */
export const bookingStates = (bookings: string, refunds: string) => `
  select id, created_at, paid_cents, status || ' ' || paid_cents || ' ' || (
    select coalesce(sum(amount_cents), 0) from ${refunds} as refund where refund.booking_id = booking.id
  ) as state
  from ${bookings} as booking where status <> 'scaduta' or paid_cents > 0`;
