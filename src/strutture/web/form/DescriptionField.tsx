import { cleanText } from '../../../kernel/clean-text.ts';
import { Field } from '../../../ui/Field.tsx';
import { formMessages } from '../../form-messages.it.ts';
import { MAX_DESCRIZIONE } from '../../rules/read-struttura.ts';
import { FIELD_LABELS, fieldId } from './field-messages.it.ts';
import type { FormControls } from './form-controls.ts';
import * as t from './messages.it.ts';

/** As the rule counts: what is kept of a text, an emoji as one. */
function countCharacters(text: string): number {
  return Array.from(cleanText(text, 'many') ?? text).length;
}

/** The description, with how much room is left. What is too long is never cut: it is said. */
export function DescriptionField({ form }: { form: FormControls }) {
  const { descrizione } = form.state;
  const count = countCharacters(descrizione);
  const hint = (
    <>
      {t.comeLaCasaCheCosa}{' '}
      <span className={count > MAX_DESCRIZIONE ? 'strutture-too-long num' : 'num'}>
        {formMessages.caratteri(count, MAX_DESCRIZIONE)}
      </span>
    </>
  );
  return (
    <Field id={fieldId('descrizione')} label={FIELD_LABELS.descrizione} hint={hint} error={form.errorOf('descrizione')}>
      {(control) => (
        <textarea
          {...control}
          className="inp"
          name="descrizione"
          rows={6}
          value={descrizione}
          onChange={({ target }) => form.set({ descrizione: target.value })}
        />
      )}
    </Field>
  );
}
