import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatEuro, toCents, toEuros } from '../../kernel/cents.ts';
import { parseEuro } from '../../kernel/parse-euro.ts';
import { areaMessages } from '../../strutture/area-messages.it.ts';
import type { ContactsBody, OwnStruttura } from '../../strutture/owner-contract.ts';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PriceInput } from '../../ui/PriceInput.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ownCall, ownPath } from './own-path.ts';
import { useChange } from './use-change.ts';

type Contacts = { telefono: string; email: string; prezzo: string };

function contactsOf({ telefono, email, prezzo_notte }: OwnStruttura): Contacts {
  const prezzo = prezzo_notte === null ? '' : formatEuro(toCents(prezzo_notte));
  return { telefono: telefono ?? '', email: email ?? '', prezzo };
}

/** A price as the field writes it when it is left: Enter sends it before. */
function writtenOut(prezzo: string): string {
  const cents = parseEuro(prezzo);
  return cents === null ? prezzo : formatEuro(cents);
}

/** What is sent: the price as a number where it is one, else as it was typed, so that the server says what is wrong. */
function bodyOf({ telefono, email, prezzo }: Contacts, isPricedByCamera: boolean): ContactsBody {
  const cents = parseEuro(prezzo);
  return { telefono, email, prezzo_notte: isPricedByCamera ? null : cents === null ? prezzo : toEuros(cents) };
}

/** Phone, e-mail and price of a night, in one go; they are never reviewed. */
export function ContactsForm({ struttura }: { struttura: OwnStruttura }) {
  const { id, tipo_prenotazione } = struttura;
  const form = useRef<HTMLFormElement>(null);
  const fieldId = useId();
  const change = useChange();
  const [contacts, setContacts] = useState(() => contactsOf(struttura));
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<{ detail: string; campi: Record<string, string> } | null>(null);
  const isPricedByCamera = tipo_prenotazione === 'bnb';

  // What the server holds may have been tidied up by it, or changed from another window.
  const saved = JSON.stringify(contactsOf(struttura));
  const [seen, setSeen] = useState(saved);
  if (saved !== seen) {
    setSeen(saved);
    setContacts(contactsOf(struttura));
  }

  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fault]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setFault(null);
    const answer = await change('PUT', ownCall(id, '/contatti'), bodyOf(contacts, isPricedByCamera));
    setSending(false);
    if (!answer.ok) return setFault(answer);
    setContacts((now) => ({ ...now, prezzo: writtenOut(now.prezzo) }));
    showToast(areaMessages.contattiAggiornati);
  };

  return (
    <form
      ref={form}
      className="card blocco"
      noValidate
      aria-labelledby={`${fieldId}-t`}
      onSubmit={(event) => void submit(event)}
    >
      <h2 id={`${fieldId}-t`} className="h3">
        Contatti e prezzo
      </h2>
      <p className="muted">Li vedono gli ospiti. Cambiano subito, senza revisione.</p>
      <div role="alert">
        {fault && (
          <p className="note err-n">
            <Icon name="warning-circle" />
            {areaMessages.contattiNonAggiornati(fault.detail)}
          </p>
        )}
      </div>
      <div className="campi">
        <Field id={`${fieldId}-tel`} label="Telefono" isOptional error={fault?.campi['telefono']}>
          {(control) => (
            <input
              {...control}
              className="inp"
              type="tel"
              name="telefono"
              autoComplete="tel"
              value={contacts.telefono}
              onChange={({ target }) => setContacts({ ...contacts, telefono: target.value })}
            />
          )}
        </Field>
        <Field id={`${fieldId}-email`} label="E-mail" error={fault?.campi['email']}>
          {(control) => (
            <input
              {...control}
              className="inp"
              type="email"
              name="email"
              autoComplete="email"
              value={contacts.email}
              onChange={({ target }) => setContacts({ ...contacts, email: target.value })}
            />
          )}
        </Field>
        {isPricedByCamera ? (
          <p className="per-camera">
            I prezzi sono per camera: <Link to={ownPath(id, 'modifica')}>cambiali nel modulo</Link>.
          </p>
        ) : (
          <Field id={`${fieldId}-prezzo`} label="Prezzo per notte" error={fault?.campi['prezzo_notte']}>
            {(control) => (
              <PriceInput
                {...control}
                value={contacts.prezzo}
                onChange={(prezzo) => setContacts({ ...contacts, prezzo })}
              />
            )}
          </Field>
        )}
      </div>
      <button type="submit" className="btn" aria-disabled={isSending}>
        {isSending ? 'Salviamo…' : 'Salva i contatti'}
      </button>
    </form>
  );
}
