import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { Field } from '../../../ui/forms/Field.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useHydrated } from '../../../ui/loading/use-hydrated.ts';
import { formatCountdown } from '../../rules/format-wait.ts';
import { call } from '../../../api/call.ts';
import { PasskeyButton } from '../passkey/PasskeyButton.tsx';
import { AccessLink } from './AccessLink.tsx';
import { CodeField } from './CodeField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { type LoginField, type LoginStage, useLogin } from './use-login.ts';
import * as messages from '../../messages/owner.ts';
import * as adminMessages from '../../messages/admin.ts';

const LABELS: Record<LoginStage, string> = {
  ready: adminMessages.signInButton,
  sending: adminMessages.pleaseWait,
  in: adminMessages.signInButton,
};

type LoginFormProps = {
  username: string;
  onEntered: () => void;
};

/** Requests the code together with the password, because a separate step would reveal that the password was right. */
export function LoginForm({ username, onEntered }: LoginFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const { stage, refusal, wait, isHeldBack, submit, showCodeField, enter } = useLogin(onEntered);

  const focus = (field: LoginField) => form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  useEffect(() => focus(username === '' ? 'username' : 'password'), [username]);
  useEffect(() => {
    const [wrong] = refusal?.fields ?? [];
    if (wrong !== undefined) focus(wrong);
  }, [refusal]);

  // Reads the values from the DOM, because the browser can fill in fields before hydration.
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: LoginField) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    const codice = text('codice').replaceAll(/\s/g, '');
    void submit({ username: text('username').trim(), password: text('password'), codice });
  };
  const faultProps = (field: LoginField) =>
    refusal?.fields.includes(field) && !refusal.isQuestion
      ? { 'aria-invalid': true, 'aria-describedby': `${id}-alert` }
      : {};

  return (
    <form ref={form} className="accounts-access" method="post" noValidate onSubmit={onSubmit}>
      <div role="alert" id={`${id}-alert`}>
        {refusal && (
          <p className={refusal.isQuestion ? 'note info' : 'note err-n'}>
            <Icon name={refusal.isQuestion ? 'shield-check' : 'warning-circle'} />
            {refusal.sentence}
          </p>
        )}
      </div>
      <div role="status">
        {stage === 'in' && (
          <p className="note ok">
            <Icon name="check-circle" />
            {adminMessages.signedInRedirecting}
          </p>
        )}
      </div>
      <Field id={`${id}-u`} label={adminMessages.usernameLabel}>
        {(control) => (
          <input
            {...control}
            {...faultProps('username')}
            className="inp"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            defaultValue={username}
          />
        )}
      </Field>
      <PasswordField
        id={`${id}-p`}
        label={adminMessages.passwordLabel}
        name="password"
        autoComplete="current-password"
        {...faultProps('password')}
      />
      <CodeField id={`${id}-c`} takesPaper isOptional {...faultProps('codice')} />
      {/* Disabled until hydration, because a native submit would send the form to the page instead of the login API. */}
      <button type="submit" className="btn full" disabled={!isHydrated} aria-disabled={stage !== 'ready' || wait > 0}>
        {wait > 0 ? adminMessages.retryIn(formatCountdown(wait)) : LABELS[stage]}
      </button>
      {showCodeField && (
        <button type="button" className="txtlink" onClick={showCodeField}>
          {adminMessages.signInWithCodeButton}
        </button>
      )}
      {isHeldBack && <AccessLink form={form} />}
      <PasskeyButton
        isOther
        label={messages.signInWithPasskeyButton}
        requestChallenge={() => call('POST /api/admin/login/passkey/sfida', { body: {} })}
        send={(passkey) => call('POST /api/admin/login/passkey', { body: { passkey } })}
        onDone={enter}
      />
    </form>
  );
}
