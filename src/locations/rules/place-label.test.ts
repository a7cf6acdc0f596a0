import { expect, test } from 'vitest';
import { cittaLabel, provinciaLabel } from './place-label.ts';

test('provinciaLabel returns the capital followed by the abbreviation in brackets', () => {
  expect(provinciaLabel({ capoluogo: 'Monza', sigla: 'MB' })).toBe('Monza (MB)');
});

test('cittaLabel returns the name followed by the number of homes in brackets', () => {
  expect(cittaLabel({ nome: 'Siena', strutture_count: 0 })).toBe('Siena (0)');
  expect(cittaLabel({ nome: 'Siena', strutture_count: 12_345 })).toBe('Siena (12.345)');
});
