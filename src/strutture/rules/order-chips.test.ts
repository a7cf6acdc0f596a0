import { expect, test } from 'vitest';
import { orderChips } from './order-chips.ts';
import { PRIMA_COLAZIONE } from './prima-colazione.ts';

test.each([
  ['none', [], []],
  ['breakfast last', ['Garage', 'Spa', PRIMA_COLAZIONE], [PRIMA_COLAZIONE, 'Garage', 'Spa']],
  ['what tells a home from others', ['WiFi', 'Piscina', 'Cucina', 'Camino'], ['Piscina', 'Camino', 'WiFi', 'Cucina']],
  ['nothing but the usual', ['WiFi', 'Riscaldamento'], ['WiFi', 'Riscaldamento']],
])('orders the chips of a card: %s', (_case, servizi, ordered) => {
  expect(orderChips(Object.freeze(servizi))).toEqual(ordered);
});
