import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import type { WaitingAddress } from '../../address-contract.ts';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { HydratedButton } from '../../../ui/loading/HydratedButton.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { useChange } from './use-change.ts';
import * as messages from '../../messages/owner.ts';

function Waiting({ waiting }: { waiting: WaitingAddress }) {
  const change = useChange();
  const [failure, setFailure] = useState<string | null>(null);
  const cancel = async () => {
    const answer = await change(() => call('DELETE /api/proprietario/indirizzo'));
    if (answer.ok) showToast(messages.addressChangeCancelled);
    else setFailure(answer.detail);
  };
  return (
    <div className="note info withdraw">
      <Icon name="clock" size={24} />
      <div>
        <p>
          <b className="break-anywhere">{messages.addressChangePending(waiting.email)}</b>
        </p>
        <p>{waiting.is_expired ? messages.addressLinksExpired : messages.missingAddressConfirmations[waiting.manca]}</p>
        <FailureAlert>{failure}</FailureAlert>
      </div>
      <HydratedButton className="btn alt sm" onClick={() => void cancel()}>
        {messages.cancelAddressChangeButton}
      </HydratedButton>
    </div>
  );
}

function AddressChangeForm({ onClose }: { onClose: () => void }) {
  const change = useChange();
  const id = useId();
  const [email, setEmail] = useState('');
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<{ detail: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [fault]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const answer = await change(() => call('POST /api/proprietario/indirizzo', { body: { email } }));
    setSending(false);
    if (!answer.ok) return setFault({ detail: answer.detail });
    showToast(messages.addressLinksSent);
    onClose();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Field id={id} label={messages.newAddressLabel} error={fault?.detail}>
        {(control) => (
          <input
            {...control}
            ref={field}
            className="inp"
            type="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <div className="actions">
        <button type="submit" className="btn sm" aria-disabled={isSending}>
          {isSending ? messages.sendingLinksStatus : messages.sendBothLinksButton}
        </button>
        <button type="button" className="btn alt sm" onClick={onClose}>
          {messages.keepAddressButton}
        </button>
      </div>
    </form>
  );
}

export function SignInAddress({ email, waiting }: { email: string; waiting: WaitingAddress | null }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section className="owner-account-data">
      <div>
        <h2 className="h3">{messages.addressTitle}</h2>
        <p>
          <b className="break-anywhere">{email}</b>
        </p>
        <p className="muted">{messages.addressChangeExplanation}</p>
        {waiting !== null && <Waiting waiting={waiting} />}
        {isOpen && <AddressChangeForm onClose={() => setOpen(false)} />}
      </div>
      {!isOpen && (
        <div className="actions">
          <HydratedButton ref={opener} className="btn alt sm" onClick={() => setOpen(true)}>
            {messages.changeAddressButton}
          </HydratedButton>
        </div>
      )}
    </section>
  );
}
