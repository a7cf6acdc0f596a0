import { useState } from 'react';
import { call, type Reply } from '../../../api/call.ts';
import type { OwnerStruttura } from '../../owner-contract.ts';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { HydratedButton } from '../../../ui/loading/HydratedButton.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

import { useChange } from '../../../accounts/web/owner/use-change.ts';
import * as messages from '../../messages/owner.ts';

export function WaitingEmail({ struttura: { id, email_in_attesa } }: { struttura: OwnerStruttura }) {
  const change = useChange();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (email_in_attesa === null) return null;

  const params = { id };
  const send = async (work: () => Promise<Reply<unknown>>, message: string) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const answer = await change(work);
    setBusy(false);
    if (answer.ok) showToast(message);
    else setFailure(answer.detail);
  };

  return (
    <div className="note info withdraw">
      <Icon name="clock" size={24} />
      <div>
        <p>
          <b className="break-anywhere">{messages.publicEmailPending(email_in_attesa.email)}</b>
        </p>
        <p>{email_in_attesa.is_expired ? messages.publicEmailLinkExpired : messages.publicEmailPendingHint}</p>
        <FailureAlert>{failure}</FailureAlert>
      </div>
      <HydratedButton
        className="btn alt sm"
        aria-disabled={isBusy}
        onClick={() =>
          void send(
            () => call('POST /api/proprietario/strutture/{id}/email/invio', { params, body: {} }),
            messages.publicEmailLinkResent,
          )
        }
      >
        {messages.resendLinkButton}
      </HydratedButton>
      <HydratedButton
        className="btn alt sm"
        aria-disabled={isBusy}
        onClick={() =>
          void send(
            () => call('DELETE /api/proprietario/strutture/{id}/email', { params }),
            messages.publicEmailChangeCancelled,
          )
        }
      >
        {messages.cancelButton}
      </HydratedButton>
    </div>
  );
}
