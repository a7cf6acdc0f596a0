import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { plain } from '../../../../test/booking-panel.ts';
import { wireCamera, wireStruttura } from '../../../../test/wire-struttura.ts';
import { offerOf } from './offer-of.ts';
import { PanelPrice } from './PanelPrice.tsx';

const rate = {
  camera_id: null as number | null,
  nome: '',
  dal: null as string | null,
  al: null as string | null,
  prezzo_notte: null as number | null,
  prezzo_weekend: null as number | null,
  soggiorno_minimo: null,
  ospiti_inclusi: null,
  supplemento_ospite: null,
};
const summer = { ...rate, nome: 'Estate', dal: '2027-06-01', al: '2027-08-31' };

test.each([
  ['the same all year', [], '99 € / notte'],
  ['weekends cost more', [{ ...rate, prezzo_weekend: 130 }], 'da 99 € / notte'],
  ['a season costs more', [{ ...summer, prezzo_notte: 140 }], 'da 99 € / notte'],
  ['only the nights of a season’s weekends cost more', [{ ...summer, prezzo_weekend: 140 }], 'da 99 € / notte'],
  ['none costs more', [{ ...summer, prezzo_notte: 80, prezzo_weekend: 99 }], '99 € / notte'],
  ['a row of a room is not of the house', [{ ...rate, camera_id: 4, prezzo_weekend: 130 }], '99 € / notte'],
])('%s: %o', (_, tariffe, text) => {
  const { price } = offerOf(wireStruttura({ prezzo_notte: 99, tariffe }), null);
  expect(plain(render(<PanelPrice price={price} />).container.textContent)).toBe(text);
});

test('of a room it is the room’s own rows that count', () => {
  const camere = [wireCamera({ id: 4, prezzo_notte: 60 })];
  const tariffe = [{ ...rate, camera_id: 4, prezzo_weekend: 70 }];
  const { price } = offerOf(wireStruttura({ tipo_prenotazione: 'bnb', camere, tariffe }), 4);
  expect(plain(render(<PanelPrice price={price} />).container.textContent)).toBe('da 60 € / notte');
});
