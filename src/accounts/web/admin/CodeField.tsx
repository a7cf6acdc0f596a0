import type { ComponentProps } from 'react';
import { Field } from '../../../ui/Field.tsx';
import * as t from './messages.it.ts';

/** Six digits, and the space that an app writes between them. */
const LONGEST = 7;

type CodeFieldProps = ComponentProps<'input'> & { id: string; error?: string | undefined };

export function CodeField({ id, error, ...input }: CodeFieldProps) {
  return (
    <Field id={id} label={t.codiceDiVerifica} hint={t.leSeiCifreApp} error={error}>
      {(control) => (
        <input
          {...control}
          {...input}
          className="inp num accounts-code"
          name="codice"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={LONGEST}
        />
      )}
    </Field>
  );
}
