import { conditionsPageMessages as messages } from '../../../../strutture/conditions-page-messages.it.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { RateField } from './RateField.tsx';
import type { TypedRate } from './typed-conditions.ts';
import type { ConditionControls } from './use-conditions.ts';

type SeasonFieldsProps = { rate: TypedRate; position: number; controls: ConditionControls; onRemove: () => void };

/** A season: its name, its first and last night, and its prices. */
export function SeasonFields({ rate, position, controls, onRemove }: SeasonFieldsProps) {
  const name = messages.stagione(rate.nome, position);
  const common = { rate, controls };
  return (
    <fieldset className="stay-season">
      <legend>{name}</legend>
      <div className="campi">
        <RateField
          {...common}
          name="nome"
          kind="text"
          label={messages.nome}
          hint={messages.nomeHint}
          optional="facoltativo"
        />
        <RateField {...common} name="dal" kind="date" label={messages.dal} />
        <RateField {...common} name="al" kind="date" label={messages.al} />
        <RateField {...common} name="prezzo_notte" kind="price" label={messages.prezzo} />
        <RateField
          {...common}
          name="prezzo_weekend"
          kind="price"
          label={messages.weekend}
          hint={messages.weekendStagioneHint}
          optional="facoltativo"
        />
        <RateField
          {...common}
          name="soggiorno_minimo"
          kind="count"
          label={messages.minimo}
          hint={messages.minimoStagioneHint}
          optional="facoltativo"
        />
      </div>
      <button type="button" className="btn danger sm" aria-label={`${messages.elimina} ${name}`} onClick={onRemove}>
        <Icon name="trash" />
        {messages.elimina}
      </button>
    </fieldset>
  );
}
