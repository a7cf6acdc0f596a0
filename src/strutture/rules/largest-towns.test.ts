import { expect, test } from 'vitest';
import { largestTowns } from './largest-towns.ts';

const towns = [
  { nome: 'Asciano', strutture_count: 2 },
  { nome: 'Siena', strutture_count: 41 },
  { nome: 'Pienza', strutture_count: 12 },
  { nome: 'Chiusi', strutture_count: 12 },
];

test.each([
  [1, ['Siena']],
  [3, ['Siena', 'Chiusi', 'Pienza']],
  [9, ['Siena', 'Chiusi', 'Pienza', 'Asciano']],
  [0, []],
])('the %i towns with most homes', (count, names) => {
  expect(largestTowns(towns, count).map(({ nome }) => nome)).toEqual(names);
});
