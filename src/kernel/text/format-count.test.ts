import { expect, test } from 'vitest';
import { formatCount } from './format-count.ts';

test('formatCount groups digits by thousands from 1,000 upwards', () => {
  expect([0, 999, 1000, 1_234_567].map(formatCount)).toEqual(['0', '999', '1.000', '1.234.567']);
});
