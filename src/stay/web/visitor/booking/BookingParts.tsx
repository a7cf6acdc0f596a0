import { useState } from 'react';
import { Link } from 'react-router';
import { formatLongDate } from '../../../../kernel/dates/calendar-date.ts';
import { formatMoment } from '../../../../kernel/dates/format-moment.ts';
import { strutturaPath } from '../../../../strutture/rules/struttura-path.ts';
import { HydratedButton } from '../../../../ui/loading/HydratedButton.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { useWhenIdle } from '../../../../ui/loading/use-when-idle.ts';
import type { GuestBooking } from '../../../booking-contract.ts';
import { HOLDING_STATUSES } from '../../../rules/booking.ts';
import { stayFilePath } from '../../../rules/guest-booking-path.ts';
import { readWireDate } from '../../../rules/read-wire-date.ts';
import { Fact } from '../../Fact.tsx';
import { Bill } from '../Bill.tsx';
import { PolicyNote } from '../PolicyNote.tsx';
import { HowToArrive } from './HowToArrive.tsx';
import { PendingPayment } from './PendingPayment.tsx';
import * as messages from '../../../messages/visitor.ts';
import { lazyDialog } from '../../../../ui/dialogs/lazy-dialog.ts';

export const LateCancelDialog = lazyDialog(async () => (await import('./CancelDialog.tsx')).CancelDialog);

type BookingPartsProps = { booking: GuestBooking; hasLeftPayment: boolean; origin: string };

export function BookingParts({ booking, hasLeftPayment, origin }: BookingPartsProps) {
  const { status, cancellation, struttura } = booking;
  return (
    <div className="due">
      <div className="parti">
        {status === 'in_attesa_pagamento' && <PendingPayment {...{ booking, hasLeftPayment, origin }} />}
        {status === 'confermata' && <HowToArrive booking={booking} />}
        <StayFacts booking={booking} />
        {!HOLDING_STATUSES.includes(status) && (
          <p>
            <Link className="btn" to={strutturaPath(struttura)}>
              {messages.chooseOtherDatesButton}
            </Link>
          </p>
        )}
      </div>
      <AgreedBill booking={booking} />
      {cancellation !== null && (
        <section aria-labelledby="cambiare">
          <h2 id="cambiare" className="h3">
            {messages.changeOfPlansTitle}
          </h2>
          <CancelBooking booking={booking} refund_cents={cancellation.refund_cents} />
        </section>
      )}
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
        {booking.status === 'richiesta' ? messages.withdrawRequestButton : messages.cancelBookingButton}
      </HydratedButton>
      <LateCancelDialog isOpen={isOpen} onClose={() => setOpen(false)} booking={booking} refund_cents={refund_cents} />
    </>
  );
}

function AgreedBill({ booking }: { booking: GuestBooking }) {
  const { struttura, bill, owner_cents, refunded_cents, politica_cancellazione, refund_steps, status } = booking;
  const fee_cents = bill.total_cents - refunded_cents - owner_cents;
  return (
    <aside className="card conto" aria-label={messages.billAndTermsTitle}>
      {struttura.immagine !== null && <img src={struttura.immagine} alt="" width="400" height="300" />}
      <div>
        <h2 className="h4">
          <Link to={strutturaPath(struttura)}>{struttura.nome}</Link>
        </h2>
        <p className="muted">{`${struttura.citta} (${struttura.sigla})`}</p>
        <Bill quote={bill} />
        {HOLDING_STATUSES.includes(status) && (
          <>
            <p className="riceve">{messages.paymentSplit(owner_cents, fee_cents)}</p>
            <PolicyNote politica={politica_cancellazione} steps={refund_steps} />
          </>
        )}
        <p className="muted">{messages.touristTaxNotice}</p>
      </div>
    </aside>
  );
}

function StayFacts({ booking }: { booking: GuestBooking }) {
  const { codice, status, struttura, check_in, check_out, guests, bill } = booking;
  return (
    <section aria-labelledby="soggiorno">
      <h2 id="soggiorno" className="h3">
        {messages.stayTitle}
      </h2>
      <dl className="details facts">
        <Fact name={messages.checkInLabel}>{formatLongDate(readWireDate(check_in))}</Fact>
        <Fact name={messages.checkOutLabel}>{formatLongDate(readWireDate(check_out))}</Fact>
        <Fact
          name={messages.nightsAndGuestsLabel}
        >{`${messages.nightCount(bill.nights)}, ${messages.guestCount(guests)}`}</Fact>
        {struttura.camera !== null && <Fact name={messages.roomLabel}>{struttura.camera}</Fact>}
        {booking.paid_at !== null && <Fact name={messages.paidLabel}>{formatMoment(booking.paid_at)}</Fact>}
        {booking.guest_name !== '' && <Fact name={messages.bookedByLabel}>{booking.guest_name}</Fact>}
        {booking.guest_email !== '' && <Fact name={messages.emailLabel}>{booking.guest_email}</Fact>}
        {booking.guest_phone !== '' && <Fact name={messages.phoneLabel}>{booking.guest_phone}</Fact>}
        {booking.notes !== '' && <Fact name={messages.notesForOwnerLabel}>{booking.notes}</Fact>}
        {booking.motivo !== '' && (
          <Fact name={booking.cancelled_by === 'redazione' ? messages.editorsMessageLabel : messages.ownerMessageLabel}>
            {booking.motivo}
          </Fact>
        )}
      </dl>
      {status === 'confermata' && (
        <a className="btn alt sm" href={stayFilePath(codice)} download>
          <Icon name="calendar-plus" />
          {messages.addToCalendarLink}
        </a>
      )}
    </section>
  );
}
