import { type ReactNode, useId } from 'react';
import { cleanText } from '../../../kernel/clean-text.ts';
import { MAX_MOTIVO, motivoLength } from '../../../strutture/rules/motivo.ts';
import { Field } from '../../../ui/Field.tsx';
import { actionMessages } from '../../action-messages.it.ts';

/** What is wrong with a reason, as a sentence; `null`: nothing. `missing`: what is said where there is none. */
export function reasonFault(motivo: string, missing: string): string | null {
  const kept = cleanText(motivo, 'many') ?? '';
  if (kept === '') return missing;
  return motivoLength(kept) > MAX_MOTIVO ? actionMessages.motivoTroppoLungo : null;
}

type ReasonFieldProps = { motivo: string; hint: ReactNode; error: string | undefined; onWrite: (text: string) => void };

/** Why something is done to somebody, who reads it as it is written here. */
export function ReasonField({ motivo, hint, error, onWrite }: ReasonFieldProps) {
  return (
    <Field id={useId()} label="Motivo" hint={hint} error={error} className="messaggio">
      {(control) => (
        <textarea
          {...control}
          className="inp"
          rows={4}
          required
          value={motivo}
          onChange={({ target }) => onWrite(target.value)}
        />
      )}
    </Field>
  );
}
