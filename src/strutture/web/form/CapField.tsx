import { Field } from '../../../ui/Field.tsx';
import { FIELD_LABELS, fieldId } from './field-messages.it.ts';
import type { FormControls } from './form-controls.ts';
import * as t from './messages.it.ts';

type CapFieldProps = {
  form: FormControls;
  /** Of the chosen city; empty where none is known, and what is on the letters is typed. */
  caps: readonly string[];
};

/** The CAP comes with the city and is read-only; of a city with several, one is chosen. */
export function CapField({ form, caps }: CapFieldProps) {
  const { cap, citta_id } = form.state;
  const set = (chosen: string) => form.set({ cap: chosen, caps: [...caps] });
  return (
    <Field id={fieldId('cap')} label={FIELD_LABELS.cap} error={form.errorOf('cap')}>
      {(control) =>
        caps.length > 1 ? (
          <select {...control} className="sel num" name="cap" value={cap} onChange={({ target }) => set(target.value)}>
            <option value="">{t.scegli}</option>
            {caps.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        ) : (
          <input
            {...control}
            className="inp num"
            name="cap"
            inputMode="numeric"
            autoComplete="postal-code"
            readOnly={citta_id === null || caps.length === 1}
            value={cap}
            onChange={({ target }) => set(target.value)}
          />
        )
      }
    </Field>
  );
}
