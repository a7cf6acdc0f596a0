import { expect, test } from 'vitest';
import { searchBoxText } from './search-box-text.ts';

test.each([
  ['trullo', 'Firenze', 'trullo Firenze'],
  ['', 'Firenze', 'Firenze'],
  ['trullo', '', 'trullo'],
  ['"rose"', 'Toscana', '"rose"'],
  ['', '', ''],
])('for the words «%s» and the place «%s», the search box shows «%s»', (testo, place, expected) => {
  expect(searchBoxText(testo, place)).toBe(expected);
});
