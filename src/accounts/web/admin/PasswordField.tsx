import { type ComponentProps, type ReactNode, useState } from 'react';
import { Field } from '../../../ui/forms/Field.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as messages from '../../messages/admin.ts';

type PasswordFieldProps = ComponentProps<'input'> & {
  id: string;
  label: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  error?: string | undefined;
};

export function PasswordField({ id, label, hint, error, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="accounts-secret">
          <input
            {...control}
            {...input}
            className="inp"
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className="icb"
            aria-label={messages.showPasswordLabel}
            aria-pressed={isShown}
            aria-controls={id}
            title={isShown ? messages.hidePasswordLabel : messages.showPasswordLabel}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-slash' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
}
