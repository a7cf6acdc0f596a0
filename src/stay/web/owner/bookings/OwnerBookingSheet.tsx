import { Link } from 'react-router';
import { allBookingsPath, ownerPath } from '../../../../strutture/rules/owner-path.ts';
import { type CalendarDate, formatLongDate } from '../../../../kernel/dates/calendar-date.ts';
import { emailLink, phoneLink } from '../../../../kernel/people/contact-links.ts';
import type { OwnerBooking } from '../../../owner-bookings-contract.ts';
import { readWireDate } from '../../../rules/read-wire-date.ts';
import { AreaHead } from '../../../../accounts/web/owner/AreaHead.tsx';
import { Steps } from '../../../../strutture/web/owner/Steps.tsx';
import { BookingAnswer } from './BookingAnswer.tsx';
import { BookingBadge } from './BookingBadge.tsx';
import { bookingSteps } from './booking-steps.ts';
import { Fact } from '../../Fact.tsx';
import { Note } from '../../Note.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { asCents, formatEuro } from '../../../../kernel/money/cents.ts';
import { moneyNotes, ownerMoney } from '../../../rules/owner-money.ts';
import * as messages from '../../../messages/visitor.ts';
import * as ownerMessages from '../../../messages/owner.ts';

type SheetProps = { booking: OwnerBooking; today: CalendarDate };

export function OwnerBookingSheet({ booking, today }: SheetProps) {
  return (
    <div className="wrap area">
      <AreaHead
        title={booking.guest_name}
        above={{ to: allBookingsPath(), label: ownerMessages.bookingsTitle }}
        below={
          <p className="cin">
            {ownerMessages.referenceLabel} <b>{booking.riferimento}</b>
          </p>
        }
      >
        <BookingBadge booking={booking} />
      </AreaHead>
      <div className="notices">
        {booking.is_disputed && (
          <Note tone="err-n" icon="warning-circle">
            {ownerMessages.disputedPaymentNotice}
          </Note>
        )}
        {booking.is_demo && (
          <Note tone="info" icon="info">
            {ownerMessages.testBookingNotice}
          </Note>
        )}
      </div>
      <div className="owner-home">
        <aside>
          <BookingAnswer booking={booking}>
            <Steps title={ownerMessages.progressTitle} steps={bookingSteps(booking, today)} />
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
        {ownerMessages.stayTitle}
      </h2>
      <dl className="details">
        <Fact name={ownerMessages.checkInLabel}>{formatLongDate(readWireDate(booking.check_in))}</Fact>
        <Fact name={ownerMessages.checkOutLabel}>{formatLongDate(readWireDate(booking.check_out))}</Fact>
        <Fact
          name={ownerMessages.partySizeLabel}
        >{`${messages.nightCount(booking.bill.nights)}, ${messages.guestCount(booking.guests)}`}</Fact>
        <Fact name={ownerMessages.propertyLabel}>
          {booking.is_removed ? (
            ownerMessages.deletedPropertyName(booking.nome)
          ) : (
            <Link to={ownerPath(booking.struttura_id)}>{booking.nome}</Link>
          )}
        </Fact>
        {booking.camera !== null && <Fact name={ownerMessages.roomLabel}>{booking.camera}</Fact>}
        <Fact
          name={ownerMessages.cancellationPolicyLabel(messages.policyNames[policy].toLowerCase())}
          className="intera"
        >
          {messages.refundRule(booking.refund_terms)}
        </Fact>
      </dl>
    </section>
  );
}

const WRITERS: Record<NonNullable<OwnerBooking['cancelled_by']>, string> = {
  ospite: ownerMessages.reasonLabel,
  proprietario: ownerMessages.yourMessageLabel,
  redazione: ownerMessages.editorsWroteLabel,
  banca: ownerMessages.reasonLabel,
};

function GuestContacts({ booking }: { booking: OwnerBooking }) {
  const { guest_name, guest_email, guest_phone, notes, motivo } = booking;
  return (
    <section className="card block stay-guest" aria-labelledby="ospite">
      <h2 id="ospite" className="h3">
        {ownerMessages.guestTitle}
      </h2>
      <p className="nome">{guest_name}</p>
      <ul className="stay-contacts-box">
        <li>
          <Icon name="phone" />
          <a href={phoneLink(guest_phone) ?? undefined}>{guest_phone}</a>
        </li>
        <li>
          <Icon name="envelope-simple" />
          <a href={emailLink(guest_email) ?? undefined}>{guest_email}</a>
        </li>
      </ul>
      {notes !== '' && <Quotation who={ownerMessages.guestWroteLabel} words={notes} />}
      {motivo !== '' && <Quotation who={WRITERS[booking.cancelled_by ?? 'proprietario']} words={motivo} />}
    </section>
  );
}

function Quotation({ who, words: text }: { who: string; words: string }) {
  return (
    <div className="stay-said">
      <p className="lab">{who}</p>
      <blockquote>{text}</blockquote>
    </div>
  );
}

function OwnerBill({ booking }: { booking: OwnerBooking }) {
  const { bill, refunded_cents } = booking;
  const about = { ...booking, total_cents: bill.total_cents };
  const money = ownerMoney(about);
  const notes = moneyNotes(about);
  return (
    <section className="card block" aria-labelledby="conto">
      <h2 id="conto" className="h3">
        {ownerMessages.billTitle}
      </h2>
      <dl className="stay-money">
        {bill.lines.map((line) => (
          <Line key={messages.billLineText(line)} label={messages.billLineText(line)} cents={line.amount_cents} />
        ))}
        <Line label={ownerMessages.guestTotalLabel} cents={bill.total_cents} className="t" />
        {refunded_cents > 0 && <Line label={ownerMessages.refundedToGuestLabel} cents={0 - refunded_cents} />}
        {money && <Line label={ownerMessages.platformFeeLabel} cents={0 - money.fee} />}
        {money && <Line label={ownerMessages.ownerReceivesLabel} cents={money.share} className="t" />}
      </dl>
      {notes.length > 0 && <p className="muted">{notes.map((note) => ownerMessages.moneyNoteTexts[note]).join(' ')}</p>}
    </section>
  );
}

function Line({ label, cents, className }: { label: string; cents: number; className?: string }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{formatEuro(asCents(cents))}</dd>
    </div>
  );
}
