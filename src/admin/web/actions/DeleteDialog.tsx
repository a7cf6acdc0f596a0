import { useState } from 'react';
import { call, SIGNED_OUT } from '../../../api/call.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { upcomingBookingsPath } from '../../rules/upcoming-bookings-address.ts';
import { UpcomingBookingsLink } from '../bookings/UpcomingBookingsLink.tsx';
import type { ActionProps } from './action-props.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { withMessage } from './use-action.ts';
import * as messages from '../../messages/admin.ts';

const HAS_UPCOMING_BOOKINGS = 'PRENOTAZIONI_FUTURE';

export function DeleteDialog({ struttura, onClose, onDone, onRefused }: ActionProps) {
  const { id, nome, status } = struttura;
  const { onSignedOut } = useAdminSession();
  const [hasUpcomingBookings, setUpcomingBookings] = useState(false);
  const remove = async (motivo: string) => {
    const answer = await call('DELETE /api/admin/strutture/{id}', { params: { id }, body: { motivo } });
    if (!answer.ok) {
      if (answer.status === SIGNED_OUT) onSignedOut();
      setUpcomingBookings(answer.codice === HAS_UPCOMING_BOOKINGS);
      onRefused(answer);
      return messages.propertyNotDeleted(withMessage(answer).detail);
    }
    onDone(answer.data.message);
    return null;
  };
  const warning = (
    <p>
      {messages.deleteQuestionBeginning} <b>{nome}</b>
      {messages.deleteQuestionEnding}
      {status === 'approvata' && messages.removedFromSiteNote}
    </p>
  );
  const after = hasUpcomingBookings && <UpcomingBookingsLink to={upcomingBookingsPath({ name: 'elimina', id })} />;
  if (!struttura.proprietario_avvisato) {
    return (
      <ConfirmDialog open onCancel={onClose} onConfirm={() => remove('')} after={after} isDanger>
        {warning}
      </ConfirmDialog>
    );
  }
  return (
    <ReasonDialog
      missing={messages.deletionReasonRequired}
      hint={messages.reasonSentToOwnerHint}
      onCancel={onClose}
      onConfirm={remove}
      after={after}
    >
      {warning}
    </ReasonDialog>
  );
}
