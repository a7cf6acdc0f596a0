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
  ['one price all year', [], '99 € / notte'],
  ['more expensive weekends', [{ ...rate, prezzo_weekend: 130 }], 'da 99 € / notte'],
  ['a more expensive season', [{ ...summer, prezzo_notte: 140 }], 'da 99 € / notte'],
  ['more expensive weekends within a season only', [{ ...summer, prezzo_weekend: 140 }], 'da 99 € / notte'],
  ['only cheaper rates', [{ ...summer, prezzo_notte: 80, prezzo_weekend: 99 }], '99 € / notte'],
  ['rates for only one room', [{ ...rate, camera_id: 4, prezzo_weekend: 130 }], '99 € / notte'],
])('shows the nightly price for %s as «$2»', (_, tariffe, text) => {
  const { price } = offerOf(wireStruttura({ prezzo_notte: 99, tariffe }), null);
  expect(plain(render(<PanelPrice price={price} />).container.textContent)).toBe(text);
});

test("shows a room's price from that room's own rates only", () => {
  const camere = [wireCamera({ id: 4, prezzo_notte: 60 })];
  const tariffe = [{ ...rate, camera_id: 4, prezzo_weekend: 70 }];
  const { price } = offerOf(wireStruttura({ tipo_prenotazione: 'bnb', camere, tariffe }), 4);
  expect(plain(render(<PanelPrice price={price} />).container.textContent)).toBe('da 60 € / notte');
});
