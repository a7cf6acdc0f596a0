import type { KeyboardEvent } from 'react';
import { announce } from '../../../ui/toasts/announce.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { readWhole } from '../../rules/read-number.ts';
import type { FormControls } from './form-controls.ts';
import * as messages from '../../messages/owner.ts';

type NumberFieldProps = {
  form: FormControls;
  name: 'posti_letto' | 'num_camere' | 'num_bagni' | 'gradini';
  least?: number;
  most?: number;
  hint?: string;
};

const STEPS = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
]);

/** The two large buttons are not in the tab order, because they duplicate the arrow keys. */
export function NumberField({ form, name, least = 1, most = Infinity, hint }: NumberFieldProps) {
  const text = form.state[name];
  const count = readWhole(text.trim());
  const step = (by: number) => {
    const from = count ?? least - 1;
    const next = String(Math.min(most, Math.max(least, from + by)));
    form.set({ [name]: next });
    // Screen readers do not announce a programmatic change.
    announce(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS.get(event.key);
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  const label = messages.FIELD_LABELS[name];
  return (
    <Field id={messages.fieldId(name)} label={label} hint={hint} error={form.errorOf(name)}>
      {(control) => (
        <div className="strutture-count">
          <button
            type="button"
            tabIndex={-1}
            aria-label={messages.decreaseNumberLabel(label)}
            disabled={(count ?? least) <= least}
            onClick={() => step(-1)}
          >
            −
          </button>
          <input
            {...control}
            className="inp num"
            name={name}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={({ target }) => form.set({ [name]: target.value })}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={messages.increaseNumberLabel(label)}
            disabled={(count ?? least) >= most}
            onClick={() => step(1)}
          >
            +
          </button>
        </div>
      )}
    </Field>
  );
}
