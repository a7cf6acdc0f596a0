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
])('%j in the order of an Italian index is %j', (given, sorted) => {
  expect(namesOf(sortByName(places(...given)))).toEqual(sorted);
});

test('places that read alike are in the order of their ids, and the given list stays as it was', () => {
  const given = [
    { id: 22165, nome: 'Samone' },
    { id: 1235, nome: 'Samone' },
  ];
  expect(sortByName(given).map(({ id }) => id)).toEqual([1235, 22165]);
  expect(given[0]?.id).toBe(22165);
});
