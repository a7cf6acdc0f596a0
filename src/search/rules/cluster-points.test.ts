import { expect, test } from 'vitest';
import { canSplit, clusterPoints, lowestPrice, type MapPoint } from './cluster-points.ts';
import { mapPixels } from '../../locations/rules/map-places.ts';

const ZOOM = 12;

/** `east` and `south` are offsets in pixels at `ZOOM`. */
function home(id: number, east: number, south = 0, prezzo_notte = 80): MapPoint {
  const perPixel = 360 / (512 * 2 ** ZOOM);
  const lat = 43 - south * perPixel * Math.cos((43 * Math.PI) / 180);
  return { id, nome: `Casa ${id}`, lat, lon: 11 + east * perPixel, prezzo_notte, is_from: false };
}

const rising = (ids: number[]) => ids.toSorted((one, other) => one - other);
const idsOf = (points: readonly MapPoint[], zoom = ZOOM) =>
  clusterPoints(points, zoom).map((cluster) => cluster.points.map(({ id }) => id));

test.each([
  ['merges homes side by side', [home(1, 0), home(2, 60)], [[1, 2]]],
  [
    'does not merge homes one above the other at the same distance, because pills are wider than they are tall',
    [home(1, 0), home(2, 0, 60)],
    [[1], [2]],
  ],
  ['preserves the order of the list', [home(9, 200), home(4, 0), home(7, 230)], [[9, 7], [4]]],
  ['returns no pills for an empty list', [], []],
])('clusterPoints %s', (_case, points, expected) => expect(idsOf(points)).toEqual(expected));

test('clusterPoints places a cluster at its first home, and splits the cluster when the map is zoomed in by two levels', () => {
  const points = [home(1, 0), home(2, 40)];
  expect(clusterPoints(points, ZOOM)).toMatchObject([{ lat: home(1, 0).lat, lon: home(1, 0).lon }]);
  expect(idsOf(points, ZOOM + 2)).toEqual([[1], [2]]);
});

test('clusterPoints returns each of 2,000 homes exactly once, in pills that do not overlap', () => {
  const points = Array.from({ length: 2000 }, (_none, id) => home(id, (id * 7919) % 1500, (id * 104_729) % 1100));
  expect(rising(idsOf(points).flat())).toEqual(points.map(({ id }) => id));
  const pixels = clusterPoints(points, ZOOM).map((cluster) => mapPixels(cluster, ZOOM));
  const touching = pixels.filter((one, index) =>
    pixels.slice(index + 1).some((other) => Math.abs(one.x - other.x) < 77 && Math.abs(one.y - other.y) < 45),
  );
  expect(touching).toEqual([]);
});

test.each([
  [45, [home(1, 0, 0, 80), home(2, 0, 0, 45)]],
  [120, [home(1, 0, 0, 0), home(2, 0, 0, 120)]],
  [null, [home(1, 0, 0, 0)]],
])('lowestPrice returns %s and ignores homes whose price is on request', (expected, points) =>
  expect(lowestPrice(points)).toBe(expected),
);

test('canSplit returns true for homes a street apart, and false for homes at the same point', () => {
  expect([2, 30].map((east) => canSplit([home(1, 0), home(2, east - 2)], 15))).toEqual([false, true]);
});
