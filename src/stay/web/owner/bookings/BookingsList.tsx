import { Link } from 'react-router';
import { ownerBookingMessages as messages } from '../../../owner-booking-messages.it.ts';
import type { OwnerBooking, OwnerBookings } from '../../../owner-bookings-contract.ts';
import { type BookingsPlace, bookingsPath } from '../../../rules/bookings-address.ts';
import { ownerKeeps } from '../../../rules/owner-keeps.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { AreaHead } from '../../../../accounts/web/owner/AreaHead.tsx';
import { OWNER_AREA } from '../../../../accounts/web/owner/return-path.ts';
import { BookingRow } from './BookingRow.tsx';
import { BookingsPaging } from './BookingsPaging.tsx';
import { BookingTabs } from './BookingTabs.tsx';
import * as t from './messages.it.ts';

type BookingsListProps = { place: BookingsPlace; bookings: Omit<OwnerBookings, 'success'> };

/** Whether a sum is shown of which the costs of the payment are still to be taken. */
function hasShare(booking: OwnerBooking): boolean {
  return ownerKeeps(booking) !== null && booking.refunded_cents < booking.bill.total_cents;
}

/** A page of one tab of the owner's bookings. */
export function BookingsList({ place, bookings: { data, total, counts } }: BookingsListProps) {
  return (
    <div className="wrap area">
      <AreaHead title={messages.titolo} />
      <BookingTabs scheda={place.scheda} counts={counts} />
      {data.length === 0 ? (
        <Nothing place={place} total={total} />
      ) : (
        <ul className="stay-bookings" aria-label={messages.schede[place.scheda]}>
          {data.map((booking) => (
            <li key={booking.id}>
              <BookingRow booking={booking} />
            </li>
          ))}
        </ul>
      )}
      {data.some(hasShare) && <p className="muted mt-4">{messages.costiEsclusiNellElenco}</p>}
      {data.length > 0 && <BookingsPaging {...place} total={total} />}
    </div>
  );
}

function Nothing({ place: { scheda }, total }: { place: BookingsPlace; total: number }) {
  const { title, text } = messages.vuote[scheda];
  // What was on this page has gone elsewhere.
  if (total > 0) {
    return (
      <EmptyState title={messages.paginaVuota}>
        <Link className="btn" to={bookingsPath({ scheda, pagina: 1 })}>
          {t.tornaAllaPrima}
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={title}>
      <p>{text}</p>
      <Link className="btn alt" to={OWNER_AREA}>
        {t.leMieStrutture}
      </Link>
    </EmptyState>
  );
}
