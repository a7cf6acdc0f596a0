import { expect, test } from 'vitest';
import { wholeWish } from './whole-wish.ts';

test.each([
  ['trullo', 'Firenze', 'trullo Firenze'],
  ['', 'Firenze', 'Firenze'],
  ['trullo', '', 'trullo'],
  ['"rose"', 'Toscana', '"rose"'],
  ['', '', ''],
])('for the words «%s» in «%s», the box shows «%s»', (testo, place, wish) => {
  expect(wholeWish(testo, place)).toBe(wish);
});
