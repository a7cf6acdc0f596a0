import { useState } from 'react';
import { call, SIGNED_OUT } from '../../../api/call.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import { actionMessages } from '../../action-messages.it.ts';
import { upcomingBookingsPath } from '../../rules/upcoming-bookings-address.ts';
import { UpcomingBookingsLink } from '../bookings/UpcomingBookingsLink.tsx';
import type { ActionProps } from './action-props.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { saidFailure } from './use-action.ts';
import * as t from './messages.it.ts';

const HAS_UPCOMING_BOOKINGS = 'PRENOTAZIONI_FUTURE';

/** Elimina: the question that "warns it is permanent" (specification section 2), and why; its owner reads the reason. */
export function DeleteDialog({ struttura, onClose, onDone }: ActionProps) {
  const { id, nome, status } = struttura;
  const { onSignedOut } = useAdminSession();
  const [hasUpcomingBookings, setUpcomingBookings] = useState(false);
  const remove = async (motivo: string) => {
    const answer = await call('DELETE /api/admin/strutture/{id}', { params: { id }, body: { motivo } });
    if (!answer.ok) {
      if (answer.status === SIGNED_OUT) onSignedOut();
      setUpcomingBookings(answer.codice === HAS_UPCOMING_BOOKINGS);
      return actionMessages.nonEliminata(saidFailure(answer).detail);
    }
    onDone(answer.data.message);
    return null;
  };
  return (
    <ReasonDialog
      missing={actionMessages.eliminaSenzaMotivo}
      hint={struttura.proprietario_avvisato ? actionMessages.motivoAlProprietario : actionMessages.motivoNelRegistro}
      onCancel={onClose}
      onConfirm={remove}
      after={hasUpcomingBookings && <UpcomingBookingsLink to={upcomingBookingsPath({ name: 'elimina', id })} />}
    >
      <p>
        {t.vuoiEliminare} <b>{nome}</b>
        {t.eDefinitivoTestiFoto}
        {status === 'approvata' && t.sparisceSubitoDalSito}
      </p>
    </ReasonDialog>
  );
}
