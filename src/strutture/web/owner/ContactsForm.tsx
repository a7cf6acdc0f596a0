import { startTransition, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call, type Reply, SIGNED_OUT } from '../../../api/call.ts';
import { SignInAgain } from '../../../accounts/web/owner/SignInAgain.tsx';
import type { OwnerStruttura } from '../../owner-contract.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import { PriceInput } from '../../../ui/forms/PriceInput.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { changedContacts, contactsBody, contactsOf, type TypedContacts } from './contacts.ts';
import { ownerPath } from '../../rules/owner-path.ts';
import { signInPath } from '../../../accounts/web/owner/return-path.ts';
import { useChange } from '../../../accounts/web/owner/use-change.ts';
import { useNotifyParent } from '../../../accounts/web/owner/use-notify-parent.ts';
import * as messages from '../../messages/owner.ts';

const TEXTS = [
  { name: 'telefono', label: messages.phoneLabel, type: 'tel', optional: 'facoltativo' },
  { name: 'email', label: messages.emailLabel, type: 'email', optional: undefined },
] as const;

type ContactsFormProps = { struttura: OwnerStruttura; onUnsavedChange: (isUnsaved: boolean) => void };

export function ContactsForm({ struttura, onUnsavedChange }: ContactsFormProps) {
  const { id, tipo_prenotazione } = struttura;
  const form = useRef<HTMLFormElement>(null);
  const fieldId = useId();
  const change = useChange();
  // Contains only the edited fields. The other fields show the server's current values.
  const [typed, setTyped] = useState<TypedContacts>({});
  const [isSending, setSending] = useState(false);
  const [answered, setFault] = useState<Extract<Reply<unknown>, { ok: false }> | null>(null);
  const isPricedByCamera = tipo_prenotazione === 'bnb';

  const saved = contactsOf(struttura);
  const contacts = { ...saved, ...typed };
  const changed = changedContacts(typed, saved);
  const isChanged = Object.keys(changed).length > 0;
  useNotifyParent(isChanged, onUnsavedChange);
  const fault = isChanged ? answered : null;
  const write = (text: TypedContacts) => setTyped((now) => ({ ...now, ...text }));

  useEffect(() => {
    if (answered) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [answered]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending || !isChanged) return;
    setSending(true);
    setFault(null);
    const answer = await change(() =>
      call('PUT /api/proprietario/strutture/{id}/contatti', { params: { id }, body: contactsBody(changed) }),
    );
    setSending(false);
    if (!answer.ok) return setFault(answer);
    // Uses a transition, as the router does, so that the entered values are cleared in the same render that shows the saved
    // values.
    startTransition(() => setTyped((now) => changedContacts(now, contacts)));
    showToast(messages.contactsUpdated);
  };

  return (
    <form
      ref={form}
      className="card block"
      noValidate
      aria-labelledby={`${fieldId}-t`}
      onSubmit={(event) => void submit(event)}
    >
      <h2 id={`${fieldId}-t`} className="h3">
        {messages.contactsAndPriceTitle}
      </h2>
      <p className="muted">{messages.contactsAndPriceHint}</p>
      <FailureAlert>{fault && messages.contactsNotUpdated(fault.detail)}</FailureAlert>
      {fault?.status === SIGNED_OUT && <SignInAgain to={signInPath(ownerPath(id))} />}
      <div className="campi">
        {TEXTS.map(({ name, label, type, optional }) => (
          <Field key={name} id={`${fieldId}-${type}`} label={label} optional={optional} error={fault?.campi[name]}>
            {(control) => (
              <input
                {...control}
                className="inp"
                type={type}
                name={name}
                autoComplete={type}
                value={contacts[name]}
                onChange={({ target }) => write({ [name]: target.value })}
              />
            )}
          </Field>
        ))}
        {isPricedByCamera ? (
          <p className="strutture-per-room">
            {messages.pricesPerRoomNote} <Link to={ownerPath(id, 'modifica')}>{messages.changePricesInFormLink}</Link>.
          </p>
        ) : (
          <Field id={`${fieldId}-prezzo`} label={messages.nightlyPriceLabel} error={fault?.campi['prezzo_notte']}>
            {(control) => <PriceInput {...control} value={contacts.prezzo} onChange={(prezzo) => write({ prezzo })} />}
          </Field>
        )}
      </div>
      <button type="submit" className="btn" aria-disabled={!isChanged || isSending}>
        {isSending ? messages.savingStatus : messages.saveContactsButton}
      </button>
    </form>
  );
}
