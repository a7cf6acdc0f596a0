import { asCents, formatEuro } from '../../../kernel/money/cents.ts';
import type { AwaitedBooking } from '../../../stay/admin-bookings-contract.ts';
import { refundOutcome } from '../../../stay/rules/booking-outcome.ts';
import { readWireDate } from '../../../stay/rules/read-wire-date.ts';
import * as stayMessages from '../../../stay/messages/admin.ts';
import * as stayVisitorMessages from '../../../stay/messages/visitor.ts';
import * as stayOwnerMessages from '../../../stay/messages/owner.ts';

export function UpcomingBookingRow({ booking, onCancel }: { booking: AwaitedBooking; onCancel: () => void }) {
  const { guest_name, nome, camera, riferimento, status, guests } = booking;
  return (
    <article className="stay-booking-row card">
      <div>
        <h2>{guest_name}</h2>
        <p className="muted">{camera === null ? nome : `${nome}, ${camera}`}</p>
      </div>
      <div className="notti-di">
        <b>{stayOwnerMessages.shortStayDates(readWireDate(booking.check_in), readWireDate(booking.check_out))}</b>
        <p className="muted">
          {stayVisitorMessages.guestCount(guests)}, {riferimento}
        </p>
      </div>
      <div className="quanto">
        <b>{formatEuro(asCents(booking.total_cents))}</b>
        <p className="muted">
          {stayMessages.refundSummary({ outcome: refundOutcome(booking), amount: asCents(booking.refund_cents) })}
        </p>
      </div>
      <div className="stato">
        <span className={status === 'confermata' ? 'badge ok' : 'badge no'}>
          {stayMessages.cancellableStatuses[status]}
        </span>
        <button type="button" className="btn danger sm" onClick={onCancel}>
          {stayMessages.cancelBookingButton(status)}
        </button>
      </div>
    </article>
  );
}
