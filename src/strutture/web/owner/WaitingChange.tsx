import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { areaMessages } from '../../area-messages.it.ts';
import type { OwnStruttura } from '../../owner-contract.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toast-store.ts';

import { useChange } from '../../../accounts/web/owner/use-change.ts';
import * as t from './messages.it.ts';

export function WaitingChange({ struttura: { id, nome, modifica } }: { struttura: OwnStruttura }) {
  const change = useChange();
  const [isAsking, setAsking] = useState(false);
  if (modifica === null) return null;

  const drop = async () => {
    const answer = await change(() => call('DELETE /api/proprietario/strutture/{id}/modifica', { params: { id } }));
    if (!answer.ok) return answer.detail;
    setAsking(false);
    showToast(areaMessages.modificaRitirata);
    return null;
  };

  return (
    <div className="note info withdraw">
      <Icon name="clock" size={24} />
      <p>{modifica.status === 'in_attesa' ? `${areaMessages.modificaInRevisione}.` : t.fincheNonLaCorreggiResta}</p>
      <button type="button" className="btn alt sm" onClick={() => setAsking(true)}>
        {t.ritiraLaModifica}
      </button>
      <ConfirmDialog open={isAsking} onCancel={() => setAsking(false)} onConfirm={drop}>
        <p>
          {t.vuoiRitirareLaModifica} <b>{nome}</b>
          {t.quelloCheHaiCambiatoVa}
        </p>
      </ConfirmDialog>
    </div>
  );
}
