import { Link } from 'react-router';
import { ownerBookingMessages as messages } from '../../../owner-booking-messages.it.ts';
import type { OwnerBooking, OwnerBookings } from '../../../owner-bookings-contract.ts';
import { type BookingsPlace, bookingsPath } from '../../../rules/bookings-address.ts';
import { ownerKeeps } from '../../../rules/owner-keeps.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { AreaHead } from '../../../../accounts/web/owner/AreaHead.tsx';
import { OWNER_AREA } from '../../../../accounts/web/owner/return-path.ts';
import { BookingRow } from './BookingRow.tsx';
import * as t from './messages.it.ts';
import { formatCount } from '../../../../kernel/format-count.ts';
import { BOOKING_TABS, type BookingTab, BOOKINGS_PAGE_SIZE } from '../../../rules/booking-tab.ts';
import { Icon } from '../../../../ui/Icon.tsx';

type BookingsListProps = { place: BookingsPlace; bookings: Omit<OwnerBookings, 'success'> };

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

type BookingTabsProps = { scheda: BookingTab; counts: Readonly<Record<BookingTab, number>> };

function BookingTabs({ scheda, counts }: BookingTabsProps) {
  return (
    <nav className="stay-tabs" aria-label={messages.titolo}>
      <ul>
        {BOOKING_TABS.map((tab) => (
          <li key={tab}>
            <Link to={bookingsPath({ scheda: tab, pagina: 1 })} aria-current={tab === scheda ? 'page' : undefined}>
              {messages.schede[tab]} <b>{formatCount(counts[tab])}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BookingsPaging({ scheda, pagina, total }: BookingsPlace & { total: number }) {
  const pageCount = Math.ceil(total / BOOKINGS_PAGE_SIZE);
  if (pageCount <= 1) return null;
  return (
    <nav className="stay-browse" aria-label={t.pagineDellePrenotazioni}>
      {pagina > 1 && (
        <Link className="btn alt sm" rel="prev" to={bookingsPath({ scheda, pagina: pagina - 1 })}>
          <Icon name="caret-left" />
          {t.precedenti}
        </Link>
      )}
      <p>{t.paginaDi(pagina, pageCount)}</p>
      {pagina < pageCount && (
        <Link className="btn alt sm" rel="next" to={bookingsPath({ scheda, pagina: pagina + 1 })}>
          {t.successive}
          <Icon name="caret-right" />
        </Link>
      )}
    </nav>
  );
}
