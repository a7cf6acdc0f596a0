import { toCents } from '../../../kernel/cents.ts';
import type { Price } from '../../../stay/rules/price.ts';
import type { OwnConditions } from '../../../strutture/prices-contract.ts';
import { toRate } from '../../../strutture/rules/rate.ts';
import { readConditions } from '../../../strutture/rules/read-conditions.ts';
import { conditionsBody, type TypedConditions } from './typed-conditions.ts';

/**
 * What a stay is priced by in the example: with the cleaning, and the prices as they are typed; while something in them is at fault,
 * as they are saved. Of a `bnb`, its first room.
 */
export function examplePrice(typed: TypedConditions, conditions: OwnConditions): Price {
  const { tipo_prenotazione, camere, prezzo_notte, servizio_pulizie, prezzo_pulizie, tariffe } = conditions;
  const [room] = tipo_prenotazione === 'bnb' ? camere : [];
  const reading = readConditions(conditionsBody(typed), conditions);
  return {
    prezzo_notte_cents: toCents(prezzo_notte),
    camera: room === undefined ? null : { id: room.id, prezzo_notte_cents: toCents(room.prezzo_notte) },
    servizio_pulizie,
    prezzo_pulizie_cents: toCents(prezzo_pulizie),
    tariffe: reading.ok ? reading.value.tariffe : tariffe.map(toRate),
  };
}
