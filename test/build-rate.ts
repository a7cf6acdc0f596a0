import type { Rate } from '../src/strutture/rules/rate.ts';

/** Returns a row of prices of the whole struttura, empty except for the given fields. */
export function buildRate(rate: Partial<Rate> = {}): Rate {
  return {
    camera_id: null,
    nome: '',
    dal: null,
    al: null,
    prezzo_notte_cents: null,
    prezzo_weekend_cents: null,
    soggiorno_minimo: null,
    ospiti_inclusi: null,
    supplemento_ospite_cents: null,
    ...rate,
  };
}
