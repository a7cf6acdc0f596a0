import type { ComponentProps } from 'react';
import { Field } from '../../../ui/forms/Field.tsx';
import * as messages from '../../messages/admin.ts';

const LONGEST = { app: 7, paper: 24 };

const HINTS = {
  app: messages.sixDigitsHint,
  paper: messages.appOrRecoveryCodeHint,
  optional: messages.codeIfEnabledHint,
};

type CodeFieldProps = ComponentProps<'input'> & {
  id: string;
  error?: string | undefined;
  takesPaper?: boolean;
  isOptional?: boolean;
};

export function CodeField({ id, error, takesPaper = false, isOptional = false, ...input }: CodeFieldProps) {
  return (
    <Field
      id={id}
      label={messages.verificationCodeLabel}
      optional={isOptional ? 'facoltativo' : undefined}
      hint={HINTS[takesPaper ? (isOptional ? 'optional' : 'paper') : 'app']}
      error={error}
    >
      {(control) => (
        <input
          {...control}
          {...input}
          className="inp num accounts-code"
          name="codice"
          inputMode={takesPaper ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={takesPaper ? LONGEST.paper : LONGEST.app}
        />
      )}
    </Field>
  );
}
