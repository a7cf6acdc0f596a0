import { formatCount } from '../../../kernel/format-count.ts';
import { Field } from '../../../ui/Field.tsx';
import { FIELD_LABELS, fieldId } from './field-names.ts';
import type { FormControls } from './form-controls.ts';

/** Longest description, in characters. */
const MOST = 5000;

/** The description, with how much room is left. What is too long is never cut: it is said. */
export function DescriptionField({ form }: { form: FormControls }) {
  const { descrizione } = form.state;
  const hint = (
    <>
      Com’è la casa, che cosa c’è intorno, che cosa è bene sapere prima di arrivare.{' '}
      <span className={descrizione.length > MOST ? 'troppo num' : 'num'}>
        {formatCount(descrizione.length)} di {formatCount(MOST)} caratteri
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
