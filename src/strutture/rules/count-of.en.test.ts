import { expect, test } from 'vitest';
import { countOf } from './count-of.en.ts';

test.each([
  [1, 'posto', 'Sleeps 1'],
  [4, 'posto', 'Sleeps 4'],
  [1, 'camera', '1 bedroom'],
  [3, 'bagno', '3 bathrooms'],
] as const)('writes %i %s in English as «%s»', (count, noun, text) => {
  expect(countOf(count, noun)).toBe(text);
});
