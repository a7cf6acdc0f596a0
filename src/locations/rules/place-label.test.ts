import { expect, test } from 'vitest';
import { cittaLabel, provinciaLabel } from './place-label.ts';

test('provinciaLabel: "label is capital city plus abbreviation"', () => {
  expect(provinciaLabel({ capoluogo: 'Monza', sigla: 'MB' })).toBe('Monza (MB)');
});

test('cittaLabel: "label is name plus number of properties"', () => {
  expect(cittaLabel({ nome: 'Siena', strutture_count: 0 })).toBe('Siena (0)');
  expect(cittaLabel({ nome: 'Siena', strutture_count: 12_345 })).toBe('Siena (12.345)');
});
