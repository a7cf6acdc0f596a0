import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Field } from '../../../ui/forms/Field.tsx';
import { useHydrated } from '../../../ui/loading/use-hydrated.ts';
import { LinkSent } from './LinkSent.tsx';
import { requestLink } from './request-link.ts';
import * as messages from '../../messages/owner.ts';

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
  isAgain: boolean;
};

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
      {/* A native submit before hydration would put the email address into the URL. */}
      <button type="submit" className="btn full" disabled={!isHydrated} aria-disabled={isSending}>
        {isSending ? messages.pleaseWait : messages.sendLinkButton}
      </button>
    </form>
  );
}
