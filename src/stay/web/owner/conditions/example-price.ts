import { toCents } from '../../../../kernel/cents.ts';
import type { Price } from '../../../rules/price.ts';
import type { OwnConditions } from '../../../../strutture/prices-contract.ts';
import type { Rate } from '../../../../strutture/rules/rate.ts';
import { readConditions } from '../../../../strutture/rules/read-conditions.ts';
import { conditionsBody, type TypedConditions } from './typed-conditions.ts';

/** The rows that can be read as they are typed. One that is at fault, as a season that is still empty, hides no other. */
function typedRates({ rates, ...typed }: TypedConditions, conditions: OwnConditions): Rate[] {
  return rates.flatMap((rate) => {
    const reading = readConditions(conditionsBody({ ...typed, rates: [rate] }), conditions);
    return reading.ok ? reading.value.tariffe : [];
  });
}

/** What a stay is priced by in the example: with the cleaning, and the prices as they are typed. Of a `bnb`, its first room. */
export function examplePrice(typed: TypedConditions, conditions: OwnConditions): Price {
  const { tipo_prenotazione, camere, prezzo_notte, servizio_pulizie, prezzo_pulizie } = conditions;
  const [room] = tipo_prenotazione === 'bnb' ? camere : [];
  return {
    prezzo_notte_cents: toCents(prezzo_notte),
    camera: room === undefined ? null : { id: room.id, prezzo_notte_cents: toCents(room.prezzo_notte) },
    servizio_pulizie,
    prezzo_pulizie_cents: toCents(prezzo_pulizie),
    tariffe: typedRates(typed, conditions),
  };
}
