import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LatLon } from '../../locations/rules/lat-lon.ts';
import { coarsePlace } from './coarse-place.ts';

const METRES = 111_320;
const italian = fc.record({
  lat: fc.double({ min: 35.4, max: 47.1, noNaN: true }),
  lon: fc.double({ min: 6.6, max: 18.6, noNaN: true }),
});
const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });

function metresBetween(one: LatLon, other: LatLon): number {
  const up = (one.lat - other.lat) * METRES;
  const across = (one.lon - other.lon) * METRES * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(up, across);
}

test('coarsePlace is deterministic and returns a place within 500 m of the true place', () => {
  fc.assert(
    fc.property(id, italian, (home, place) => {
      const shown = coarsePlace(home, place);
      expect(metresBetween(shown, place)).toBeLessThan(500);
      expect(coarsePlace(home, place)).toEqual(shown);
    }),
    { numRuns: 2000 },
  );
});

test('maps 400 places within a few hundred metres of each other to at most four coarse places', () => {
  const shown = new Set<string>();
  for (let north = 0; north < 20; north += 1) {
    for (let east = 0; east < 20; east += 1) {
      shown.add(JSON.stringify(coarsePlace(7, { lat: 43.1 + north * 0.0001, lon: 11.78 + east * 0.0001 })));
    }
  }
  expect(shown.size).toBeLessThanOrEqual(4);
});

test('maps two homes at the same place to different coarse places', () => {
  const place = { lat: 43.1, lon: 11.78 };
  expect(coarsePlace(7, place)).not.toEqual(coarsePlace(8, place));
});
