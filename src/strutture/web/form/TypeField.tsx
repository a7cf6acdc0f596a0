import { announce } from '../../../ui/toasts/announce.ts';
import { chooseTipo } from '../../rules/apply-type-rule.ts';
import { hasAutomaticBreakfast } from '../../rules/servizi.ts';
import { TIPI_STRUTTURA, type TipoStruttura, type TipoPrenotazione } from '../../rules/tipi.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { FormControls } from './form-controls.ts';
import { CheckRow } from './CheckRow.tsx';
import * as messages from '../../messages/owner.ts';
import * as visitorMessages from '../../messages/visitor.ts';

export function TypeField({ form }: { form: FormControls }) {
  const { state, setState } = form;
  const toggle = (tipo: TipoStruttura) => {
    const next = chooseTipo(state, tipo);
    setState(next);
    const [before, after] = [state, next].map((each) => hasAutomaticBreakfast(each.tipo_struttura));
    if (before !== after) announce(after ? messages.breakfastAdded : messages.breakfastRemoved);
  };
  return (
    <ChoiceGroup
      id={messages.fieldId('tipo_struttura')}
      legend={messages.FIELD_LABELS.tipo_struttura}
      hint={messages.oneOrMoreHint}
      error={form.errorOf('tipo_struttura')}
    >
      <div className="strutture-pills">
        {TIPI_STRUTTURA.map((tipo) => (
          <label key={tipo} className="pill">
            <input
              type="checkbox"
              className="strutture-checkbox"
              checked={state.tipo_struttura.includes(tipo)}
              onChange={() => toggle(tipo)}
            />
            {visitorMessages.listingTypeNames[tipo]}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

const WAYS: readonly { value: TipoPrenotazione; title: string; text: string }[] = [
  { value: 'casa_vacanza', title: messages.wholeHomeOption, text: messages.wholeHomeHint },
  { value: 'bnb', title: messages.byRoomOption, text: messages.byRoomHint },
];

export function BookingField({ form }: { form: FormControls }) {
  return (
    <ChoiceGroup
      id={messages.fieldId('tipo_prenotazione')}
      legend={messages.FIELD_LABELS.tipo_prenotazione}
      error={form.errorOf('tipo_prenotazione')}
    >
      <div className="strutture-modes">
        {WAYS.map(({ value, title, text }) => (
          <CheckRow
            key={value}
            id={`${messages.fieldId('tipo_prenotazione')}-${value}`}
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
