import { Link } from 'react-router';
import { strutturaPath } from '../../../../strutture/rules/struttura-path.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import type { GuestBooking } from '../../../booking-contract.ts';
import { guestBookingMessages } from '../../../guest-booking-messages.it.ts';
import { HOLDING_STATUSES } from '../../../rules/booking.ts';
import { AgreedBill } from './AgreedBill.tsx';
import { BookingHead } from './BookingHead.tsx';
import { CancelBooking } from './CancelBooking.tsx';
import { HowToArrive } from './HowToArrive.tsx';
import { PendingPayment } from './PendingPayment.tsx';
import { StayFacts } from './StayFacts.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { useAskAgain } from './use-ask-again.ts';
import './booking.css';
import * as t from './messages.it.ts';

type GuestBookingViewProps = { booking: GuestBooking; hasLeftPayment: boolean; origin: string };

/** The page of one booking, for whoever has its code: everything on it is the server's word. */
export function GuestBookingView({ booking, hasLeftPayment, origin }: GuestBookingViewProps) {
  useAskAgain(booking);
  const { status, expires_at, cancellation, struttura } = booking;
  return (
    <div className="wrap stay-booking">
      {booking.is_demo && (
        <p className="note info">
          <Icon name="info" />
          {guestBookingMessages.demo}
        </p>
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
