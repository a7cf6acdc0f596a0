import { expect, test } from 'vitest';
import { pagesToShow } from './pages-to-show.ts';

test.each([
  [1, 1, [1]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 7, [1, 2, null, 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('pagesToShow(%i, %i) returns %j', (page, pageCount, shown) => {
  expect(pagesToShow(page, pageCount)).toEqual(shown);
});
