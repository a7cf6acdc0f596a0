import { expect, test } from 'vitest';
import { toRate, toTariffa } from './rate.ts';

const tariffa = {
  camera_id: 7,
  nome: 'Agosto',
  dal: '2026-08-01',
  al: '2026-08-31',
  prezzo_notte: 95.5,
  prezzo_weekend: null,
  soggiorno_minimo: 3,
  ospiti_inclusi: null,
  supplemento_ospite: null,
};

test('converts prices from euros in the API to cents and back', () => {
  expect(toRate(tariffa)).toMatchObject({ dal: '2026-08-01', prezzo_notte_cents: 9550, prezzo_weekend_cents: null });
  expect(toTariffa(toRate(tariffa))).toEqual(tariffa);
});
