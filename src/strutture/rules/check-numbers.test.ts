import { expect, test } from 'vitest';
import { asCents } from '../../kernel/money/cents.ts';
import { bedsInRooms, checkNumbers, type NumberCheck, type ListingNumbers, rangeOf } from './check-numbers.ts';

const house: ListingNumbers = {
  posti_letto: 4,
  num_camere: 2,
  camere: [],
  price: asCents(9500),
  published: null,
  typical: null,
};
const room = (posti_letto: number, euros = 70, letti_aggiuntivi = '') => ({
  posti_letto,
  letti_aggiuntivi,
  prezzo_notte_cents: asCents(euros * 100),
});
const typical = (euros: number) => ({ price: asCents(euros * 100), where: 'a Montepulciano' });

test.each<[string, Partial<ListingNumbers>, NumberCheck[]]>([
  ['accepts a whole home, which has no rooms to compare', { posti_letto: 7 }, []],
  [
    'flags 7 stated beds if the rooms have 6',
    { posti_letto: 7, num_camere: 3, camere: [room(2), room(2), room(2)] },
    ['postiDiversi'],
  ],
  [
    'flags 3 stated rooms if 2 are bookable',
    { posti_letto: 6, num_camere: 3, camere: [room(4), room(2)] },
    ['camereDiverse'],
  ],
  [
    'flags 1 stated room if 2 are bookable',
    { posti_letto: 6, num_camere: 1, camere: [room(4), room(2)] },
    ['camereDiverse'],
  ],
  [
    'flags the stated beds and the stated rooms if both differ from the listed rooms',
    { posti_letto: 6, num_camere: 3, camere: [room(2), room(2)] },
    ['postiDiversi', 'camereDiverse'],
  ],
  ['flags 5 stated beds if the rooms have 6', { posti_letto: 5, camere: [room(4), room(2)] }, ['postiDiversi']],
  ['accepts a stated number of beds that matches the rooms', { posti_letto: 6, camere: [room(4), room(2)] }, []],
  [
    'accepts 7 stated beds if the rooms have 6 beds and an extra bed',
    { posti_letto: 7, camere: [room(4), room(2, 70, '1 brandina')] },
    [],
  ],
  [
    'flags 5 stated beds if the room has 6 beds and an extra bed',
    { posti_letto: 5, num_camere: 1, camere: [room(6, 70, 'culla')] },
    ['postiDiversi'],
  ],

  ['flags a €1,100 room listed before a €70 room', { camere: [room(2, 1100), room(2)] }, ['prezziCamereLontani']],
  ['flags a €1,100 room listed after a €70 room', { camere: [room(2), room(2, 1100)] }, ['prezziCamereLontani']],
  ['accepts a €349 suite together with a €70 room', { camere: [room(2, 349), room(2)] }, []],
  [
    'flags a room that costs five times as much as another room',
    { camere: [room(2, 350), room(2)] },
    ['prezziCamereLontani'],
  ],
  ['accepts a single room at any price', { posti_letto: 2, num_camere: 1, camere: [room(2, 1100)] }, []],

  ['flags a change from €70 to €1,100', { price: asCents(110_000), published: asCents(7000) }, ['prezzoCambiato']],
  ['flags a change from €1,100 to €70', { price: asCents(7000), published: asCents(110_000) }, ['prezzoCambiato']],
  ['accepts a change from €70 to €90', { price: asCents(9000), published: asCents(7000) }, []],

  ['flags €1,100 if the typical price is €70', { price: asCents(110_000), typical: typical(70) }, ['prezzoInsolito']],
  ['flags €11 if the typical price is €70', { price: asCents(1100), typical: typical(70) }, ['prezzoInsolito']],
  ['accepts €300 if the typical price is €70', { price: asCents(30_000), typical: typical(70) }, []],
  ['accepts any price if no typical price is known', { price: asCents(110_000) }, []],
  [
    'skips price checks if the price has not been entered yet',
    { price: null, published: asCents(7000), typical: typical(70) },
    [],
  ],
])('%s', (_, changed, expected) => {
  expect(checkNumbers({ ...house, ...changed })).toEqual(expected);
});

test('bedsInRooms returns the sum of beds and rangeOf returns the price range, or null for an empty list', () => {
  expect(bedsInRooms(house)).toBeNull();
  expect(bedsInRooms({ camere: [room(2), room(3)] })).toBe(5);
  expect(rangeOf([])).toBeNull();
  expect(rangeOf([asCents(7000), asCents(110_000), asCents(5000)])).toEqual({ low: 5000, high: 110_000 });
});
