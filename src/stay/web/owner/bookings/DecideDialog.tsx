import { useId, useState } from 'react';
import { call, SIGNED_OUT } from '../../../../api/call.ts';
import { SignInAgain } from '../../../../accounts/web/owner/SignInAgain.tsx';
import { bookingPath } from '../../../../strutture/rules/owner-path.ts';
import { asCents } from '../../../../kernel/money/cents.ts';
import type { OwnerBooking } from '../../../owner-bookings-contract.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx';
import { Field } from '../../../../ui/forms/Field.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { signInPath } from '../../../../accounts/web/owner/return-path.ts';
import { useChange } from '../../../../accounts/web/owner/use-change.ts';
import { BookingBadge } from './BookingBadge.tsx';
import * as messages from '../../../messages/owner.ts';

const TOO_LATE = 409;

export type Decision = 'accetta' | 'rifiuta' | 'annulla';

type DecideDialogProps = { decision: Decision; booking: OwnerBooking; isOpen: boolean; onClose: () => void };

export function DecideDialog({ decision, booking, isOpen, onClose }: DecideDialogProps) {
  const { id, guest_name, bill, is_charged } = booking;
  const change = useChange();
  const [motivo, setMotivo] = useState('');
  const [refusal, setRefusal] = useState<number | null>(null);
  const isTooLate = refusal === TOO_LATE;
  const texts =
    is_charged && decision !== 'annulla' ? messages.paidDecisionTexts[decision] : messages.decisionTexts[decision];
  const { bottone } = messages.decisionTexts[decision];

  const decide = async () => {
    const written = motivo.trim();
    const params = { id };
    const body = written === '' ? {} : { motivo: written };
    const answer = await change<unknown>(() =>
      decision === 'accetta'
        ? call('PUT /api/proprietario/prenotazioni/{id}/accetta', { params })
        : call(`PUT /api/proprietario/prenotazioni/{id}/${decision}`, { params, body }),
    );
    setRefusal(answer.ok ? null : answer.status);
    if (!answer.ok) return answer.campi['motivo'] ?? answer.detail;
    onClose();
    showToast(texts.fatto(guest_name));
    return null;
  };

  const leave = () => {
    setRefusal(null);
    onClose();
  };

  return (
    <ConfirmDialog
      open={isOpen}
      onCancel={leave}
      onConfirm={decide}
      confirm={isTooLate ? null : bottone}
      {...(decision === 'annulla' && { cancel: messages.goBackButton })}
      isDanger={decision !== 'accetta'}
      after={
        <>
          {refusal === SIGNED_OUT && <SignInAgain to={signInPath(bookingPath(id))} />}
          {decision !== 'accetta' && !isTooLate && <Message motivo={motivo} onWrite={setMotivo} />}
        </>
      }
    >
      {isTooLate ? <BookingBadge booking={booking} /> : <p>{texts.domanda(guest_name, asCents(bill.total_cents))}</p>}
    </ConfirmDialog>
  );
}

const MAX_MOTIVO = 1000;

function Message({ motivo, onWrite }: { motivo: string; onWrite: (text: string) => void }) {
  return (
    <Field
      id={useId()}
      label={messages.messageToGuestLabel}
      optional="facoltativo"
      hint={messages.messageToGuestHint}
      className="stay-message"
    >
      {(control) => (
        <textarea
          {...control}
          className="inp"
          rows={4}
          maxLength={MAX_MOTIVO}
          value={motivo}
          onChange={({ target }) => onWrite(target.value)}
        />
      )}
    </Field>
  );
}
