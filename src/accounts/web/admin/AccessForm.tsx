import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { adminAccessMessages } from '../../admin-access-messages.it.ts';
import { useAdminSession } from './admin-session.ts';
import { CodeField } from './CodeField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { type AccessCall, type AccessField, useAccessChange } from './use-access-change.ts';
import * as t from './messages.it.ts';

type AccessFormProps<Data> = {
  call: AccessCall<Data>;
  asks: readonly AccessField[];
  button: string;
  isDanger?: boolean;
  onDone: (answer: Data) => void;
  children?: ReactNode;
};

/** A change of one's own access: what it needs, and what is wrong with it. What is typed stays until it is done. */
export function AccessForm<Data>({ call, asks, button, isDanger = false, onDone, children }: AccessFormProps<Data>) {
  const id = useId();
  const { username } = useAdminSession();
  const form = useRef<HTMLFormElement>(null);
  const { isSending, fault, submit } = useAccessChange(call, onDone);

  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fault]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const value = (field: AccessField) => {
      const text = typed.get(field);
      if (typeof text !== 'string') return '';
      return field === 'codice' ? text.replaceAll(/\s/g, '') : text;
    };
    void submit(asks.map((field) => [field, value(field)]));
  };
  const common = (field: AccessField) => ({ id: `${id}-${field}`, name: field, error: fault?.campi[field] });
  const FIELDS: Record<AccessField, ReactNode> = {
    password: <PasswordField {...common('password')} label={t.passwordAttuale} autoComplete="current-password" />,
    nuova_password: (
      <PasswordField
        {...common('nuova_password')}
        label={t.nuovaPassword}
        hint={adminAccessMessages.comeLaPassword}
        autoComplete="new-password"
      />
    ),
    codice: <CodeField {...common('codice')} />,
  };

  return (
    <form ref={form} className="accounts-access" method="post" noValidate onSubmit={onSubmit}>
      {children}
      <FailureAlert>{fault?.sentence}</FailureAlert>
      {/* Whose password it is, for whoever keeps passwords. */}
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      {asks.map((field) => (
        <div key={field}>{FIELDS[field]}</div>
      ))}
      <button type="submit" className={isDanger ? 'btn danger' : 'btn'} aria-disabled={isSending}>
        {isSending ? t.unMomento : button}
      </button>
    </form>
  );
}
