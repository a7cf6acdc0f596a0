import { type ChangeEvent, useId, useState } from 'react';
import { Field } from '../../../ui/forms/Field.tsx';
import * as messages from '../../messages/admin.ts';

/** Maximum size of a key file, enough for a few keys with the comments of `age-keygen`. */
const MOST_BYTES = 5000;

type KeyFieldProps = { error: string | undefined; isChosen: boolean; onKey: (text: string) => void };

/** Reads the private age key from a file. The server does not store the key. */
export function KeyField({ error, isChosen, onKey }: KeyFieldProps) {
  const id = useId();
  const [isTooLarge, setTooLarge] = useState(false);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    const isLarge = file !== undefined && file.size > MOST_BYTES;
    setTooLarge(isLarge);
    onKey(file === undefined || isLarge ? '' : await file.text());
  };
  const fault = isTooLarge ? messages.ageKeyFileTooLarge : error;
  return (
    <Field
      id={id}
      label={messages.ageKeyFileLabel}
      hint={isChosen ? messages.ageKeyReady : messages.ageKeyFileHint}
      error={fault}
    >
      {(control) => <input {...control} className="inp" type="file" onChange={(event) => void read(event)} />}
    </Field>
  );
}
