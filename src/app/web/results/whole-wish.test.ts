import { expect, test } from 'vitest';
import { wholeWish } from './whole-wish.ts';

test.each([
  ['trullo', 'Firenze', 'trullo Firenze'],
  ['', 'Firenze', 'Firenze'],
  ['trullo', '', 'trullo'],
  ['"rose"', 'Toscana', '"rose"'],
  ['', '', ''],
])('of «%s» and «%s» the box says «%s»', (testo, place, wish) => {
  expect(wholeWish(testo, place)).toBe(wish);
});
