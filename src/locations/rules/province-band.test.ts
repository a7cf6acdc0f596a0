import { expect, test } from 'vitest';
import { PROVINCE } from '../source/province.ts';
import { provinceBand } from './province-band.ts';

test('«A band for each province, not the same crop for every town»: no two of a region are alike', () => {
  const regioni = Map.groupBy(PROVINCE, ({ regione_id }) => regione_id);
  const alike = [...regioni.values()].flatMap((province) => {
    const bands = province.map(({ id }) => provinceBand(id, 50));
    return province.filter((_, index) => {
      const one = bands[index];
      return bands.some(
        (other, at) =>
          at > index &&
          other.isMirrored === one?.isMirrored &&
          Math.abs(other.x - one.x) < 4 &&
          Math.abs(other.zoom - one.zoom) < 0.04,
      );
    });
  });
  expect(alike).toEqual([]);
});

test('the landmark stays in sight', () => {
  const heights = PROVINCE.map(({ id }) => provinceBand(id, 50).y);
  expect(heights.every((y) => y >= 45 && y <= 55)).toBe(true);
});
