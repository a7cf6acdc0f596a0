import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../../api/call.ts';
import { formatClock } from '../../../../kernel/dates/format-clock.ts';
import { formatTime } from '../../../../kernel/dates/format-moment.ts';
import { FailureAlert } from '../../../../ui/loading/FailureAlert.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { HydratedButton } from '../../../../ui/loading/HydratedButton.tsx';
import type { GuestBooking } from '../../../booking-contract.ts';
import { stayInWords } from '../../../rules/stay-in-words.it.ts';
import { readProviderAddress } from '../../provider-address.ts';
import { readWireDate } from '../../../rules/read-wire-date.ts';
import { TimeLeft } from './TimeLeft.tsx';
import * as messages from '../../../messages/visitor.ts';

const formatClockTime = (moment: Date) => formatClock(formatTime(moment));

type PendingPaymentProps = {
  booking: GuestBooking;
  hasLeftPayment: boolean;
  origin: string;
};

export function PendingPayment({ booking, hasLeftPayment, origin }: PendingPaymentProps) {
  const { codice, check_in, check_out, expires_at, checkout_url } = booking;
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const address = checkout_url === null ? null : readProviderAddress(checkout_url, origin, 'checkout');
  const release = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await call('POST /api/prenotazioni/{codice}/lascia', { params: { codice } });
    setFailure(answer.ok ? null : answer.detail || messages.actionFailed);
    // Revalidates only if the server responded. Otherwise, revalidating would fail too and replace the page with an
    // error.
    if (answer.ok || answer.status > 0) await revalidate();
    setBusy(false);
  };
  return (
    <section className="attesa" aria-label={messages.paymentTitle}>
      {expires_at !== null && (
        <p>
          {messages.nightsHeldUntil(stayInWords(readWireDate(check_in), readWireDate(check_out)))}{' '}
          <TimeLeft until={expires_at} format={formatClockTime} />.
        </p>
      )}
      <p className="muted">{hasLeftPayment ? messages.paymentAbandonedNotice : messages.paymentCheckNotice}</p>
      <FailureAlert>{failure}</FailureAlert>
      <div className="row-f">
        {address !== null && (
          <a className="btn" href={address}>
            <Icon name="lock-simple" />
            {messages.resumePaymentButton}
          </a>
        )}
        <HydratedButton className="btn alt" aria-disabled={isBusy || undefined} onClick={() => void release()}>
          {messages.releaseDatesButton}
        </HydratedButton>
      </div>
    </section>
  );
}
