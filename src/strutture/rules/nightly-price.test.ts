import { expect, test } from 'vitest';
import { asCents } from '../../kernel/money/cents.ts';
import { nightlyPrice } from './nightly-price.ts';

const room = (cents: number, disponibile = true) => ({ prezzo_notte_cents: asCents(cents), disponibile });

test.each([
  ['a whole home has its own price', 'casa_vacanza', 9500, [], 9500],
  ['a whole home ignores leftover rooms', 'casa_vacanza', 9500, [room(100)], 9500],
  ['a bnb has the price of its cheapest room', 'bnb', null, [room(8000), room(6000), room(7000)], 6000],
  ['a bnb ignores rooms that are not on offer', 'bnb', null, [room(8000), room(6000, false)], 8000],
  [
    'a bnb has the price of the cheapest of all its rooms if no room is on offer',
    'bnb',
    null,
    [room(8000, false), room(6000, false)],
    6000,
  ],
  ['a bnb without rooms has no price', 'bnb', null, [], null],
] as const)('%s', (_, tipo_prenotazione, stated, camere, price) => {
  const prezzo_notte_cents = stated === null ? null : asCents(stated);
  expect(nightlyPrice({ tipo_prenotazione, prezzo_notte_cents, camere })).toBe(price);
});
