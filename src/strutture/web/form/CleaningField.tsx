import { Field } from '../../../ui/Field.tsx';
import { LEAST_PRICE } from '../../rules/step-price.ts';
import { CheckRow } from './CheckRow.tsx';
import { FIELD_LABELS, fieldId } from './field-names.ts';
import type { FormControls } from './form-controls.ts';
import { SteppedPrice } from './SteppedPrice.tsx';

/** Whether cleaning is offered and what it costs. "Cleaning toggle off sets prezzo_pulizie to 0" (specification section 4). */
export function CleaningField({ form }: { form: FormControls }) {
  const { servizio_pulizie, prezzo_pulizie } = form.state;
  const toggle = () => form.set({ servizio_pulizie: !servizio_pulizie, prezzo_pulizie: '' });
  return (
    <>
      <CheckRow
        id={fieldId('servizio_pulizie')}
        label="Offri le pulizie finali"
        hint="Il prezzo si paga una volta per soggiorno e sta sempre nel totale."
        checked={servizio_pulizie}
        onChange={toggle}
      />
      {servizio_pulizie && (
        <Field
          id={fieldId('prezzo_pulizie')}
          label={FIELD_LABELS.prezzo_pulizie}
          error={form.errorOf('prezzo_pulizie')}
          className="corto"
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
