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
])(
  'below %i homes of its own a province shows %i of its surroundings: no home stands alone in a row',
  (own, missing) => {
    expect(missingInRow(own, 3)).toBe(missing);
  },
);
