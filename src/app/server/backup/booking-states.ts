/**
 * Returns a query for the bookings that must not be lost silently. Bookings that expired unpaid are excluded. `bookings` and
 * `refunds` name the current or the archived tables.
 */
export const bookingStates = (bookings: string, refunds: string) => `
  select id, created_at, paid_cents, status || ' ' || paid_cents || ' ' || (
    select coalesce(sum(amount_cents), 0) from ${refunds} as refund where refund.booking_id = booking.id
  ) as state
  from ${bookings} as booking where status <> 'scaduta' or paid_cents > 0`;
