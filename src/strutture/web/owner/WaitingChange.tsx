import { useState } from 'react';
import { call } from '../../../api/call.ts';
import type { OwnerStruttura } from '../../owner-contract.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

import { useChange } from '../../../accounts/web/owner/use-change.ts';
import * as messages from '../../messages/owner.ts';

export function WaitingChange({ struttura: { id, nome, modifica } }: { struttura: OwnerStruttura }) {
  const change = useChange();
  const [isConfirming, setConfirming] = useState(false);
  if (modifica === null) return null;

  const drop = async () => {
    const answer = await change(() => call('DELETE /api/proprietario/strutture/{id}/modifica', { params: { id } }));
    if (!answer.ok) return answer.detail;
    setConfirming(false);
    showToast(messages.editWithdrawn);
    return null;
  };

  return (
    <div className="note info withdraw">
      <Icon name="clock" size={24} />
      <p>{modifica.status === 'in_attesa' ? `${messages.editUnderReviewNotice}.` : messages.rejectedEditNote}</p>
      <button type="button" className="btn alt sm" onClick={() => setConfirming(true)}>
        {messages.withdrawEditButton}
      </button>
      <ConfirmDialog open={isConfirming} onCancel={() => setConfirming(false)} onConfirm={drop}>
        <p>
          {messages.withdrawEditQuestionStart} <b>{nome}</b>
          {messages.withdrawEditQuestionEnd}
        </p>
      </ConfirmDialog>
    </div>
  );
}
