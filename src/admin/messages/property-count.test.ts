import { expect, test } from 'vitest';
import { propertyCount } from './admin.ts';

test.each([
  [0, '0 strutture'],
  [1, '1 struttura'],
  [2, '2 strutture'],
  [12_345, '12.345 strutture'],
])('propertyCount(%i) is %s', (count, words) => {
  expect(propertyCount(count)).toBe(words);
});
