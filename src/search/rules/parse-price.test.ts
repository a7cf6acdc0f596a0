import { expect, test } from 'vitest';
import { priceAt } from './parse-price.ts';
import { spellWords } from './spell-words.ts';

function read(text: string) {
  const words = spellWords(text).map(({ folded }) => folded);
  const [first] = words.flatMap((_, start) => priceAt(words, start) ?? []);
  if (!first) return null;
  return [first.least, first.most, [...words.slice(0, first.start), ...words.slice(first.end)].join(' ')];
}

function unitOf(text: string) {
  const words = spellWords(text).map(({ folded }) => folded);
  const [first] = words.flatMap((_, start) => priceAt(words, start) ?? []);
  return first && [first.most, first.unit, first.isEach];
}

test.each([
  ['sotto i 100 euro', null, 100, ''],
  ['massimo 80€ a notte a Napoli', null, 80, 'a napoli'],
  ['fino a 120', null, 120, ''],
  ['meno di € 70', null, 70, ''],
  ['tra 50 e 90', 50, 90, ''],
  ['da 60 a 100 euro', 60, 100, ''],
  ['50-90 euro', 50, 90, ''],
  ['almeno 200 euro', 200, null, ''],
  ['da 100 euro in su', 100, null, ''],
  ['100 euro', null, 100, ''],
  ['sotto 100', null, 100, ''],
  ['budget 1.500 euro', null, 1500, ''],
  ['circa 100 euro', null, 100, ''],
  ['tra i 50 e i 70 euro', 50, 70, ''],
  ['dai 50 agli 80 euro', 50, 80, ''],
  ['700 euro a settimana', null, 700, ''],
  ['tra 500 e 700 euro a settimana', 500, 700, ''],
  ['ca. 80 euro a notte', null, 80, ''],
  ['80,00 € a notte', null, 80, ''],
  ['cento euro', null, 100, ''],
  ['non più di centoventi euro', null, 120, ''],
  ['sotto i duecento cinquanta euro', null, 250, ''],
  ['un centinaio di euro a notte', null, 100, ''],
  ['non meno di ottanta euro', 80, null, ''],
  ['intorno ai 100 euro a notte', null, 100, ''],
  ['100 euro massimo', null, 100, ''],
  ['50€/notte', null, 50, ''],
  ['a partire da 50 euro', 50, null, ''],
  ['tra cento e duecento euro', 100, 200, ''],
  ['max cento', null, 100, ''],
  ['cento 150 euro', null, 150, 'cento'],
  ['non oltre i cento euro', null, 100, ''],
  ['che non superi i 90 euro', null, 90, 'che'],
  ['non vogliamo spendere più di 100 euro', null, 100, ''],
  ['che non costi più di 100 euro', null, 100, 'che'],
  ['budget 150 euro max', null, 150, ''],
])('parses the price in «%s»: minimum %s, maximum %s', (text, least, most, rest) => {
  expect(read(text)).toEqual([least, most, rest]);
});

test.each([
  ['80 euro a notte', [80, 'night', false]],
  ['700 euro a settimana', [700, 'week', false]],
  ['700 euro in totale', [700, 'stay', false]],
  ['max 900 al mese', [900, 'month', false]],
  ['max 700', [700, null, false]],
  ['150 € a persona', [150, null, true]],
  ['80 euro a notte a testa', [80, 'night', true]],
  ['max 50 a persona', [50, null, true]],
  ['50 euro massimo a persona al giorno', [50, 'night', true]],
])('parses the price unit in «%s» as %j', (text, unit) => {
  expect(unitOf(text)).toEqual(unit);
});

test.each([
  'fino a 12 persone',
  'entro 30 km da Lucca',
  'meno di 10 minuti',
  'da 3 a 5 notti',
  'sotto i 9 euro',
  'tra 90 e 50',
  'fino a Cento',
  'a Cento la notte',
  'via Roma 100',
  'dal 10 al 17 agosto',
  'tra 20 e 27 agosto',
  'entro 15 agosto',
  'oltre 15 agosto',
  'entro 30 minuti da Siena',
])('finds no price in «%s»', (text) => {
  expect(read(text)).toBeNull();
});
