import { expect, test } from 'vitest';
import { splitGerman } from './split-german.ts';
import { splitWords } from './split-words.ts';

const places = {
  matchesOf: (name: string) =>
    ['rom', 'toskana', 'gardasee'].includes(name) ? [{ kind: 'citta' as const, id: 1, priority: 1 }] : [],
};
const known = (word: string) => word === 'osterwochenende';

test.each([
  ['Romreise', ['Rom rom', 'reise reise']],
  ['Toskanaurlaub im Mai', ['Toskana toskana', 'urlaub urlaub', 'im im', 'Mai mai']],
  ['Mädelswochenende', ['Mädels madels', 'wochenende wochenende']],
  ['Osterwochenende', ['Osterwochenende osterwochenende']],
  ['Wochenende', ['Wochenende wochenende']],
  ['Weinreise', ['Weinreise weinreise']],
  ['Gardasee', ['Gardasee gardasee']],
])('splitGerman splits %s into %j', (text, words) => {
  const split = splitGerman(splitWords(text), { places, known });
  expect(split.map(({ typed, folded }) => `${typed} ${folded}`)).toEqual(words);
});
