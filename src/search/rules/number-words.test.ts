import { expect, test } from 'vitest';
import { spellNumbers } from './number-words.ts';
import { splitWords } from './split-words.ts';

test.each([
  ['centoventi euro', '120 euro'],
  ['centottantuno', '181'],
  ['ventotto', '28'],
  ['duecento cinquanta', '250'],
  ['under a hundred and fifty', 'under 150'],
  ['one hundred twenty', '120'],
  ['ninety-nine', '99'],
  ['hundertzwanzig', '120'],
  ['einundzwanzig', '21'],
  ['zweihundertfünfzig', '250'],
  ['cent vingt euros', '120 euros'],
  ['deux cents', '200'],
  ['soixante et onze', '71'],
  ['quatre-vingts', '80'],
  ['quatre-vingt-dix-neuf', '99'],
  ['septante-deux', '72'],
  ['cent nonante et un', '191'],
  ['trente euros', '30 euros'],
  ['due', 'due'],
  ['a Cento', 'a cento'],
  ['à Trente', 'a trente'],
  ['a Quindici', 'a quindici'],
])('spellNumbers rewrites «%s» as «%s»', (typed, spelled) => {
  const words = spellNumbers(splitWords(typed)).map(({ folded }) => folded);
  expect(words.join(' ')).toBe(spelled);
});

test('spellNumbers returns the typed text together with the digits', () => {
  expect(spellNumbers(splitWords('a hundred and fifty'))).toEqual([{ typed: 'a hundred and fifty', folded: '150' }]);
});
