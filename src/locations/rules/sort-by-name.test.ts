import { expect, test } from 'vitest';
import { sortByName } from './sort-by-name.ts';

const places = (...names: string[]) => names.map((nome, index) => ({ id: index + 1, nome }));
const namesOf = (sorted: { nome: string }[]) => sorted.map(({ nome }) => nome);

test.each([
  [
    ['Zola', 'Élite', 'Este', 'Alì', 'Ala'],
    ['Ala', 'Alì', 'Élite', 'Este', 'Zola'],
  ],
  [
    ['Forlimpopoli', 'Forlì', 'Forli'],
    ['Forli', 'Forlì', 'Forlimpopoli'],
  ],
  [
    ['San Teodoro', "Sant'Agata", 'Sanluri'],
    ['San Teodoro', 'Sanluri', "Sant'Agata"],
  ],
])('sortByName sorts %j into %j by Italian collation', (given, sorted) => {
  expect(namesOf(sortByName(places(...given)))).toEqual(sorted);
});

test('sortByName sorts places with equal names by ID and does not change its argument', () => {
  const given = [
    { id: 22165, nome: 'Samone' },
    { id: 1235, nome: 'Samone' },
  ];
  expect(sortByName(given).map(({ id }) => id)).toEqual([1235, 22165]);
  expect(given[0]?.id).toBe(22165);
});
