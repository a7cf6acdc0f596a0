import { Link } from 'react-router';
import { BOOKINGS_PATH } from '../../../../strutture/rules/booking-path.ts';
import { type CalendarDate, formatLongDate } from '../../../../kernel/calendar-date.ts';
import { stayMessages } from '../../../messages.it.ts';
import { ownerBookingMessages as messages } from '../../../owner-booking-messages.it.ts';
import type { OwnerBooking } from '../../../owner-bookings-contract.ts';
import { policyMessages } from '../../../policy-messages.it.ts';
import { readWireDate } from '../../../rules/read-wire-date.ts';
import { AreaHead } from '../../../../accounts/web/owner/AreaHead.tsx';
import { ownPath } from '../../../../strutture/web/owner/own-path.ts';
import { Steps } from '../../../../strutture/web/owner/Steps.tsx';
import { BookingAnswer } from './BookingAnswer.tsx';
import { BookingBadge } from './BookingBadge.tsx';
import { bookingSteps } from './booking-steps.ts';
import { GuestContacts } from './GuestContacts.tsx';
import { OwnerBill } from './OwnerBill.tsx';
import { Fact } from '../../Fact.tsx';
import { Note } from '../../Note.tsx';
import * as t from './messages.it.ts';

type SheetProps = { booking: OwnerBooking; today: CalendarDate };

/** A booking as its owner sees it: who comes, when, for how much, and what can be done. */
export function OwnerBookingSheet({ booking, today }: SheetProps) {
  return (
    <div className="wrap area">
      <AreaHead
        title={booking.guest_name}
        above={{ to: BOOKINGS_PATH, label: messages.titolo }}
        below={
          <p className="cin">
            {t.riferimento} <b>{booking.riferimento}</b>
          </p>
        }
      >
        <BookingBadge booking={booking} />
      </AreaHead>
      <div className="notices">
        {booking.is_disputed && (
          <Note tone="err-n" icon="warning-circle">
            {messages.contestata}
          </Note>
        )}
        {booking.is_demo && (
          <Note tone="info" icon="info">
            {messages.prova}
          </Note>
        )}
      </div>
      <div className="owner-home">
        <aside>
          <BookingAnswer booking={booking}>
            <Steps title={t.aChePunto} steps={bookingSteps(booking, today)} />
          </BookingAnswer>
        </aside>
        <div className="owner-change">
          <StayFacts booking={booking} />
          <GuestContacts booking={booking} />
          <OwnerBill booking={booking} />
        </div>
      </div>
    </div>
  );
}

function StayFacts({ booking }: { booking: OwnerBooking }) {
  const policy = booking.politica_cancellazione;
  return (
    <section className="card block" aria-labelledby="soggiorno">
      <h2 id="soggiorno" className="h3">
        {t.ilSoggiorno}
      </h2>
      <dl className="details">
        <Fact name={t.arrivo}>{formatLongDate(readWireDate(booking.check_in))}</Fact>
        <Fact name={t.partenza}>{formatLongDate(readWireDate(booking.check_out))}</Fact>
        <Fact
          name={t.quanti}
        >{`${stayMessages.nights(booking.bill.nights)}, ${stayMessages.guests(booking.guests)}`}</Fact>
        <Fact name={t.struttura}>
          {booking.is_removed ? (
            messages.eliminata(booking.nome)
          ) : (
            <Link to={ownPath(booking.struttura_id)}>{booking.nome}</Link>
          )}
        </Fact>
        {booking.camera !== null && <Fact name={t.camera}>{booking.camera}</Fact>}
        <Fact name={t.cancellazione(policyMessages.names[policy].toLowerCase())} className="intera">
          {policyMessages.rule(booking.refund_terms)}
        </Fact>
      </dl>
    </section>
  );
}
