import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { PasskeyButton } from '../passkey/PasskeyButton.tsx';
import { requestLink } from './request-link.ts';
import * as messages from '../../messages/owner.ts';

type OwnerProofProps = { email: string; onProved?: () => void };

/** Requires the owner to prove their identity again, because a session may be unattended or stolen. */
export function OwnerProof({ email, onProved }: OwnerProofProps) {
  const [state, setState] = useState<'ready' | 'sending' | 'sent' | 'proved'>('ready');
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    if (state === 'sending') return;
    setState('sending');
    const refused = await requestLink(email);
    setFailure(refused);
    setState(refused === null ? 'sent' : 'ready');
  };
  const prove = () => {
    setState('proved');
    onProved?.();
  };
  return (
    <div className="accounts-proof">
      <p>{messages.confirmIdentityText}</p>
      <div className="actions">
        <button type="button" className="btn alt sm" aria-disabled={state === 'sending'} onClick={() => void send()}>
          <Icon name="envelope-simple" />
          {state === 'sending' ? messages.pleaseWait : messages.sendLinkButton}
        </button>
        <PasskeyButton
          label={messages.confirmWithPasskeyButton}
          className="btn alt sm"
          requestChallenge={() => call('POST /api/proprietario/conferma/sfida', { body: {} })}
          send={(passkey) => call('POST /api/proprietario/conferma', { body: { passkey } })}
          onDone={prove}
        />
      </div>
      <p role="status">
        {state === 'sent' && messages.identityLinkSent(email)}
        {state === 'proved' && messages.identityConfirmed}
      </p>
      <FailureAlert>{failure}</FailureAlert>
    </div>
  );
}
