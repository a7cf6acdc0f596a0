import { expect, test } from 'vitest';
import { comparePhotos } from './compare-photos.ts';

test.each([
  ['the same photos', [1, 2], [1, 2], { count: 2, fresh: 0, isReordered: false }],
  ['a different order', [1, 2], [2, 1], { count: 2, fresh: 0, isReordered: true }],
  ['one photo added', [1, 2], [1, 2, 3], { count: 3, fresh: 1, isReordered: false }],
  ['one photo removed', [1, 2], [2], { count: 1, fresh: 0, isReordered: false }],
  ['all photos replaced', [1, 2], [3, 4], { count: 2, fresh: 2, isReordered: false }],
  ['all photos removed', [1], [], { count: 0, fresh: 0, isReordered: false }],
])('for %s, returns the comparison $3', (_, before, after, expected) => {
  expect(comparePhotos(before, after)).toEqual(expected);
});
