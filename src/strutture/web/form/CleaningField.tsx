import { Field } from '../../../ui/forms/Field.tsx';
import { MIN_PRICE } from '../../rules/step-price.ts';
import { CheckRow } from './CheckRow.tsx';
import type { FormControls } from './form-controls.ts';
import { SteppedPrice } from './SteppedPrice.tsx';
import * as messages from '../../messages/owner.ts';

export function CleaningField({ form }: { form: FormControls }) {
  const { servizio_pulizie, prezzo_pulizie } = form.state;
  const toggle = () => form.set({ servizio_pulizie: !servizio_pulizie, prezzo_pulizie: '' });
  return (
    <>
      <CheckRow
        id={messages.fieldId('servizio_pulizie')}
        label={messages.offerCleaningLabel}
        hint={messages.cleaningPriceHint}
        checked={servizio_pulizie}
        onChange={toggle}
      />
      {servizio_pulizie && (
        <Field
          id={messages.fieldId('prezzo_pulizie')}
          label={messages.FIELD_LABELS.prezzo_pulizie}
          error={form.errorOf('prezzo_pulizie')}
          className="strutture-short"
        >
          {(control) => (
            <SteppedPrice
              {...control}
              value={prezzo_pulizie}
              onChange={(text) => form.set({ prezzo_pulizie: text })}
              least={MIN_PRICE.cleaning}
            />
          )}
        </Field>
      )}
    </>
  );
}
