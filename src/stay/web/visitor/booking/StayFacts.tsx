import { formatLongDate } from '../../../../kernel/calendar-date.ts';
import { formatMoment } from '../../../../kernel/format-moment.ts';
import type { GuestBooking } from '../../../booking-contract.ts';
import { stayMessages } from '../../../messages.it.ts';
import { readWireDate } from '../../../rules/read-wire-date.ts';
import { Fact } from '../../Fact.tsx';
import * as t from './messages.it.ts';

/** What was booked, and for whom. */
export function StayFacts({ booking }: { booking: GuestBooking }) {
  const { struttura, check_in, check_out, guests, bill } = booking;
  return (
    <section aria-labelledby="soggiorno">
      <h2 id="soggiorno" className="h3">
        {t.ilSoggiorno}
      </h2>
      <dl className="details facts">
        <Fact name={t.arrivo}>{formatLongDate(readWireDate(check_in))}</Fact>
        <Fact name={t.partenza}>{formatLongDate(readWireDate(check_out))}</Fact>
        <Fact name={t.per}>{`${stayMessages.nights(bill.nights)}, ${stayMessages.guests(guests)}`}</Fact>
        {struttura.camera !== null && <Fact name={t.camera}>{struttura.camera}</Fact>}
        {booking.paid_at !== null && <Fact name={t.pagata}>{formatMoment(booking.paid_at)}</Fact>}
        {booking.guest_name !== '' && <Fact name={t.aNomeDi}>{booking.guest_name}</Fact>}
        {booking.guest_email !== '' && <Fact name={t.eMail}>{booking.guest_email}</Fact>}
        {booking.guest_phone !== '' && <Fact name={t.telefono}>{booking.guest_phone}</Fact>}
        {booking.notes !== '' && <Fact name={t.notePerIlProprietario}>{booking.notes}</Fact>}
        {booking.motivo !== '' && (
          <Fact name={booking.cancelled_by === 'redazione' ? t.messaggioDellaRedazione : t.messaggioDelProprietario}>
            {booking.motivo}
          </Fact>
        )}
      </dl>
    </section>
  );
}
