import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useHydrated } from '../../ui/loading/use-hydrated.ts';
import * as messages from '../messages/visitor.ts';

export function DataLinkForm() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const sentHeading = useRef<HTMLHeadingElement>(null);
  const isHydrated = useHydrated();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  // The submit button, which had the focus, is removed, so the focus moves to the result.
  useEffect(() => {
    if (sentTo !== null) sentHeading.current?.focus();
  }, [sentTo]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setFault(undefined);
    const email = input.current?.value ?? '';
    const answer = await call('POST /api/i-miei-dati', { body: { email } });
    setSending(false);
    if (answer.ok) return setSentTo(email.trim());
    setFault(answer.campi['email'] ?? (answer.detail || messages.siteUnreachable));
    input.current?.focus();
  };

  if (sentTo !== null) {
    return (
      <div className="privacy-asked">
        <span className="round">
          <Icon name="envelope-simple" size={32} />
        </span>
        <h2 className="h3" ref={sentHeading} tabIndex={-1}>
          {messages.checkInboxTitle}
        </h2>
        <p>{messages.dataLinkRequested}</p>
        <p className="indirizzo">{sentTo}</p>
        <p className="muted">{messages.dataLinkValidity}</p>
      </div>
    );
  }
  return (
    <form className="privacy-ask" noValidate onSubmit={(event) => void submit(event)}>
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
          />
        )}
      </Field>
      {/* The button is disabled until hydration, because a native submit would put the email address into the page's URL. */}
      <button type="submit" className="btn full" disabled={!isHydrated} aria-disabled={isSending}>
        {isSending ? messages.pleaseWait : messages.sendLinkButton}
      </button>
    </form>
  );
}
