import { useState } from 'react';
import { call, SIGNED_OUT } from '../../../api/call.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import { asCents, toEuros } from '../../../kernel/money/cents.ts';
import type { AwaitedBooking } from '../../../stay/admin-bookings-contract.ts';
import { refundOutcome } from '../../../stay/rules/booking-outcome.ts';
import { withMessage } from '../actions/use-action.ts';
import { ReasonDialog } from '../actions/ReasonDialog.tsx';
import * as stayMessages from '../../../stay/messages/admin.ts';
import * as messages from '../../messages/admin.ts';

const CHANGED = 409;

type CancelBookingDialogProps = {
  booking: AwaitedBooking;
  onClose: () => void;
  onDone: (message: string) => void;
  onChanged: () => void;
};

export function CancelBookingDialog({ booking, onClose, onDone, onChanged }: CancelBookingDialogProps) {
  const { onSignedOut, withProof } = useAdminSession();
  const [isTooLate, setTooLate] = useState(false);
  const { id, status, guest_name, is_disputed } = booking;
  const amount = asCents(booking.refund_cents);

  const cancel = async (motivo: string) => {
    const body = { motivo, rimborso: toEuros(amount), status };
    const answer = await withProof(() => call('PUT /api/admin/prenotazioni/{id}/annulla', { params: { id }, body }));
    if (answer.ok) {
      onDone(answer.data.message);
      return null;
    }
    if (answer.status === SIGNED_OUT) onSignedOut();
    setTooLate(answer.status === CHANGED);
    return answer.campi['motivo'] ?? withMessage(answer).detail;
  };

  return (
    <ReasonDialog
      missing={stayMessages.reasonMissing}
      hint={status === 'in_attesa_pagamento' ? stayMessages.reasonHintWithoutMail : stayMessages.reasonHint}
      onCancel={isTooLate ? onChanged : onClose}
      onConfirm={cancel}
      confirm={isTooLate ? null : stayMessages.cancelBookingButton(status)}
      cancel={messages.goBackLink}
    >
      <p>{stayMessages.cancelBookingQuestion(guest_name, { outcome: refundOutcome(booking), amount }, status)}</p>
      {is_disputed && <p className="mt-2">{stayMessages.disputedBookingNotice}</p>}
    </ReasonDialog>
  );
}
