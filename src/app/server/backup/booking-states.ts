/** Returns a query for the states of bookings, from which a restore detects lost bookings. Excludes unpaid bookings that expired. */
export const bookingStates = (bookings: string, refunds: string) => `
  select id, created_at, paid_cents, status || ' ' || paid_cents || ' ' || (
    select coalesce(sum(amount_cents), 0) from ${refunds} as refund where refund.booking_id = booking.id
  ) as state
  from ${bookings} as booking where status <> 'scaduta' or paid_cents > 0`;
