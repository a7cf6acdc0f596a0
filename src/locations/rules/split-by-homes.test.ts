import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitByHomes, largestTowns } from './split-by-homes.ts';

test('splitByHomes divides cities into those with homes and those without, and preserves their order', () => {
  const citta = fc.array(fc.record({ id: fc.nat(), strutture_count: fc.nat({ max: 2 }) }));
  fc.assert(
    fc.property(citta, (all) => {
      const { withHomes, without } = splitByHomes(all);
      expect(withHomes).toEqual(all.filter((each) => withHomes.includes(each)));
      expect(withHomes.length + without.length).toBe(all.length);
      expect(without.every(({ strutture_count }) => strutture_count === 0)).toBe(true);
    }),
  );
});

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
])('largestTowns limited to %i returns the towns with the most homes: %j', (count, names) => {
  expect(largestTowns(towns, count).map(({ nome }) => nome)).toEqual(names);
});
