import { Link } from 'react-router';
import type { OwnerBooking, OwnerBookings } from '../../../owner-bookings-contract.ts';
import {
  type BookingsPlace,
  bookingsPath,
  BOOKING_TABS,
  type BookingTab,
  BOOKINGS_PAGE_SIZE,
} from '../../../rules/bookings-address.ts';
import { ownerMoney } from '../../../rules/owner-money.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { AreaHead } from '../../../../accounts/web/owner/AreaHead.tsx';
import { OWNER_AREA } from '../../../../accounts/web/owner/return-path.ts';
import { formatCount } from '../../../../kernel/text/format-count.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { bookingPath } from '../../../../strutture/rules/owner-path.ts';
import { asCents, formatEuro } from '../../../../kernel/money/cents.ts';
import { readWireDate } from '../../../rules/read-wire-date.ts';
import { BookingBadge } from './BookingBadge.tsx';
import * as messages from '../../../messages/owner.ts';
import * as visitorMessages from '../../../messages/visitor.ts';

type BookingsListProps = { place: BookingsPlace; bookings: Omit<OwnerBookings, 'success'> };

const moneyOf = (booking: OwnerBooking) => ownerMoney({ ...booking, total_cents: booking.bill.total_cents });

function hasShare(booking: OwnerBooking): boolean {
  return moneyOf(booking) !== null && booking.refunded_cents < booking.bill.total_cents;
}

export function BookingsList({ place, bookings: { data, total, counts } }: BookingsListProps) {
  return (
    <div className="wrap area">
      <AreaHead title={messages.bookingsTitle} />
      <BookingTabs scheda={place.scheda} counts={counts} />
      {data.length === 0 ? (
        <Nothing place={place} total={total} />
      ) : (
        <ul className="stay-bookings" aria-label={messages.bookingTabs[place.scheda]}>
          {data.map((booking) => (
            <li key={booking.id}>
              <BookingRow booking={booking} />
            </li>
          ))}
        </ul>
      )}
      {data.some(hasShare) && <p className="muted mt-4">{messages.costsExcludedInList}</p>}
      {data.length > 0 && <BookingsPaging {...place} total={total} />}
    </div>
  );
}

function Nothing({ place: { scheda }, total }: { place: BookingsPlace; total: number }) {
  const { title, text } = messages.emptyBookingTabs[scheda];
  if (total > 0) {
    return (
      <EmptyState title={messages.emptyBookingsPage}>
        <Link className="btn" to={bookingsPath({ scheda, pagina: 1 })}>
          {messages.backToFirstPageLink}
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={title}>
      <p>{text}</p>
      <Link className="btn alt" to={OWNER_AREA}>
        {messages.myPropertiesLink}
      </Link>
    </EmptyState>
  );
}

type BookingTabsProps = { scheda: BookingTab; counts: Readonly<Record<BookingTab, number>> };

function BookingTabs({ scheda, counts }: BookingTabsProps) {
  return (
    <nav className="stay-tabs" aria-label={messages.bookingsTitle}>
      <ul>
        {BOOKING_TABS.map((tab) => (
          <li key={tab}>
            <Link to={bookingsPath({ scheda: tab, pagina: 1 })} aria-current={tab === scheda ? 'page' : undefined}>
              {messages.bookingTabs[tab]} <b>{formatCount(counts[tab])}</b>
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
    <nav className="stay-browse" aria-label={messages.bookingPagesLabel}>
      {pagina > 1 && (
        <Link className="btn alt sm" rel="prev" to={bookingsPath({ scheda, pagina: pagina - 1 })}>
          <Icon name="caret-left" />
          {messages.previousPageLink}
        </Link>
      )}
      <p>{messages.pagePosition(pagina, pageCount)}</p>
      {pagina < pageCount && (
        <Link className="btn alt sm" rel="next" to={bookingsPath({ scheda, pagina: pagina + 1 })}>
          {messages.nextPageLink}
          <Icon name="caret-right" />
        </Link>
      )}
    </nav>
  );
}

function BookingRow({ booking }: { booking: OwnerBooking }) {
  const money = moneyOf(booking);
  const where = booking.camera === null ? booking.nome : `${booking.nome}, ${booking.camera}`;
  return (
    <article className="stay-booking-row card clickable-card">
      <div>
        <h2>
          <Link to={bookingPath(booking.id)}>{booking.guest_name}</Link>
        </h2>
        <p className="muted">{where}</p>
      </div>
      <div className="notti-di">
        <b>{messages.shortStayDates(readWireDate(booking.check_in), readWireDate(booking.check_out))}</b>
        <p className="muted">
          {visitorMessages.nightCount(booking.bill.nights)}, {visitorMessages.guestCount(booking.guests)}
        </p>
      </div>
      <div className="quanto">
        <b>{formatEuro(asCents(booking.bill.total_cents))}</b>
        {money && (
          <p className="muted">
            {money.label === 'ricevi' ? messages.amountReceived(money.share) : messages.amountRetained(money.share)}
          </p>
        )}
      </div>
      <div className="stato">
        <BookingBadge booking={booking} />
        {booking.status === 'richiesta' && booking.expires_at !== null && (
          <p className="stay-expires">
            <Icon name="clock" size={16} />
            {messages.answerDeadline(booking.expires_at)}
          </p>
        )}
      </div>
    </article>
  );
}
