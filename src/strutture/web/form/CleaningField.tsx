import { Field } from '../../../ui/Field.tsx';
import { LEAST_PRICE } from '../../rules/step-price.ts';
import { CheckRow } from './CheckRow.tsx';
import { FIELD_LABELS, fieldId } from './field-messages.it.ts';
import type { FormControls } from './form-controls.ts';
import { SteppedPrice } from './SteppedPrice.tsx';
import * as t from './messages.it.ts';

/** Whether cleaning is offered, and its price (PRODUCT.md § 4, "Cleaning toggle"). */
export function CleaningField({ form }: { form: FormControls }) {
  const { servizio_pulizie, prezzo_pulizie } = form.state;
  const toggle = () => form.set({ servizio_pulizie: !servizio_pulizie, prezzo_pulizie: '' });
  return (
    <>
      <CheckRow
        id={fieldId('servizio_pulizie')}
        label={t.offriLePulizieFinali}
        hint={t.ilPrezzoSiPaga}
        checked={servizio_pulizie}
        onChange={toggle}
      />
      {servizio_pulizie && (
        <Field
          id={fieldId('prezzo_pulizie')}
          label={FIELD_LABELS.prezzo_pulizie}
          error={form.errorOf('prezzo_pulizie')}
          className="strutture-short"
        >
          {(control) => (
            <SteppedPrice
              {...control}
              value={prezzo_pulizie}
              onChange={(text) => form.set({ prezzo_pulizie: text })}
              least={LEAST_PRICE.cleaning}
            />
          )}
        </Field>
      )}
    </>
  );
}
