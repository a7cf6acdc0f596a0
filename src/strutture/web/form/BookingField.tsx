import type { TipoPrenotazione } from '../../rules/tipi.ts';
import { CheckRow } from './CheckRow.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { FIELD_LABELS, fieldId } from './field-messages.it.ts';
import type { FormControls } from './form-controls.ts';
import * as t from './messages.it.ts';

const WAYS: readonly { value: TipoPrenotazione; title: string; text: string }[] = [
  { value: 'casa_vacanza', title: t.tuttaLaCasa, text: t.unSoloGruppoAllaVolta },
  { value: 'bnb', title: 'A camere', text: t.ogniCameraSiPrenota },
];

/** Whether guests book the whole house or its rooms; what comes next in the form depends on it. */
export function BookingField({ form }: { form: FormControls }) {
  return (
    <ChoiceGroup
      id={fieldId('tipo_prenotazione')}
      legend={FIELD_LABELS.tipo_prenotazione}
      error={form.errorOf('tipo_prenotazione')}
    >
      <div className="strutture-modes">
        {WAYS.map(({ value, title, text }) => (
          <CheckRow
            key={value}
            id={`${fieldId('tipo_prenotazione')}-${value}`}
            radio="tipo_prenotazione"
            label={title}
            hint={text}
            className="strutture-mode"
            checked={form.state.tipo_prenotazione === value}
            onChange={() => form.set({ tipo_prenotazione: value, has_chosen_booking: true })}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
