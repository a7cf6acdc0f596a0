import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Fault } from '../../../api/call.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import { refusalOf } from '../../../accounts/web/admin/use-proof.ts';
import { PasswordField } from '../../../accounts/web/admin/PasswordField.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { isPurgePhrase, PURGE_PHRASE } from '../../rules/purge-phrase.ts';
import type { Proof } from './use-purge.ts';
import * as accountsMessages from '../../../accounts/messages/admin.ts';
import * as messages from '../../messages/admin.ts';

const NOTHING_TYPED: Proof = { conferma: '', password: '' };

type Faults = Partial<Record<keyof Proof, string | undefined>>;

function faultsOf({ conferma, password }: Proof): Faults {
  return {
    ...(!isPurgePhrase(conferma) && { conferma: messages.purgePhraseRequired }),
    ...(password === '' && { password: accountsMessages.passwordMissing }),
  };
}

type PurgeFormProps = {
  id: string;
  failure: Fault | null;
  onSubmit: (proof: Proof) => void;
};

export function PurgeForm({ id, failure, onSubmit }: PurgeFormProps) {
  const { username } = useAdminSession();
  const [proof, setProof] = useState(NOTHING_TYPED);
  const [faults, setFaults] = useState<Faults>({});
  const [refused, setRefused] = useState(failure);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  if (failure !== refused) {
    setRefused(failure);
    setFaults(failure?.campi ?? {});
    setTries(tries + 1);
    // Clears the entries, so that a single click after confirming the second factor cannot delete all strutture.
    if (failure !== null && refusalOf(failure) !== null) setProof(NOTHING_TYPED);
  }
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = faultsOf(proof);
    setFaults(found);
    setTries(tries + 1);
    if (Object.keys(found).length === 0) onSubmit(proof);
  };
  const field = (name: keyof Proof) => ({
    id: `${id}-${name}`,
    error: faults[name],
    value: proof[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setProof((now) => ({ ...now, [name]: target.value }));
      setFaults((now) => ({ ...now, [name]: undefined }));
    },
  });
  const { id: phraseId, error, ...phrase } = field('conferma');
  return (
    <form ref={form} id={id} className="campi" noValidate onSubmit={submit}>
      <Field
        id={phraseId}
        label={
          <>
            {messages.confirmationPhraseLabel} <b className="admin-phrase">{PURGE_PHRASE}</b>
          </>
        }
        error={error}
      >
        {(control) => (
          <input
            {...control}
            {...phrase}
            className="inp"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <input
        className="sr"
        type="text"
        autoComplete="username"
        tabIndex={-1}
        aria-hidden="true"
        readOnly
        value={username}
      />
      <PasswordField {...field('password')} label={messages.yourPasswordLabel} autoComplete="current-password" />
    </form>
  );
}
