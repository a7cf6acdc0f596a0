import { type SubmitEvent, useId, useRef, useState } from 'react';
import { call } from '../../../../api/call.ts';
import { Field } from '../../../../ui/forms/Field.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { useHydrated } from '../../../../ui/loading/use-hydrated.ts';
import { Honeypot } from '../Honeypot.tsx';
import { readRefusal } from '../read-refusal.ts';
import { useElapsed } from '../use-elapsed.ts';
import * as messages from '../../../messages/visitor.ts';

type Stage =
  | { kind: 'ready' }
  | { kind: 'sending' }
  | { kind: 'failed'; why: string }
  | { kind: 'requested'; message: string };

export function NewsletterForm() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const elapsed = useElapsed();
  const isHydrated = useHydrated();
  const [stage, setStage] = useState<Stage>({ kind: 'ready' });

  const fail = (why: string) => {
    setStage({ kind: 'failed', why });
    input.current?.focus();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (stage.kind === 'sending') return;
    const { email, sito } = Object.fromEntries(new FormData(event.currentTarget));
    if (typeof email !== 'string' || email.trim() === '') return fail(messages.newsletterEmailMissing);
    setStage({ kind: 'sending' });
    const answer = await call('POST /api/newsletter', { body: { email, sito, elapsed_ms: elapsed() } });
    if (!answer.ok) return fail(readRefusal(answer, messages.portalUnreachable));
    form.current?.reset();
    setStage({ kind: 'requested', message: answer.data.message });
  };

  const fault = stage.kind === 'failed' ? stage.why : undefined;
  return (
    <form ref={form} className="blog-signup" noValidate onSubmit={(event) => void submit(event)}>
      <div role="alert" className="sr">
        {fault}
      </div>
      <Field id={id} label={messages.newsletterEmailLabel} error={fault}>
        {(control) => (
          <div className="riga">
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
            <button type="submit" className="btn sole" disabled={!isHydrated} aria-disabled={stage.kind === 'sending'}>
              {stage.kind === 'sending' ? messages.subscribingLabel : messages.subscribeButton}
            </button>
          </div>
        )}
      </Field>
      <Honeypot />
      <div role="status">
        {stage.kind === 'requested' && (
          <p className="note ok">
            <Icon name="check-circle" />
            {stage.message}
          </p>
        )}
      </div>
    </form>
  );
}
