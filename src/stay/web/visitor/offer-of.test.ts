import { expect, test } from 'vitest';
import { wireCamera, wireStruttura } from '../../../../test/wire-struttura.ts';
import { offerOf, roomFor } from './offer-of.ts';

const camere = [
  wireCamera({ id: 4, posti_letto: 3, prezzo_notte: 80 }),
  wireCamera({ id: 5, posti_letto: 2, prezzo_notte: 60 }),
  wireCamera({ id: 6, posti_letto: 5, prezzo_notte: 20, disponibile: false }),
  wireCamera({ id: 7, posti_letto: 3, prezzo_notte: 70 }),
];

test.each([
  [1, 5],
  [2, 5],
  [3, 7],
  [5, 5],
])(
  'for %i guests, selects room %i: the cheapest available room that fits, or the cheapest available room if none fits',
  (guests, id) => {
    expect(roomFor({ tipo_prenotazione: 'bnb', camere }, guests)?.id).toBe(id);
  },
);

test('roomFor returns null for a whole home', () => {
  expect(roomFor({ tipo_prenotazione: 'casa_vacanza', camere }, 2)).toBeNull();
});

test.each([
  ['of the selected room', camere, 4, 3],
  ['of the largest room if no room can be booked', camere.map((room) => ({ ...room, disponibile: false })), null, 5],
])('limits the number of guests to the beds %s', (_, rooms, chosen, beds) => {
  const home = wireStruttura({ tipo_prenotazione: 'bnb', posti_letto: 13, camere: rooms });
  expect(offerOf(home, chosen).posti_letto).toBe(beds);
});
