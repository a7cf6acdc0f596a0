import { expect, test } from 'vitest';
import { quotedWords, quoteWords } from './quote-words.ts';

test.each([
  ['b&b a Ricione', ['Ricione'], 'b&b a "Ricione"'],
  ['Milano-Marittma con picsina', ['Milano Marittma', 'picsina'], '"Milano-Marittma" con "picsina"'],
  ['Firenzee, firenzee', ['Firenzee'], '"Firenzee", firenzee'],
  ['Ricionetta', ['Ricione'], 'Ricionetta'],
  ['b&b "Ricione"', ['Ricione'], 'b&b "Ricione"'],
  ['Città', [], 'Città'],
])('quoteWords(%j, %j) returns %j', (text, phrases, quoted) => {
  expect(quoteWords(text, phrases)).toBe(quoted);
});

test.each([
  ['b&b "Ricione" a Siena', ['ricione']],
  ['«Villa Ricione» “mare”', ['villa', 'ricione', 'mare']],
  ['b&b Ricione', []],
  ['b&b "Ricione', []],
])('quotedWords returns the folded words that are quoted in %s', (text, words) => {
  expect([...quotedWords(text)]).toEqual(words);
});
