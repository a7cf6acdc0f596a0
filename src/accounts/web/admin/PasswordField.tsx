import { type ComponentProps, type ReactNode, useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';

type PasswordFieldProps = ComponentProps<'input'> & {
  id: string;
  label: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  error?: string | undefined;
};

/** A password, hidden until its button shows it. */
export function PasswordField({ id, label, hint, error, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="segreta">
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
            aria-label="Mostra la password"
            aria-pressed={isShown}
            aria-controls={id}
            title={isShown ? 'Nascondi la password' : 'Mostra la password'}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-slash' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
}
