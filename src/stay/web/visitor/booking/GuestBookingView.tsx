import { Link } from 'react-router';
import { strutturaPath } from '../../../../strutture/rules/struttura-path.ts';
import type { GuestBooking } from '../../../booking-contract.ts';
import { guestBookingMessages } from '../../../guest-booking-messages.it.ts';
import { HOLDING_STATUSES } from '../../../rules/booking.ts';
import { BookingHead } from './BookingHead.tsx';
import { HowToArrive } from './HowToArrive.tsx';
import { PendingPayment } from './PendingPayment.tsx';
import { StayFacts } from './StayFacts.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { useAskAgain } from './use-ask-again.ts';
import './booking.css';
import { Note } from '../../Note.tsx';
import * as t from './messages.it.ts';
import { useState } from 'react';
import { HydratedButton } from '../../../../ui/HydratedButton.tsx';
import { useWhenIdle } from '../../../../ui/use-when-idle.ts';
import { LateCancelDialog } from '../late-dialogs.ts';
import { Bill } from '../Bill.tsx';
import { PolicyNote } from '../PolicyNote.tsx';

type GuestBookingViewProps = { booking: GuestBooking; hasLeftPayment: boolean; origin: string };

/** The page of one booking, for whoever has its code: everything on it is the server's word. */
export function GuestBookingView({ booking, hasLeftPayment, origin }: GuestBookingViewProps) {
  useAskAgain(booking);
  const { status, expires_at, cancellation, struttura } = booking;
  return (
    <div className="wrap stay-booking">
      {booking.is_demo && (
        <Note tone="info" icon="info">
          {guestBookingMessages.demo}
        </Note>
      )}
      <BookingHead booking={booking}>
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
          {cancellation !== null && (
            <section aria-labelledby="cambiare">
              <h2 id="cambiare" className="h3">
                {t.cambioDiProgramma}
              </h2>
              <CancelBooking booking={booking} refund_cents={cancellation.refund_cents} />
            </section>
          )}
          {!HOLDING_STATUSES.includes(status) && (
            <p>
              <Link className="btn" to={strutturaPath(struttura)}>
                {t.scegliAltreDate}
              </Link>
            </p>
          )}
        </div>
        <AgreedBill booking={booking} />
      </div>
    </div>
  );
}

type CancelBookingProps = { booking: GuestBooking; refund_cents: number };

/** The way to take a booking back; the page does not wait for its dialog. */
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

/** The house, the bill as it was agreed, what the owner receives of it, and what cancelling gives back. */
function AgreedBill({ booking }: { booking: GuestBooking }) {
  const { struttura, bill, owner_cents, politica_cancellazione, refund_steps, status } = booking;
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
            <p className="riceve">{guestBookingMessages.perIlProprietario(owner_cents)}</p>
            <PolicyNote politica={politica_cancellazione} steps={refund_steps} />
          </>
        )}
        <p className="muted">{t.impostaDiSoggiornoSePrevista}</p>
      </div>
    </aside>
  );
}
