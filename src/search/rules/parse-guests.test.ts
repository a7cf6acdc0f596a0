import { expect, test } from 'vitest';
import { guestsAt } from './parse-guests.ts';
import { spellWords } from './spell-words.ts';

function read(text: string) {
  const words = spellWords(text).map(({ folded }) => folded);
  const beginsOther = (index: number) =>
    words[index] === 'roma' || ['15 agosto', '5 terre'].includes(words.slice(index, index + 2).join(' '));
  const spans = words.flatMap((_, start) => guestsAt(words, start, beginsOther) ?? []);
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
  ['4+2 posti letto', 6, ''],
  ['per 2+1 a Siena', 3, 'a siena'],
  ['2 adulti + 2 bambini', 4, ''],
  ['2 persone + bimbo', 3, ''],
  ['2 adulti e 3 figli', 5, ''],
  ['2 adulti, 1 bambino e un neonato di 8 mesi', 4, ''],
  ['con i nostri tre figli', 5, ''],
  ['con i miei due figli', 3, ''],
  ['famiglia di 4 più i nonni', 6, ''],
  ['siamo in 10 più 2 bambini', 12, ''],
  ['gruppo di 5 adulti e 4 bambini', 9, ''],
  ['due doppie e una singola', 5, ''],
  ['una camera doppia e una tripla', 5, ''],
  ['siamo in cinque, due adulti e tre bambini', 5, ''],
  ['per sei, quattro adulti e due bambini', 6, ''],
  ['tre bambini e noi due', 5, ''],
  ['due camere doppie', 4, ''],
  ['3 singole a Siena', 3, 'a siena'],
  ['coppia', 2, ''],
  ['2+2', 4, ''],
  ['4 posti', 4, ''],
  ['2 adulti e 1 bambino di 4 anni', 3, ''],
  ['io e mia moglie', 2, ''],
  ['x2', 2, ''],
  ['4pax', 4, ''],
  ['per una coppia con 2 bambini', 4, ''],
  ['due coppie', 4, ''],
  ['famiglia con 2 bambini', 4, ''],
  ['siamo una famiglia di 5 persone', 5, ''],
  ['gruppo di 12 amici', 12, ''],
  ['per 4 15 agosto', 4, '15 agosto'],
  ['famiglia 2+2', 4, ''],
  ['famiglia 4 persone', 4, ''],
  ['due famiglie con 4 bambini', 8, ''],
  ['2 adulti e 2 bimbi di 3 e 6 anni', 4, ''],
  ['per me e mio marito', 2, ''],
  ['camera doppia a Siena', 2, 'a siena'],
  ['per due romantico', 2, 'romantico'],
  ['in 4 con piscina', 4, 'con piscina'],
  ['siamo in 4 amiche', 4, ''],
  ['per 3 donne', 3, ''],
  ['siamo in 3 con un cane', 3, 'con un cane'],
  ['2 adulti 1 neonato', 3, ''],
  ['una decina di persone', 10, ''],
  ['mezza dozzina di amici', 6, ''],
  ['venticinque persone', 25, ''],
  ['siamo in quindici', 15, ''],
  ['due famiglie da quattro', 8, ''],
  ['due famiglie con due bambini ciascuna', 8, ''],
  ['tre coppie con un bambino ciascuna', 9, ''],
  ['nonni, due genitori e due bimbi', 6, ''],
  ['mamma, papà e due bambini', 4, ''],
  ['io, mio marito e i nostri tre figli', 5, ''],
  ['famiglia con due bambini e la nonna', 5, ''],
  ['una coppia con due amici', 4, ''],
])('parses «%s» as %i guests', (text, guests, rest) => {
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
  '2 posti auto',
  'famiglia',
  'family house',
  'famiglia con bambini',
  'due',
  'in due ruote',
  'per 2-3 notti',
  'in 4 stagioni',
  'per 10gg',
  'constructor persone',
  'in 5 terre',
])('finds no number of guests in «%s»', (text) => {
  expect(read(text)).toBeNull();
});
