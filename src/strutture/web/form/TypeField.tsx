import { announce } from '../../../ui/announce.ts';
import { formMessages } from '../../form-messages.it.ts';
import { struttureMessages } from '../../messages.it.ts';
import { chooseTipo } from '../../rules/choose-tipo.ts';
import { hasAutomaticBreakfast } from '../../rules/servizi.ts';
import { TIPI_STRUTTURA, type TipoStruttura, type TipoPrenotazione } from '../../rules/tipi.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { FIELD_LABELS, fieldId } from './field-messages.it.ts';
import type { FormControls } from './form-controls.ts';
import * as t from './messages.it.ts';
import { CheckRow } from './CheckRow.tsx';

/** The types as four pills; some bring breakfast with them (PRODUCT.md § 4, "Type rule"), which is said. */
export function TypeField({ form }: { form: FormControls }) {
  const { state, setState } = form;
  const toggle = (tipo: TipoStruttura) => {
    const next = chooseTipo(state, tipo);
    setState(next);
    const [before, after] = [state, next].map((each) => hasAutomaticBreakfast(each.tipo_struttura));
    if (before !== after) announce(after ? formMessages.colazioneAggiunta : formMessages.colazioneTolta);
  };
  return (
    <ChoiceGroup
      id={fieldId('tipo_struttura')}
      legend={FIELD_LABELS.tipo_struttura}
      hint={t.unaOPiu}
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
            {struttureMessages.tipi[tipo]}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

const WAYS: readonly { value: TipoPrenotazione; title: string; text: string }[] = [
  { value: 'casa_vacanza', title: t.tuttaLaCasa, text: t.unSoloGruppoAllaVolta },
  { value: 'bnb', title: t.aCamere, text: t.ogniCameraSiPrenota },
];

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
