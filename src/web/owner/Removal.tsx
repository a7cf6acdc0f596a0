import { useState } from 'react';
import { accessMessages } from '../../accounts/access-messages.it.ts';
import type { OwnStruttura } from '../../strutture/owner-contract.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { sendJson } from '../../ui/send-json.ts';
import { ownCall } from './own-path.ts';

type RemovalProps = { struttura: OwnStruttura; onGone: () => void };

/** Deletes a struttura for good, after a question. */
export function Removal({ struttura: { id, nome }, onGone }: RemovalProps) {
  const [isAsking, setAsking] = useState(false);

  const remove = async () => {
    const answer = await sendJson('DELETE', ownCall(id));
    if (!answer.ok) return answer.detail || accessMessages.nonRaggiungibile;
    onGone();
    return null;
  };

  return (
    <>
      <button type="button" className="btn danger" onClick={() => setAsking(true)}>
        <Icon name="trash" />
        Elimina
      </button>
      <ConfirmDialog open={isAsking} onCancel={() => setAsking(false)} onConfirm={remove} isDanger>
        <p>
          Vuoi eliminare <b>{nome}</b>? È definitivo: testi, foto e prezzi non si possono recuperare. Se vuoi tenerli,
          prima premi «Scarica tutto».
        </p>
      </ConfirmDialog>
    </>
  );
}
