import type { CalendarDate } from '../../../../kernel/dates/calendar-date.ts';
import { asCents, formatEuro } from '../../../../kernel/money/cents.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import type { DemoCheckout } from '../../../demo-contract.ts';
import { Bill } from '../Bill.tsx';
import { formatStay } from '../format-stay-dates.ts';
import { PolicyNote } from '../PolicyNote.tsx';
import { readWireDate } from '../../../rules/read-wire-date.ts';
import { CardForm } from './CardForm.tsx';
import { Note } from '../../Note.tsx';
import * as messages from '../../../messages/visitor.ts';

export function DemoCheckoutView({ checkout, today }: { checkout: DemoCheckout; today: CalendarDate }) {
  const { nome, camera, bill, guests, status, immagine, cancel_url, success_url } = checkout;
  const dates = formatStay(readWireDate(checkout.check_in), readWireDate(checkout.check_out));
  return (
    <div className="wrap stay-checkout">
      <Note tone="warn" icon="warning">
        <b>{messages.demoPaymentHint}</b>
      </Note>
      <div className="lati">
        <section aria-labelledby="somma">
          {status === 'open' && (
            <a className="indietro" href={cancel_url}>
              <Icon name="arrow-left" />
              {messages.goBackButton}
            </a>
          )}
          <div className="testa">
            {immagine !== null && <img src={immagine} alt="" width="400" height="300" />}
            <div>
              <h1 id="somma">
                <small>{camera === null ? nome : `${nome}, ${camera}`}</small>
                {formatEuro(asCents(bill.total_cents))}
              </h1>
              <p className="muted">{`${dates} · ${messages.guestCount(guests)}`}</p>
            </div>
          </div>
          <Bill quote={bill} />
          <PolicyNote politica={checkout.politica_cancellazione} steps={checkout.refund_steps} />
        </section>
        {status === 'open' ? (
          <CardForm checkout={checkout} today={today} />
        ) : (
          <div className="carta">
            <h2 className="h3">{status === 'complete' ? messages.paymentAlreadyCompleted : messages.paymentExpired}</h2>
            <a className="btn" href={success_url}>
              {messages.goToBookingLink}
            </a>
          </div>
        )}
      </div>
    </div>
  );
}
