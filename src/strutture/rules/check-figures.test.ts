import { expect, test } from 'vitest';
import { asCents } from '../../kernel/money/cents.ts';
import { bedsInRooms, checkFigures, type FigureCheck, type ListingFigures, rangeOf } from './check-figures.ts';

const house: ListingFigures = {
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

test.each<[string, Partial<ListingFigures>, FigureCheck[]]>([
  ['a whole house has no rooms to compare', { posti_letto: 7 }, []],
  [
    '7 beds against rooms for 6',
    { posti_letto: 7, num_camere: 3, camere: [room(2), room(2), room(2)] },
    ['postiDiversi'],
  ],
  ['3 rooms against 2 to book', { posti_letto: 6, num_camere: 3, camere: [room(4), room(2)] }, ['camereDiverse']],
  ['1 room against 2 to book', { posti_letto: 6, num_camere: 1, camere: [room(4), room(2)] }, ['camereDiverse']],
  [
    'neither beds nor rooms match',
    { posti_letto: 6, num_camere: 3, camere: [room(2), room(2)] },
    ['postiDiversi', 'camereDiverse'],
  ],
  ['5 beds against rooms for 6', { posti_letto: 5, camere: [room(4), room(2)] }, ['postiDiversi']],
  ['as many beds as in the rooms', { posti_letto: 6, camere: [room(4), room(2)] }, []],
  ['a bed more where a room has an extra one', { posti_letto: 7, camere: [room(4), room(2, 70, '1 brandina')] }, []],
  [
    'fewer although a room has an extra one',
    { posti_letto: 5, num_camere: 1, camere: [room(6, 70, 'culla')] },
    ['postiDiversi'],
  ],

  ['a room of 1.100 € beside one of 70 €', { camere: [room(2, 1100), room(2)] }, ['prezziCamereLontani']],
  ['the same the other way round', { camere: [room(2), room(2, 1100)] }, ['prezziCamereLontani']],
  ['a suite of 349 € beside a room of 70 €', { camere: [room(2, 349), room(2)] }, []],
  ['five times as much', { camere: [room(2, 350), room(2)] }, ['prezziCamereLontani']],
  ['one room alone', { posti_letto: 2, num_camere: 1, camere: [room(2, 1100)] }, []],

  ['a change from 70 € to 1.100 €', { price: asCents(110_000), published: asCents(7000) }, ['prezzoCambiato']],
  ['a change from 1.100 € to 70 €', { price: asCents(7000), published: asCents(110_000) }, ['prezzoCambiato']],
  ['a change from 70 € to 90 €', { price: asCents(9000), published: asCents(7000) }, []],

  ['1.100 € where the others ask 70 €', { price: asCents(110_000), typical: typical(70) }, ['prezzoInsolito']],
  ['11 € where the others ask 70 €', { price: asCents(1100), typical: typical(70) }, ['prezzoInsolito']],
  ['300 € where the others ask 70 €', { price: asCents(30_000), typical: typical(70) }, []],
  ['no others', { price: asCents(110_000) }, []],
  ['no price yet', { price: null, published: asCents(7000), typical: typical(70) }, []],
])('%s', (_, changed, expected) => {
  expect(checkFigures({ ...house, ...changed })).toEqual(expected);
});

test('what the sentences name', () => {
  expect(bedsInRooms(house)).toBeNull();
  expect(bedsInRooms({ camere: [room(2), room(3)] })).toBe(5);
  expect(rangeOf([])).toBeNull();
  expect(rangeOf([asCents(7000), asCents(110_000), asCents(5000)])).toEqual({ low: 5000, high: 110_000 });
});
