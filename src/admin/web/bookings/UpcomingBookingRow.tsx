import { asCents, formatEuro } from '../../../kernel/cents.ts';
import type { AwaitedBooking } from '../../../stay/admin-bookings-contract.ts';
import { adminBookingsMessages as messages } from '../../../stay/admin-bookings-messages.it.ts';
import { refundOutcome } from '../../../stay/rules/refund-outcome.ts';
import { stayMessages } from '../../../stay/messages.it.ts';
import { ownerBookingMessages } from '../../../stay/owner-booking-messages.it.ts';
import { readWireDate } from '../../../stay/rules/read-wire-date.ts';

export function UpcomingBookingRow({ booking, onCancel }: { booking: AwaitedBooking; onCancel: () => void }) {
  const { guest_name, nome, camera, riferimento, status, guests } = booking;
  return (
    <article className="stay-booking-row card">
      <div>
        <h2>{guest_name}</h2>
        <p className="muted">{camera === null ? nome : `${nome}, ${camera}`}</p>
      </div>
      <div className="notti-di">
        <b>{ownerBookingMessages.soggiorno(readWireDate(booking.check_in), readWireDate(booking.check_out))}</b>
        <p className="muted">
          {stayMessages.guests(guests)}, {riferimento}
        </p>
      </div>
      <div className="quanto">
        <b>{formatEuro(asCents(booking.total_cents))}</b>
        <p className="muted">
          {messages.rimborso({ outcome: refundOutcome(booking), amount: asCents(booking.refund_cents) })}
        </p>
      </div>
      <div className="stato">
        <span className={status === 'confermata' ? 'badge ok' : 'badge no'}>{messages.stati[status]}</span>
        <button type="button" className="btn danger sm" onClick={onCancel}>
          {messages.bottone(status)}
        </button>
      </div>
    </article>
  );
}
