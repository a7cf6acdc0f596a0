import { expect, test } from 'vitest';
import { cittaLabel, provinciaLabel } from './place-label.ts';

test('province: "label is capital city plus abbreviation"', () => {
  expect(provinciaLabel({ capoluogo: 'Monza', sigla: 'MB' })).toBe('Monza (MB)');
});

test.each([
  { strutture_count: 0, label: 'Siena (0)' },
  { strutture_count: 41, label: 'Siena (41)' },
  { strutture_count: 12_345, label: 'Siena (12.345)' },
])('city: "label is name plus number of properties": $label', ({ strutture_count, label }) => {
  expect(cittaLabel({ nome: 'Siena', strutture_count })).toBe(label);
});
