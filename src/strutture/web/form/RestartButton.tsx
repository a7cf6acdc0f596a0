import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import * as messages from '../../messages/owner.ts';

type RestartButtonProps = { mode: 'create' | 'edit'; isStoredOnDevice: boolean; onRestart: () => void };

export function RestartButton({ mode, isStoredOnDevice, onRestart }: RestartButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <button type="button" className="txtlink" onClick={() => setConfirming(true)}>
        {isStoredOnDevice ? messages.deleteDraftButton : messages.startOverButton}
      </button>
      <ConfirmDialog open={isConfirming} onCancel={() => setConfirming(false)} onConfirm={onRestart} isDanger>
        <p>{mode === 'create' ? messages.startOverWarning : messages.discardEditWarning}</p>
      </ConfirmDialog>
    </>
  );
}
