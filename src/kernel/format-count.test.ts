import { expect, test } from 'vitest';
import { formatCount } from './format-count.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [1234, '1.234'],
  [12_345, '12.345'],
  [1_000_000, '1.000.000'],
])('%i is written %s', (count, expected) => {
  expect(formatCount(count)).toBe(expected);
});
