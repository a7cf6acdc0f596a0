import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Field } from '../../../ui/forms/Field.tsx';
import { useHydrated } from '../../../ui/loading/use-hydrated.ts';
import { LinkSent } from './LinkSent.tsx';
import { requestLink } from './request-link.ts';
import * as messages from '../../messages/owner.ts';

/** Signing in without a password: an address, then the mail that was sent to it. `onSent` is told of every link asked for. */
export function SignIn({ onSent }: { onSent?: () => void }) {
  const [email, setEmail] = useState('');
  const [stage, setStage] = useState<'first' | 'sent' | 'again'>('first');
  if (stage === 'sent') return <LinkSent email={email} onOtherAddress={() => setStage('again')} />;
  const showSent = () => {
    setStage('sent');
    onSent?.();
  };
  return <LinkForm email={email} onChange={setEmail} onSent={showSent} isAgain={stage === 'again'} />;
}

type LinkFormProps = {
  email: string;
  onChange: (email: string) => void;
  onSent: () => void;
  /** Come back to for another address: the button that was pressed is gone, so the field takes the focus. */
  isAgain: boolean;
};

/** The address that the sign-in link goes to. What the server says of it stands below the field, and the focus in it. */
function LinkForm({ email, onChange, onSent, isAgain }: LinkFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    if (isAgain) input.current?.focus();
  }, [isAgain]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setFault(undefined);
    // What the browser filled in before the scripts came is in the field only.
    const failure = await requestLink(input.current?.value ?? email);
    setSending(false);
    if (failure === null) return onSent();
    setFault(failure);
    input.current?.focus();
  };

  return (
    <form className="accounts-link-form" noValidate onSubmit={(event) => void submit(event)}>
      <div role="alert" className="sr">
        {fault}
      </div>
      <Field id={id} label={messages.yourEmailLabel} hint={messages.yourEmailHint} error={fault}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className="inp"
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      {/* Sent without scripts, the address would end in the page's own address. */}
      <button type="submit" className="btn full" disabled={!isHydrated} aria-disabled={isSending}>
        {isSending ? messages.pleaseWait : messages.sendLinkButton}
      </button>
    </form>
  );
}
