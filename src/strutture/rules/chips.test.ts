import { describe, expect, test } from 'vitest';
import { fitChips, guessChips, orderChips } from './chips.ts';
import { PRIMA_COLAZIONE } from './prima-colazione.ts';

describe('the service chips of a card', () => {
  test.each([
    ['there are no services', [], 300, 0],
    ['all three chips fit to the last pixel', [100, 100, 86], 300, 3],
    ['the line is one pixel too short for all three chips', [100, 100, 86], 299, 2],
    ['three of four chips fit beside +N to the last pixel', [100, 100, 100, 100], 367, 3],
    ['the line is one pixel too short for three chips beside +N', [100, 100, 100, 100], 366, 2],
    ['the first of two chips is too wide', [400, 50], 300, 1],
    ['a single chip is too wide', [400], 300, 1],
  ])('fitChips returns $3 if %s', (_case, widths, line, count) => {
    expect(fitChips(widths, { line, gap: 7, more: 46 })).toBe(count);
  });

  test('guessChips estimates the number of chips on the server from the length of the service names', () => {
    expect(guessChips(['Spa', 'WiFi', 'Garage'])).toBe(3);
    expect(guessChips(['Prima Colazione Inclusa', 'Vista Montagna', 'Spa'])).toBe(1);
  });
});

test.each([
  ['no chips', [], []],
  [
    'breakfast first, even if it was listed last',
    ['Garage', 'Spa', PRIMA_COLAZIONE],
    [PRIMA_COLAZIONE, 'Garage', 'Spa'],
  ],
  ['distinctive services first', ['WiFi', 'Piscina', 'Cucina', 'Camino'], ['Piscina', 'Camino', 'WiFi', 'Cucina']],
  ['common services in the given order', ['WiFi', 'Riscaldamento'], ['WiFi', 'Riscaldamento']],
])('orders the chips of a card: %s', (_case, servizi, ordered) => {
  expect(orderChips(Object.freeze(servizi))).toEqual(ordered);
});
