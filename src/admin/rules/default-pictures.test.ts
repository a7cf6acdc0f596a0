import { expect, test } from 'vitest';
import { isLandscape } from './default-pictures.ts';

test.each([
  [1600, 900, true],
  [1200, 900, true],
  [1300, 1000, true],
  [1299, 1000, false],
  [1000, 1000, false],
  [900, 1600, false],
])('isLandscape for %i × %i returns %s', (width, height, expected) => {
  expect(isLandscape({ width, height })).toBe(expected);
});
