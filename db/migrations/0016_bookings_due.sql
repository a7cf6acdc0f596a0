-- What a clock asks for each minute is found without reading every booking that was ever made.

-- Forgotten 30 days after they expired (`deleteUnpaid`).
create index bookings_unpaid on bookings (updated_at) where status = 'scaduta' and paid_cents = 0;

-- Asked about at the provider until they are paid (`sessionsToCheck`).
create index bookings_to_check on bookings (looked_at nulls first) where paid_cents = 0 and session_id is not null;

-- Asked with each change of a booking, and of a page of them (`refundedByBooking`); `refunds_once` leaves some out.
create index refunds_of_booking on refunds (booking_id);

-- A unit that is erased looks for its bookings: without it, a purge reads all of them for each.
create index bookings_of_unit on bookings (unit_id);
