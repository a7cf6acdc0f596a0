import { Link } from 'react-router';
import { strutturaPath } from '../../../../strutture/rules/struttura-path.ts';
import type { GuestBooking } from '../../../booking-contract.ts';
import { guestBookingMessages, type Headline } from '../../../guest-booking-messages.it.ts';
import { HOLDING_STATUSES } from '../../../rules/booking.ts';
import { HowToArrive } from './HowToArrive.tsx';
import { LateCancelDialog } from './late-cancel-dialog.ts';
import { PendingPayment } from './PendingPayment.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { useAskAgain } from './use-ask-again.ts';
import './booking.css';
import { Note } from '../../Note.tsx';
import * as t from './messages.it.ts';
import { useState, type ReactNode, useEffect, useRef } from 'react';
import { CopyButton } from '../../../../ui/CopyButton.tsx';
import { HydratedButton } from '../../../../ui/HydratedButton.tsx';
import { useWhenIdle } from '../../../../ui/use-when-idle.ts';
import { Bill } from '../Bill.tsx';
import { PolicyNote } from '../PolicyNote.tsx';
import { announce } from '../../../../ui/announce.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { OpenDoor } from '../../../../ui/Logo.tsx';
import type { IconName } from '../../../../ui/icon-name.ts';
import { formatCodice } from '../../../rules/codice.ts';
import { type CalendarDate, formatLongDate } from '../../../../kernel/calendar-date.ts';
import { formatMoment } from '../../../../kernel/format-moment.ts';
import { stayMessages } from '../../../messages.it.ts';
import { guestBookingPath, stayFilePath } from '../../../rules/guest-booking-path.ts';
import { readWireDate } from '../../../rules/read-wire-date.ts';
import { Fact } from '../../Fact.tsx';

type GuestBookingViewProps = { booking: GuestBooking; hasLeftPayment: boolean; origin: string; today: CalendarDate };

export function GuestBookingView({ booking, hasLeftPayment, origin, today }: GuestBookingViewProps) {
  useAskAgain(booking);
  const { status, expires_at, cancellation, struttura } = booking;
  return (
    <div className="wrap stay-booking">
      {booking.is_demo && (
        <Note tone="info" icon="info">
          {guestBookingMessages.demo}
        </Note>
      )}
      <BookingHead {...{ booking, origin, today }}>
        {status === 'richiesta' && expires_at !== null && (
          <p>
            {t.rispondeEntro} <TimeLeft until={expires_at} />.
          </p>
        )}
      </BookingHead>
      <div className="due">
        <div className="parti">
          {status === 'in_attesa_pagamento' && <PendingPayment {...{ booking, hasLeftPayment, origin }} />}
          {status === 'confermata' && <HowToArrive booking={booking} />}
          <StayFacts booking={booking} />
          {!HOLDING_STATUSES.includes(status) && (
            <p>
              <Link className="btn" to={strutturaPath(struttura)}>
                {t.scegliAltreDate}
              </Link>
            </p>
          )}
        </div>
        <AgreedBill booking={booking} />
        {/* Last: who has just paid is not shown the way out before the bill. */}
        {cancellation !== null && (
          <section aria-labelledby="cambiare">
            <h2 id="cambiare" className="h3">
              {t.cambioDiProgramma}
            </h2>
            <CancelBooking booking={booking} refund_cents={cancellation.refund_cents} />
          </section>
        )}
      </div>
    </div>
  );
}

type CancelBookingProps = { booking: GuestBooking; refund_cents: number };

function CancelBooking({ booking, refund_cents }: CancelBookingProps) {
  const [isOpen, setOpen] = useState(false);
  useWhenIdle(() => void LateCancelDialog.prepare());
  return (
    <>
      <HydratedButton className="btn danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {booking.status === 'richiesta' ? t.ritiraLaRichiesta : t.annullaLaPrenotazione}
      </HydratedButton>
      <LateCancelDialog isOpen={isOpen} onClose={() => setOpen(false)} booking={booking} refund_cents={refund_cents} />
    </>
  );
}

function AgreedBill({ booking }: { booking: GuestBooking }) {
  const { struttura, bill, owner_cents, refunded_cents, politica_cancellazione, refund_steps, status } = booking;
  const fee_cents = bill.total_cents - refunded_cents - owner_cents;
  return (
    <aside className="card conto" aria-label={t.contoECondizioni}>
      {struttura.immagine !== null && <img src={struttura.immagine} alt="" width="400" height="300" />}
      <div>
        <h2 className="h4">
          <Link to={strutturaPath(struttura)}>{struttura.nome}</Link>
        </h2>
        <p className="muted">{`${struttura.citta} (${struttura.sigla})`}</p>
        <Bill quote={bill} />
        {HOLDING_STATUSES.includes(status) && (
          <>
            <p className="riceve">{guestBookingMessages.perIlProprietario(owner_cents, fee_cents)}</p>
            <PolicyNote politica={politica_cancellazione} steps={refund_steps} />
          </>
        )}
        <p className="muted">{t.impostaDiSoggiornoSePrevista}</p>
      </div>
    </aside>
  );
}

const ICONS: Record<Exclude<Headline['tone'], 'ok'>, IconName> = { wait: 'clock', over: 'info' };

type BookingHeadProps = { booking: GuestBooking; origin: string; today: CalendarDate; children?: ReactNode };

/** What the booking is at, before anything else; a change while the page is open is said, and has the focus if nothing else has it. */
function BookingHead({ booking, origin, today, children }: BookingHeadProps) {
  const { tone, title, lines } = guestBookingMessages.headline(booking, today);
  const heading = useRef<HTMLHeadingElement>(null);
  const announced = useRef(title);
  useEffect(() => {
    if (announced.current === title) return;
    announced.current = title;
    announce(guestBookingMessages.aggiornata(title));
    if (document.activeElement === document.body) heading.current?.focus();
  }, [title]);
  return (
    <header className={`esito ${tone}`}>
      {tone === 'ok' ? <OpenDoor /> : <Icon name={ICONS[tone]} size={32} />}
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {children}
        <p className="codice">
          {t.codice} <b className="num">{formatCodice(booking.codice)}</b>
        </p>
        {HOLDING_STATUSES.includes(booking.status) && (
          <CopyButton text={`${origin}${guestBookingPath(booking.codice)}`} label={t.copiaIlLink} />
        )}
      </div>
    </header>
  );
}

function StayFacts({ booking }: { booking: GuestBooking }) {
  const { codice, status, struttura, check_in, check_out, guests, bill } = booking;
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
      {status === 'confermata' && (
        <a className="btn alt sm" href={stayFilePath(codice)} download>
          <Icon name="calendar-plus" />
          {t.aggiungiAlCalendario}
        </a>
      )}
    </section>
  );
}
