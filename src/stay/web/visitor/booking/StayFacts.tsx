import type { ReactNode } from 'react';
import { formatLongDate } from '../../../../kernel/calendar-date.ts';
import { formatMoment } from '../../../../kernel/format-moment.ts';
import type { GuestBooking } from '../../../booking-contract.ts';
import { stayMessages } from '../../../messages.it.ts';
import { readWireDate } from '../../../rules/read-wire-date.ts';

/** What was booked, and for whom. */
export function StayFacts({ booking }: { booking: GuestBooking }) {
  const { struttura, check_in, check_out, guests, bill } = booking;
  return (
    <section aria-labelledby="soggiorno">
      <h2 id="soggiorno" className="h3">
        Il soggiorno
      </h2>
      <dl className="dl fatti">
        <Fact name="Arrivo">{formatLongDate(readWireDate(check_in))}</Fact>
        <Fact name="Partenza">{formatLongDate(readWireDate(check_out))}</Fact>
        <Fact name="Per">{`${stayMessages.nights(bill.nights)}, ${stayMessages.guests(guests)}`}</Fact>
        {struttura.camera !== null && <Fact name="Camera">{struttura.camera}</Fact>}
        {booking.paid_at !== null && <Fact name="Pagata">{formatMoment(booking.paid_at)}</Fact>}
        {booking.guest_name !== '' && <Fact name="A nome di">{booking.guest_name}</Fact>}
        {booking.guest_email !== '' && <Fact name="E-mail">{booking.guest_email}</Fact>}
        {booking.guest_phone !== '' && <Fact name="Telefono">{booking.guest_phone}</Fact>}
        {booking.notes !== '' && <Fact name="Note per il proprietario">{booking.notes}</Fact>}
        {booking.motivo !== '' && (
          <Fact
            name={booking.cancelled_by === 'redazione' ? 'Messaggio della redazione' : 'Messaggio del proprietario'}
          >
            {booking.motivo}
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
