import { useState } from 'react';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { SIGNED_OUT, sendJson } from '../../../ui/send-json.ts';
import { actionMessages } from '../../action-messages.it.ts';
import { awaitedPath } from '../../rules/awaited-address.ts';
import { AwaitedLink } from '../bookings/AwaitedLink.tsx';
import { strutturaCall } from '../struttura-call.ts';
import type { ActionProps } from './action-props.ts';
import { ReasonField, reasonFault } from './ReasonField.tsx';
import { readMessage } from './read-message.ts';
import { saidFailure } from './use-action.ts';

/** Guests are to come. */
const AWAITED = 'PRENOTAZIONI_FUTURE';

/** Elimina: the question that "warns it is permanent" (specification section 2), and why; its owner reads the reason. */
export function DeleteDialog({ struttura, onClose, onDone }: ActionProps) {
  const { id, nome, status, proprietario_email } = struttura;
  const { onSignedOut } = useAdminSession();
  const [motivo, setMotivo] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [isAwaited, setAwaited] = useState(false);
  const remove = async () => {
    const missing = reasonFault(motivo, actionMessages.eliminaSenzaMotivo);
    setFault(missing ?? undefined);
    if (missing !== null) return missing;
    const answer = await sendJson('DELETE', strutturaCall(id), { motivo });
    if (!answer.ok) {
      if (answer.status === SIGNED_OUT) onSignedOut();
      setAwaited(answer.codice === AWAITED);
      return actionMessages.nonEliminata(saidFailure(answer).detail);
    }
    onDone(readMessage(answer.data));
    return null;
  };
  const write = (text: string) => {
    setMotivo(text);
    setFault(undefined);
  };
  const hint = proprietario_email === null ? actionMessages.motivoNelRegistro : actionMessages.motivoAlProprietario;
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      onConfirm={remove}
      isDanger
      after={
        <>
          {isAwaited && <AwaitedLink to={awaitedPath({ name: 'elimina', id })} />}
          <ReasonField motivo={motivo} hint={hint} error={fault} onWrite={write} />
        </>
      }
    >
      <p>
        Vuoi eliminare <b>{nome}</b>? È definitivo: testi, foto e prezzi non si possono recuperare.
        {status === 'approvata' && ' Sparisce subito dal sito.'}
      </p>
    </ConfirmDialog>
  );
}
