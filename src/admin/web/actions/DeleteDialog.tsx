import { useState } from 'react';
import { awaitedPath } from '../../rules/awaited-address.ts';
import { AwaitedLink } from '../bookings/AwaitedLink.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { SIGNED_OUT, sendJson } from '../../../ui/send-json.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import { actionMessages } from '../../action-messages.it.ts';
import { strutturaCall } from '../struttura-call.ts';
import type { ActionProps } from './action-props.ts';
import { readMessage } from './read-message.ts';
import { saidFailure } from './use-action.ts';

/** Guests are to come. */
const AWAITED = 'PRENOTAZIONI_FUTURE';

/** Elimina: the question that "warns it is permanent" (specification section 2). */
export function DeleteDialog({ struttura: { id, nome, status }, onClose, onDone }: ActionProps) {
  const { onSignedOut } = useAdminSession();
  const [isAwaited, setAwaited] = useState(false);
  const remove = async () => {
    const answer = await sendJson('DELETE', strutturaCall(id));
    if (!answer.ok) {
      if (answer.status === SIGNED_OUT) onSignedOut();
      setAwaited(answer.codice === AWAITED);
      return actionMessages.nonEliminata(saidFailure(answer).detail);
    }
    onDone(readMessage(answer.data));
    return null;
  };
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      onConfirm={remove}
      isDanger
      after={isAwaited && <AwaitedLink to={awaitedPath({ name: 'elimina', id })} />}
    >
      <p>
        Vuoi eliminare <b>{nome}</b>? È definitivo: testi, foto e prezzi non si possono recuperare.
        {status === 'approvata' && ' Sparisce subito dal sito.'}
      </p>
    </ConfirmDialog>
  );
}
