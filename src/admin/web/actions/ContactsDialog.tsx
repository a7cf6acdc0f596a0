import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { formatEuro, toCents } from '../../../kernel/money/cents.ts';
import { parseEuro } from '../../../kernel/money/parse-euro.ts';
import { UnsavedFormDialog } from '../../../strutture/web/form/UnsavedFormDialog.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { PriceInput } from '../../../ui/forms/PriceInput.tsx';
import { editContacts, type TypedContacts, typedContacts } from '../../rules/edit-contacts.ts';
import type { ActionProps } from './action-props.ts';
import { SaveFooter } from './SaveFooter.tsx';
import { useAction } from './use-action.ts';
import './actions.css';
import * as messages from '../../messages/admin.ts';

function priceHint(prezzo: string, current: number | null): string | undefined {
  if (parseEuro(prezzo) !== null) return undefined;
  return current === null ? messages.invalidPriceMissing : messages.invalidPriceUnchanged(formatEuro(toCents(current)));
}

export function ContactsDialog({ struttura, onClose, onDone, onRefused }: ActionProps) {
  const [saved] = useState(struttura);
  const { id, nome, versione, prezzo_notte, tipo_prenotazione } = saved;
  const isPricedByCamera = tipo_prenotazione === 'bnb';
  const [typed, setTyped] = useState(() => typedContacts(saved));
  const { isBusy, failure, send, forget } = useAction(onDone, onRefused);
  const form = useRef<HTMLFormElement>(null);
  const fieldId = useId();

  const { prezzo_notte: edited, ...contacts } = editContacts(typed, prezzo_notte);
  const body = isPricedByCamera ? contacts : { ...contacts, prezzo_notte: edited };
  const isChanged = JSON.stringify(typed) !== JSON.stringify(typedContacts(saved));
  const write = (change: Partial<TypedContacts>) => {
    setTyped((now) => ({ ...now, ...change }));
    forget();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isChanged)
      void send(() => call('PUT /api/admin/strutture/{id}/contacts', { params: { id }, body: { ...body, versione } }));
  };
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failure]);

  return (
    <UnsavedFormDialog
      open
      onClose={onClose}
      title={messages.editContactsLabel}
      className="admin-action"
      isBusy={isBusy}
      question={isChanged ? messages.unsavedChangesWarning : null}
      confirm={messages.closeWithoutSavingButton}
      footer={
        <SaveFooter
          label={messages.saveContactsButton}
          canSave={isChanged}
          form={`${fieldId}-form`}
          sentence={failure && messages.contactsUpdateFailed(failure.detail)}
          {...{ isBusy, failure }}
        />
      }
    >
      <p className="admin-whose">{nome}</p>
      <form ref={form} id={`${fieldId}-form`} className="campi" noValidate onSubmit={submit}>
        <Field
          id={`${fieldId}-tel`}
          label={messages.phoneLabel}
          optional="facoltativo"
          error={failure?.campi['telefono']}
          hint={contacts.telefono === null && messages.noPhoneHint}
        >
          {(control) => (
            <input
              {...control}
              className="inp"
              type="tel"
              autoComplete="off"
              value={typed.telefono}
              onChange={({ target }) => write({ telefono: target.value })}
            />
          )}
        </Field>
        <Field
          id={`${fieldId}-email`}
          label={messages.emailLabel}
          optional="facoltativa"
          error={failure?.campi['email']}
          hint={contacts.email === null && messages.noEmailHint}
        >
          {(control) => (
            <input
              {...control}
              className="inp"
              type="email"
              autoComplete="off"
              spellCheck={false}
              value={typed.email}
              onChange={({ target }) => write({ email: target.value })}
            />
          )}
        </Field>
        {isPricedByCamera ? (
          <p className="note info">{messages.pricesPerRoomHint}</p>
        ) : (
          <Field
            id={`${fieldId}-prezzo`}
            label={messages.pricePerNightLabel}
            error={failure?.campi['prezzo_notte']}
            hint={priceHint(typed.prezzo, prezzo_notte)}
          >
            {(control) => <PriceInput {...control} value={typed.prezzo} onChange={(prezzo) => write({ prezzo })} />}
          </Field>
        )}
      </form>
    </UnsavedFormDialog>
  );
}
