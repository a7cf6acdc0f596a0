import { expect, test } from 'vitest';
import { tsqueryText, splitWords } from './split-words.ts';

const folded = (text: string) => splitWords(text).map((word) => word.folded);

test.each([
  ["Sant'Agata de’ Goti", ['sant', 'agata', 'de', 'goti']],
  ['wi-fi', ['wi', 'fi']],
  ['B&B', ['b', 'b']],
  ['CITTÀ', ['citta']],
  ['cœur', ['coeur']],
  ['🏖️ mare', ['mare']],
  ["'); drop table strutture; --", ['drop', 'table', 'strutture']],
  ['& | ! <-> :* ( )', []],
  ['مرحبا', ['']],
  [' \0\t%_ ', []],
])('splitWords returns the folded words of «%s»: %j', (text, words) => {
  expect(folded(text)).toEqual(words);
});

test('splitWords truncates long text to 400 letters and 40 words', () => {
  expect(splitWords('a b '.repeat(50_000))).toHaveLength(40);
  expect(splitWords('x'.repeat(100_000))[0]?.typed).toHaveLength(400);
});

test.each([
  [[], ''],
  [[{ word: 'mare', instead: [] }], "('mare')"],
  [
    [
      { word: 'casa', instead: [] },
      { word: 'rossa', instead: ['rosa', 'fossa'] },
    ],
    "('casa') & ('rosa' | 'fossa')",
  ],
  [[{ word: "a' | 'b\\", instead: [] }], "('a | b')"],
])('tsqueryText(%j) returns %s', (words, text) => {
  expect(tsqueryText(words)).toBe(text);
});
