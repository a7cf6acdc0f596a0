import { expect, test } from 'vitest';
import { idRange } from './id-range.ts';

test.each([
  [1, { first: 1, last: 20_000 }],
  [2, { first: 20_001, last: 40_000 }],
  [50, { first: 980_001, last: 1_000_000 }],
  [107_375, { first: 2_147_480_001, last: 2_147_483_647 }],
  [107_376, null],
  [0, null],
  [-1, null],
  [1.5, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('for range number %s, with 20,000 ids in each range, returns %j', (range, ids) => {
  expect(idRange(range, 20_000)).toEqual(ids);
});
