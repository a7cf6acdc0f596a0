import { type SubmitEvent, useId, useState } from 'react';
import { call } from '../../../api/call.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useAction } from '../actions/use-action.ts';
import * as messages from '../../messages/admin.ts';

export function TestMailForm() {
  const [to, setTo] = useState('');
  const [outcome, setOutcome] = useState<string | null>(null);
  const { isBusy, failure, send } = useAction(setOutcome);
  const id = useId();
  const fault = failure?.campi['a'];

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setOutcome(null);
    void send(() => call('POST /api/admin/stato/mail', { body: { a: to } }));
  };
  return (
    <form className="admin-house-mail card" onSubmit={submit} noValidate>
      <h2>{messages.testMailTitle}</h2>
      <Field id={id} label={messages.testMailRecipientLabel} hint={messages.testMailHint} error={fault}>
        {(control) => (
          <input
            {...control}
            className="inp"
            type="email"
            autoComplete="email"
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        )}
      </Field>
      <button type="submit" className="btn" aria-disabled={isBusy}>
        <Icon name="paper-plane-tilt" />
        {messages.testMailTitle}
      </button>
      <div>
        <FailureAlert>{fault === undefined ? failure?.detail : null}</FailureAlert>
        <div role="status">
          {outcome !== null && (
            <p className="note ok">
              <Icon name="check-circle" />
              <span>{outcome}</span>
            </p>
          )}
        </div>
      </div>
    </form>
  );
}
