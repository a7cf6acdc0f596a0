import { describe, expect, test } from 'vitest';
import { chooseChips } from './choose-chips.ts';
import { PRIMA_COLAZIONE } from './prima-colazione.ts';

describe('"Service chips (breakfast highlighted)" (section 2), at most three and `+N servizi`, on one line of a phone', () => {
  test.each([
    ['none', [], [], 0],
    ['three', ['Spa', 'Piscina', 'Camino'], ['Spa', 'Piscina', 'Camino'], 0],
    ['four', ['Garage', 'Piscina', 'Camino', 'Spa'], ['Garage', 'Piscina'], 2],
    ['four short ones', ['Spa', 'Bar', 'Tv', 'Bici'], ['Spa', 'Bar', 'Tv'], 1],
    ['a very long one', ['x'.repeat(60), 'Spa'], ['x'.repeat(60)], 1],
    ['breakfast last', ['Garage', 'Piscina', 'Spa', PRIMA_COLAZIONE], [PRIMA_COLAZIONE], 3],
    ['what tells a home from others', ['WiFi', 'Cucina', 'Piscina', 'Camino'], ['Piscina', 'Camino'], 2],
    ['nothing but the usual', ['WiFi', 'Riscaldamento', 'Cucina', 'Smart TV'], ['WiFi', 'Riscaldamento'], 2],
  ])('%s', (_case, servizi, shown, others) => {
    expect(chooseChips(servizi)).toEqual({ shown, others });
  });

  test("the owner's list is left as it was", () => {
    const servizi = Object.freeze(['WiFi', PRIMA_COLAZIONE]);
    expect(chooseChips(servizi).shown).toEqual([PRIMA_COLAZIONE, 'WiFi']);
  });
});
