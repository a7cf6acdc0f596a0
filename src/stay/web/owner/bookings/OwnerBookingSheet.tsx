import { Link } from 'react-router';
import { allBookingsPath, ownPath } from '../../../../strutture/rules/own-path.ts';
import { type CalendarDate, formatLongDate } from '../../../../kernel/calendar-date.ts';
import { emailLink, phoneLink } from '../../../../kernel/contact-links.ts';
import { stayMessages } from '../../../messages.it.ts';
import { ownerBookingMessages as messages } from '../../../owner-booking-messages.it.ts';
import type { OwnerBooking } from '../../../owner-bookings-contract.ts';
import { policyMessages } from '../../../policy-messages.it.ts';
import { policyNames } from '../../../policy-name-messages.it.ts';
import { readWireDate } from '../../../rules/read-wire-date.ts';
import { AreaHead } from '../../../../accounts/web/owner/AreaHead.tsx';
import { Steps } from '../../../../strutture/web/owner/Steps.tsx';
import { BookingAnswer } from './BookingAnswer.tsx';
import { BookingBadge } from './BookingBadge.tsx';
import { bookingSteps } from './booking-steps.ts';
import { Fact } from '../../Fact.tsx';
import { Note } from '../../Note.tsx';
import * as t from './messages.it.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { asCents, formatEuro } from '../../../../kernel/cents.ts';
import { moneyNotes, ownerMoney } from '../../../rules/owner-money.ts';

type SheetProps = { booking: OwnerBooking; today: CalendarDate };

export function OwnerBookingSheet({ booking, today }: SheetProps) {
  return (
    <div className="wrap area">
      <AreaHead
        title={booking.guest_name}
        above={{ to: allBookingsPath(), label: messages.titolo }}
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
        <Fact name={t.cancellazione(policyNames[policy].toLowerCase())} className="intera">
          {policyMessages.rule(booking.refund_terms)}
        </Fact>
      </dl>
    </section>
  );
}

const WRITERS: Record<NonNullable<OwnerBooking['cancelled_by']>, string> = {
  ospite: t.motivo,
  proprietario: t.ilTuoMessaggio,
  redazione: t.laRedazioneHaScritto,
  banca: t.motivo,
};

function GuestContacts({ booking }: { booking: OwnerBooking }) {
  const { guest_name, guest_email, guest_phone, notes, motivo } = booking;
  return (
    <section className="card block stay-guest" aria-labelledby="ospite">
      <h2 id="ospite" className="h3">
        {t.ospite}
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
      {notes !== '' && <Quotation who={t.haScritto} words={notes} />}
      {motivo !== '' && <Quotation who={WRITERS[booking.cancelled_by ?? 'proprietario']} words={motivo} />}
    </section>
  );
}

function Quotation({ who, words }: { who: string; words: string }) {
  return (
    <div className="stay-said">
      <p className="lab">{who}</p>
      <blockquote>{words}</blockquote>
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
        {t.ilConto}
      </h2>
      <dl className="stay-money">
        {bill.lines.map((line) => (
          <Line key={stayMessages.billLine(line)} label={stayMessages.billLine(line)} cents={line.amount_cents} />
        ))}
        <Line label={t.totalePerOspite} cents={bill.total_cents} className="t" />
        {refunded_cents > 0 && <Line label={t.rimborsatiOspite} cents={0 - refunded_cents} />}
        {money && <Line label={messages.commissione} cents={0 - money.fee} />}
        {money && <Line label={t.ricevi} cents={money.kept} className="t" />}
      </dl>
      {notes.length > 0 && <p className="muted">{notes.map((note) => messages[note]).join(' ')}</p>}
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
