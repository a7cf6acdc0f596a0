import type { CalendarDate } from '../../../../kernel/dates/calendar-date.ts';
import { asCents } from '../../../../kernel/money/cents.ts';
import type { Struttura } from '../../../../strutture/contract.ts';
import type { Politica } from '../../../rules/booking.ts';
import { platformFee } from '../../../rules/platform-fee.ts';
import type { Quote } from '../../../rules/quote-stay.ts';
import { refundSteps } from '../../../rules/refund-due.ts';
import { REFUND_TERMS } from '../../../rules/refund-terms.ts';
import { Bill } from '../Bill.tsx';
import { formatStay } from '../format-stay-dates.ts';
import { PolicyNote } from '../PolicyNote.tsx';
import { HouseFacts } from './HouseFacts.tsx';
import * as messages from '../../../messages/visitor.ts';

type PaymentSummaryProps = {
  struttura: Struttura;
  camera: string | null;
  stay: { check_in: CalendarDate; check_out: CalendarDate; guests: number | null };
  quote: Quote | null;
  total_cents: number;
  politica: Politica;
  today: CalendarDate;
};

export function PaymentSummary({ struttura, camera, stay, quote, total_cents, politica, today }: PaymentSummaryProps) {
  const { nome } = struttura;
  return (
    <div className="stay-recap">
      <p>
        <b>{camera === null ? nome : `${nome}, ${camera}`}</b>
        <br />
        {[formatStay(stay.check_in, stay.check_out), stay.guests !== null && messages.guestCount(stay.guests)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {quote === null ? (
        <p>{messages.totalDependsOnGuests}</p>
      ) : (
        <Amounts {...{ quote, total_cents, politica, today }} check_in={stay.check_in} />
      )}
      <HouseFacts struttura={struttura} />
    </div>
  );
}

type AmountsProps = Pick<PaymentSummaryProps, 'total_cents' | 'politica' | 'today'> & {
  quote: Quote;
  check_in: CalendarDate;
};

function Amounts({ quote, total_cents, politica, today, check_in }: AmountsProps) {
  const fee = platformFee(asCents(total_cents));
  return (
    <>
      <Bill quote={quote} />
      {total_cents !== quote.total_cents && (
        <p>
          <b>{messages.newTotalNotice(total_cents)}</b>
        </p>
      )}
      <p className="muted">{messages.paymentSplit(total_cents - fee, fee)}</p>
      <PolicyNote politica={politica} steps={refundSteps(REFUND_TERMS[politica], quote, check_in, today)} />
    </>
  );
}
