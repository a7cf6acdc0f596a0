import { Link } from 'react-router';
import { bookingPath } from '../../../../strutture/rules/booking-path.ts';
import { asCents, formatEuro } from '../../../../kernel/cents.ts';
import { stayMessages } from '../../../messages.it.ts';
import { ownerBookingMessages as messages } from '../../../owner-booking-messages.it.ts';
import type { OwnerBooking } from '../../../owner-bookings-contract.ts';
import { ownerKeeps } from '../../../rules/owner-keeps.ts';
import { ownerShare } from '../../../rules/owner-share.ts';
import { readWireDate } from '../../../rules/read-wire-date.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { BookingBadge } from './BookingBadge.tsx';

/** A booking in the owner's list. The whole card leads to its page. */
export function BookingRow({ booking }: { booking: OwnerBooking }) {
  const { kept } = ownerShare({ ...booking, total_cents: booking.bill.total_cents });
  const keeps = ownerKeeps(booking);
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
        <b>{messages.soggiorno(readWireDate(booking.check_in), readWireDate(booking.check_out))}</b>
        <p className="muted">
          {stayMessages.nights(booking.bill.nights)}, {stayMessages.guests(booking.guests)}
        </p>
      </div>
      <div className="quanto">
        <b>{formatEuro(asCents(booking.bill.total_cents))}</b>
        {keeps !== null && (
          <p className="muted">{keeps === 'ricevi' ? messages.ricevi(kept) : messages.tiResta(kept)}</p>
        )}
      </div>
      <div className="stato">
        <BookingBadge booking={booking} />
        {booking.status === 'richiesta' && booking.expires_at !== null && (
          <p className="stay-expires">
            <Icon name="clock" size={16} />
            {messages.rispondiEntro(booking.expires_at)}
          </p>
        )}
      </div>
    </article>
  );
}
