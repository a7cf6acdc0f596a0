import { useState } from 'react';
import { call } from '../../../api/call.ts';
import type { OwnStruttura } from '../../owner-contract.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { HydratedButton } from '../../../ui/loading/HydratedButton.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

import { useChange } from '../../../accounts/web/owner/use-change.ts';
import * as messages from '../../messages/owner.ts';

export function PauseSwitch({ struttura: { id, nome, status } }: { struttura: OwnStruttura }) {
  const change = useChange();
  const [isAsking, setAsking] = useState(false);
  const isPaused = status === 'sospesa';
  // The dialog keeps its question although the page already shows the new state.
  const [asked, setAsked] = useState(isPaused);
  if (status !== 'approvata' && !isPaused) return null;

  const ask = () => {
    setAsked(isPaused);
    setAsking(true);
  };
  const doIt = async () => {
    const answer = await change(() =>
      call(`POST /api/proprietario/strutture/{id}/${asked ? 'ripresa' : 'pausa'}`, { params: { id }, body: {} }),
    );
    if (!answer.ok) return answer.detail;
    setAsking(false);
    showToast(asked ? messages.listingResumed(nome) : messages.listingPaused(nome));
    return null;
  };

  return (
    <>
      <HydratedButton className="btn alt" onClick={ask}>
        <Icon name={isPaused ? 'play' : 'pause'} />
        {isPaused ? messages.resumeButton : messages.pauseButton}
      </HydratedButton>
      <ConfirmDialog open={isAsking} onCancel={() => setAsking(false)} onConfirm={doIt}>
        <p>
          {asked ? messages.resumeQuestionStart : messages.pauseQuestionStart} <b>{nome}</b>
          {asked ? messages.resumeQuestionEnd : messages.pauseQuestionEnd}
        </p>
      </ConfirmDialog>
    </>
  );
}
