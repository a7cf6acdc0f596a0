import { useState } from 'react';
import { call } from '../../../api/call.ts';
import type { OwnerStruttura } from '../../owner-contract.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { HydratedButton } from '../../../ui/loading/HydratedButton.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

import { useChange } from '../../../accounts/web/owner/use-change.ts';
import * as messages from '../../messages/owner.ts';

export function PauseSwitch({ struttura: { id, nome, status } }: { struttura: OwnerStruttura }) {
  const change = useChange();
  const [isConfirming, setConfirming] = useState(false);
  const isPaused = status === 'sospesa';
  // Whether the struttura was paused when the dialog was opened. The dialog's question must not change together with the status.
  const [wasPaused, setWasPaused] = useState(isPaused);
  if (status !== 'approvata' && !isPaused) return null;

  const openDialog = () => {
    setWasPaused(isPaused);
    setConfirming(true);
  };
  const doIt = async () => {
    const answer = await change(() =>
      call(`POST /api/proprietario/strutture/{id}/${wasPaused ? 'ripresa' : 'pausa'}`, { params: { id }, body: {} }),
    );
    if (!answer.ok) return answer.detail;
    setConfirming(false);
    showToast(wasPaused ? messages.listingResumed(nome) : messages.listingPaused(nome));
    return null;
  };

  return (
    <>
      <HydratedButton className="btn alt" onClick={openDialog}>
        <Icon name={isPaused ? 'play' : 'pause'} />
        {isPaused ? messages.resumeButton : messages.pauseButton}
      </HydratedButton>
      <ConfirmDialog open={isConfirming} onCancel={() => setConfirming(false)} onConfirm={doIt}>
        <p>
          {wasPaused ? messages.resumeQuestionStart : messages.pauseQuestionStart} <b>{nome}</b>
          {wasPaused ? messages.resumeQuestionEnd : messages.pauseQuestionEnd}
        </p>
      </ConfirmDialog>
    </>
  );
}
