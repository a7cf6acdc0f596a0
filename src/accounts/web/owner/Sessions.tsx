import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { useChange } from './use-change.ts';
import * as messages from '../../messages/owner.ts';

export function Sessions() {
  const change = useChange();
  const [isConfirming, setConfirming] = useState(false);

  const leave = async () => {
    const answer = await change(() => call('POST /api/uscita', { body: {} }));
    if (answer.ok) showToast(messages.signedOut);
    else showToast(answer.detail, 'failed');
  };
  const leaveEverywhere = async () => {
    const answer = await change(() => call('DELETE /api/proprietario/sessioni'));
    if (!answer.ok) return answer.detail;
    showToast(messages.signedOutEverywhere);
    return null;
  };

  return (
    <div className="accounts-exits">
      <button type="button" className="btn alt sm" onClick={() => void leave()}>
        <Icon name="sign-out" />
        {messages.signOutButton}
      </button>
      <button type="button" className="txtlink" onClick={() => setConfirming(true)}>
        {messages.signOutEverywhereButton}
      </button>
      <ConfirmDialog open={isConfirming} onCancel={() => setConfirming(false)} onConfirm={leaveEverywhere}>
        <p>{messages.signOutEverywhereQuestion}</p>
      </ConfirmDialog>
    </div>
  );
}
