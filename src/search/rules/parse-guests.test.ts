import { expect, test } from 'vitest';
import { guestsAt } from './parse-guests.ts';
import { splitWords } from './split-words.ts';

/** The guests that are read first in a text, and the words that are left. */
function read(text: string) {
  const words = splitWords(text).map(({ folded }) => folded);
  const isPlaceAt = (index: number) => words[index] === 'roma';
  const spans = words.flatMap((_, start) => guestsAt(words, start, isPlaceAt) ?? []);
  const [first] = spans;
  if (!first) return null;
  return [first.guests, [...words.slice(0, first.start), ...words.slice(first.end)].join(' ')];
}

test.each([
  ['casa per 4 persone a Siena', 4, 'casa a siena'],
  ['PER DIECI PERSONE', 10, ''],
  ['una persona', 1, ''],
  ['siamo in sei', 6, ''],
  ['per 2', 2, ''],
  ['per 2 dal 3 al 10 agosto', 2, 'dal 3 al 10 agosto'],
  ['per 2 a Siena', 2, 'a siena'],
  ['per 4 Roma', 4, 'roma'],
  ['per 4-5 persone', 5, ''],
  ['per tre o quattro persone', 4, ''],
  ['2 adulti e 2 bambini', 4, ''],
  ['due adulti, un bambino', 3, ''],
  ['20 adulti e 20 bambini', 30, ''],
  ['casa da 8 posti letto', 8, 'casa'],
  ['per 20', 20, ''],
])('«%s» is for %i', (text, guests, rest) => {
  expect(read(text)).toEqual([guests, rest]);
});

test.each([
  'per 0 persone',
  'per 31 persone',
  'per 1.000 persone',
  'per 21',
  '4 stelle',
  'per 2 notti',
  'per 3 o 4 giorni',
  'per 2 camere',
  'in 2 passi',
  'coppia',
  'due',
])('«%s» counts nobody', (text) => {
  expect(read(text)).toBeNull();
});
