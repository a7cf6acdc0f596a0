import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test.each([
  [undefined, null],
  ['', null],
  ['  ', null],
  ['Val d’Orcia', ['val', 'd', 'orcia']],
  ['PERCHÉ perche\u0301', ['perche']],
  ['100%', ['100']],
  ['a_b', ['a', 'b']],
  ['\\', []],
  ['東京', []],
])('searchWords(%j) returns %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});
