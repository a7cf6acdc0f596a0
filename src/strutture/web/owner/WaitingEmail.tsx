import { useState } from 'react';
import { call, type Reply } from '../../../api/call.ts';
import type { OwnStruttura } from '../../owner-contract.ts';
import { publicEmailMessages as messages } from '../../public-email-messages.it.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { HydratedButton } from '../../../ui/HydratedButton.tsx';
import { showToast } from '../../../ui/toast-store.ts';

import { useChange } from '../../../accounts/web/owner/use-change.ts';

export function WaitingEmail({ struttura: { id, email_in_attesa } }: { struttura: OwnStruttura }) {
  const change = useChange();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (email_in_attesa === null) return null;

  const params = { id };
  const send = async (work: () => Promise<Reply<unknown>>, said: string) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const answer = await change(work);
    setBusy(false);
    if (answer.ok) showToast(said);
    else setFailure(answer.detail);
  };

  return (
    <div className="note info withdraw">
      <Icon name="clock" size={24} />
      <div>
        <p>
          <b className="break-anywhere">{messages.inAttesa(email_in_attesa.email)}</b>
        </p>
        <p>{email_in_attesa.is_expired ? messages.scaduto : messages.come}</p>
        <FailureAlert>{failure}</FailureAlert>
      </div>
      <HydratedButton
        className="btn alt sm"
        aria-disabled={isBusy}
        onClick={() =>
          void send(
            () => call('POST /api/proprietario/strutture/{id}/email/invio', { params, body: {} }),
            messages.rimandato,
          )
        }
      >
        {messages.mandaDiNuovo}
      </HydratedButton>
      <HydratedButton
        className="btn alt sm"
        aria-disabled={isBusy}
        onClick={() =>
          void send(() => call('DELETE /api/proprietario/strutture/{id}/email', { params }), messages.annullato)
        }
      >
        {messages.annulla}
      </HydratedButton>
    </div>
  );
}
