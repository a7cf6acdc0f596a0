import { Field } from '../../../ui/Field.tsx';
import { FIELD_LABELS, fieldId } from './field-names.ts';
import type { FormControls } from './form-controls.ts';

/** The CAP comes with the city and is read-only; of a city with several, one is chosen. */
export function CapField({ form }: { form: FormControls }) {
  const { cap, caps } = form.state;
  return (
    <Field id={fieldId('cap')} label={FIELD_LABELS.cap} error={form.errorOf('cap')}>
      {(control) =>
        caps.length > 1 ? (
          <select
            {...control}
            className="sel num"
            name="cap"
            value={cap}
            onChange={({ target }) => form.set({ cap: target.value })}
          >
            <option value="">Scegli</option>
            {caps.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        ) : (
          <input {...control} className="inp num" name="cap" readOnly value={cap} />
        )
      }
    </Field>
  );
}
