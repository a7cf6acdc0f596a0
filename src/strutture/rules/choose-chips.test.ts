import { describe, expect, test } from 'vitest';
import { chooseChips } from './choose-chips.ts';
import { PRIMA_COLAZIONE } from './prima-colazione.ts';

describe('"Service chips (breakfast highlighted)" (section 2), at most three and `+N servizi`', () => {
  test.each([
    ['none', [], [], 0],
    ['three', ['Spa', 'Piscina', 'Camino'], ['Spa', 'Piscina', 'Camino'], 0],
    ['four', ['Garage', 'Piscina', 'Camino', 'Spa'], ['Garage', 'Piscina', 'Camino'], 1],
    ['breakfast last', ['Garage', 'Piscina', 'Spa', PRIMA_COLAZIONE], [PRIMA_COLAZIONE, 'Garage', 'Piscina'], 1],
    ['what tells a home from others', ['WiFi', 'Cucina', 'Piscina', 'Camino'], ['Piscina', 'Camino', 'WiFi'], 1],
    ['nothing but the usual', ['WiFi', 'Riscaldamento', 'Cucina', 'Smart TV'], ['WiFi', 'Riscaldamento', 'Cucina'], 1],
  ])('%s', (_case, servizi, shown, others) => {
    expect(chooseChips(servizi)).toEqual({ shown, others });
  });

  test("the owner's list is left as it was", () => {
    const servizi = Object.freeze(['WiFi', PRIMA_COLAZIONE]);
    expect(chooseChips(servizi).shown).toEqual([PRIMA_COLAZIONE, 'WiFi']);
  });
});
