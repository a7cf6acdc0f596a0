import { expect, test } from 'vitest';
import { missingInRow } from './read-tiles.ts';

test.each([
  [0, 3],
  [1, 2],
  [2, 1],
  [3, 0],
  [4, 2],
  [5, 1],
  [6, 0],
])('for a province with %i homes, %i nearby homes complete the last row of three', (count, missing) => {
  expect(missingInRow(count, 3)).toBe(missing);
});
