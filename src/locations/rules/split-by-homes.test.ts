import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitByHomes } from './split-by-homes.ts';

test('no city is lost, none is on both sides, and the order stays', () => {
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
