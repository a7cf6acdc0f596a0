import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { type Reply, SIGNED_OUT } from '../../../api/call.ts';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { MAX_PASSKEY_NAME } from '../../rules/passkey.ts';
import { formatWait } from '../../rules/format-wait.ts';
import { useAdminSession } from './admin-session.ts';
import { CodeField } from './CodeField.tsx';
import { PasswordField } from './PasswordField.tsx';
import * as messages from '../../messages/owner.ts';
import * as adminMessages from '../../messages/admin.ts';

type AccessField = 'password' | 'nuova_password' | 'codice' | 'nome' | 'email';
export type AccessBody = Partial<Record<AccessField, string>>;
type AccessCall<Data> = (body: AccessBody) => Promise<Reply<Data>>;

type AccessFault = { sentence: string; campi: Record<string, string> };

const MISSING: Partial<Record<AccessField, string>> = {
  password: adminMessages.passwordMissing,
  nuova_password: adminMessages.newPasswordMissing,
  codice: adminMessages.codeMissing,
};

type AccessFormProps<Data> = {
  call: AccessCall<Data>;
  fieldNames: readonly AccessField[];
  known?: AccessBody;
  button: string;
  isDanger?: boolean;
  onDone: (answer: Data) => void;
  onCancel?: () => void;
  children?: ReactNode;
};

export function AccessForm<Data>({
  call,
  fieldNames,
  known = {},
  button,
  isDanger = false,
  onDone,
  onCancel,
  children,
}: AccessFormProps<Data>) {
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
    void submit(fieldNames.map((field) => [field, value(field)]));
  };
  const common = (field: AccessField) => ({ id: `${id}-${field}`, name: field, error: fault?.campi[field] });
  const FIELDS: Record<AccessField, ReactNode> = {
    password: (
      <PasswordField
        {...common('password')}
        label={adminMessages.currentPasswordLabel}
        autoComplete="current-password"
      />
    ),
    nuova_password: (
      <PasswordField
        {...common('nuova_password')}
        label={adminMessages.newPasswordLabel}
        hint={adminMessages.passwordHint}
        autoComplete="new-password"
      />
    ),
    codice: <CodeField {...common('codice')} />,
    nome: (
      <TextField
        {...common('nome')}
        label={messages.passkeyNameLabel}
        hint={messages.passkeyNameHint}
        maxLength={MAX_PASSKEY_NAME}
      />
    ),
    email: (
      <TextField
        {...common('email')}
        label={adminMessages.alertEmailLabel}
        type="email"
        autoComplete="email"
        defaultValue={known.email}
      />
    ),
  };

  return (
    <form ref={form} className="accounts-access" method="post" noValidate onSubmit={onSubmit}>
      {children}
      <FailureAlert>{fault?.sentence}</FailureAlert>
      {/* Password managers store the password under this username. */}
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      {fieldNames.map((field) => (
        <div key={field}>{FIELDS[field]}</div>
      ))}
      <div className="actions">
        <button type="submit" className={isDanger ? 'btn danger' : 'btn'} aria-disabled={isSending}>
          {isSending ? adminMessages.pleaseWait : button}
        </button>
        {onCancel && (
          <button type="button" className="btn alt" onClick={onCancel}>
            {adminMessages.cancelButton}
          </button>
        )}
      </div>
    </form>
  );
}

type TextFieldProps = ComponentProps<'input'> & {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
};

function TextField({ id, label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <input {...control} {...input} className="inp" />}
    </Field>
  );
}

function useAccessChange<Data>(send: AccessCall<Data>, onDone: (answer: Data) => void) {
  const { onSignedOut, withProof } = useAdminSession();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<AccessFault | null>(null);

  const submit = async (typed: readonly (readonly [AccessField, string])[]) => {
    if (isSending) return;
    const empty = typed.filter(([field, text]) => text === '' && MISSING[field] !== undefined);
    const missing = empty.map(([field]) => [field, MISSING[field]]);
    if (missing.length > 0) return setFault({ sentence: '', campi: Object.fromEntries(missing) });
    setSending(true);
    setFault(null);
    const answer = await withProof(() => send(Object.fromEntries(typed)));
    setSending(false);
    if (answer.ok) return onDone(answer.data);
    const { status, detail, campi, retryAfter } = answer;
    const isAtFields = Object.keys(campi).length > 0;
    if (status === SIGNED_OUT && !isAtFields) return onSignedOut();
    if (retryAfter !== undefined)
      return setFault({ sentence: adminMessages.tooManyAttempts(formatWait(retryAfter)), campi });
    setFault({ sentence: isAtFields ? '' : detail || messages.siteUnreachable, campi });
  };
  return { isSending, fault, submit };
}
