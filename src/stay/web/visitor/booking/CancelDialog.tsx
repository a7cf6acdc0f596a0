import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../../api/call.ts';
import { asCents, toCents, toEuros } from '../../../../kernel/money/cents.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx';
import type { GuestBooking } from '../../../booking-contract.ts';
import { readWireDate } from '../../../rules/read-wire-date.ts';
import { stayInWords } from '../../../rules/stay-in-words.it.ts';
import { deadlineSentence } from '../../../rules/refund-sentence.ts';
import { readRefundSteps } from '../read-refund-steps.ts';
import * as messages from '../../../messages/visitor.ts';

type CancelDialogProps = { isOpen: boolean; onClose: () => void; booking: GuestBooking; refund_cents: number };

export function CancelDialog({ isOpen, onClose, booking, refund_cents }: CancelDialogProps) {
  const { codice, status, paid_cents, struttura, check_in, check_out, refund_steps } = booking;
  const { revalidate } = useRevalidator();
  const [newer, setNewer] = useState<number | null>(null);
  const due = newer ?? refund_cents;
  const isRequest = status === 'richiesta';
  const isUncharged = isRequest && paid_cents === 0;
  const cancel = async () => {
    const answer = await call('POST /api/prenotazioni/{codice}/annulla', {
      params: { codice },
      body: { rimborso: toEuros(asCents(due)) },
    });
    if (!answer.ok) {
      const changed = Number(answer.campi['rimborso'] ?? Number.NaN);
      if (answer.status !== 409 || Number.isNaN(changed)) return answer.detail || messages.actionFailed;
      setNewer(toCents(changed));
      return messages.refundChangedTo(toCents(changed));
    }
    await revalidate();
    onClose();
    return null;
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onCancel={onClose}
      onConfirm={cancel}
      confirm={isRequest ? messages.withdrawRequestButton : messages.cancelBookingButton}
      cancel={messages.goBackButton}
      isDanger
    >
      <p>
        {isRequest ? messages.withdrawRequestQuestion : messages.cancelBookingQuestion} <b>{struttura.nome}</b>
        {messages.datesFreedEnding(stayInWords(readWireDate(check_in), readWireDate(check_out)))}{' '}
        {isRequest ? messages.withdrawalIsFinal : messages.cancellationIsFinal}
      </p>
      <p className="mt-2">
        <b>{isUncharged ? messages.withdrawalNotCharged : messages.refundForGuest(isRequest ? paid_cents : due)}</b>
        {/* Omits the deadlines after a 409, because they belong to the refund amount loaded with the page, not to the new amount. */}
        {!isRequest &&
          newer === null &&
          ` ${deadlineSentence(readRefundSteps(refund_steps), messages.cancellationRefunds)}`}
      </p>
    </ConfirmDialog>
  );
}
