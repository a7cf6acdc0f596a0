import { describe, expect, test } from 'vitest';
import { fitChips, guessChips, orderChips } from './chips.ts';
import { PRIMA_COLAZIONE } from './prima-colazione.ts';

describe('"Service chips fill the width that the card has; `+N` opens the rest"', () => {
  test.each([
    ['none', [], 300, 0],
    ['all chips fit to the last pixel', [100, 100, 86], 300, 3],
    ['the line is one pixel too short for all chips, so +N takes its space', [100, 100, 86], 299, 2],
    ['the chips exactly fit beside +N', [100, 100, 100, 100], 367, 3],
    ['the line is one pixel too short for the chips beside +N', [100, 100, 100, 100], 366, 2],
    ['at least one chip', [400, 50], 300, 1],
    ['a single chip that is too wide', [400], 300, 1],
  ])('returns the number of chips that fit: %s', (_case, widths, line, count) => {
    expect(fitChips(widths, { line, gap: 7, more: 46 })).toBe(count);
  });

  test('estimates widths on the server from the length of the names', () => {
    expect(guessChips(['Spa', 'WiFi', 'Garage'])).toBe(3);
    expect(guessChips(['Prima Colazione Inclusa', 'Vista Montagna', 'Spa'])).toBe(1);
  });
});

test.each([
  ['none', [], []],
  ['breakfast last', ['Garage', 'Spa', PRIMA_COLAZIONE], [PRIMA_COLAZIONE, 'Garage', 'Spa']],
  ['distinctive services first', ['WiFi', 'Piscina', 'Cucina', 'Camino'], ['Piscina', 'Camino', 'WiFi', 'Cucina']],
  ['only common services', ['WiFi', 'Riscaldamento'], ['WiFi', 'Riscaldamento']],
])('orders the chips of a card: %s', (_case, servizi, ordered) => {
  expect(orderChips(Object.freeze(servizi))).toEqual(ordered);
});
