import type { Rate } from '../src/strutture/rules/rate.ts';

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
