import { describe, expect, test } from 'vitest';
import { chooseChips } from './choose-chips.ts';
import { PRIMA_COLAZIONE } from './servizi.ts';

describe('"Service chips (breakfast highlighted)" (section 2), at most three and `+N servizi`', () => {
  test.each([
    ['none', [], [], 0],
    ['three', ['WiFi', 'Piscina', 'Camino'], ['WiFi', 'Piscina', 'Camino'], 0],
    ['four', ['WiFi', 'Piscina', 'Camino', 'Spa'], ['WiFi', 'Piscina', 'Camino'], 1],
    ['breakfast last', ['WiFi', 'Piscina', 'Camino', PRIMA_COLAZIONE], [PRIMA_COLAZIONE, 'WiFi', 'Piscina'], 1],
  ])('%s', (_case, servizi, shown, others) => {
    expect(chooseChips(servizi)).toEqual({ shown, others });
  });

  test("the owner's list is left as it was", () => {
    const servizi = Object.freeze(['WiFi', PRIMA_COLAZIONE]);
    expect(chooseChips(servizi).shown).toEqual([PRIMA_COLAZIONE, 'WiFi']);
  });
});
