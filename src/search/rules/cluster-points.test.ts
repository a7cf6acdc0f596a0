import { describe, expect, test } from 'vitest';
import { canPart, clusterPoints, lowestPrice, type MapPoint } from './cluster-points.ts';
import { mapPixels } from './map-places.ts';

const ZOOM = 12;

/** A home so many pixels east and south of one at the origin, at `ZOOM`. */
function home(id: number, east: number, south = 0, prezzo_notte = 80): MapPoint {
  const perPixel = 360 / (512 * 2 ** ZOOM);
  return {
    id,
    lat: 43 - south * perPixel * Math.cos((43 * Math.PI) / 180),
    lon: 11 + east * perPixel,
    prezzo_notte,
    is_from: false,
  };
}

const idsOf = (points: readonly MapPoint[], zoom = ZOOM) =>
  clusterPoints(points, zoom).map((cluster) => cluster.points.map(({ id }) => id));

describe('homes whose pills would touch are one', () => {
  test.each([
    ['one home', [home(1, 0)], [[1]]],
    ['far apart', [home(1, 0), home(2, 90)], [[1], [2]]],
    ['beside each other', [home(1, 0), home(2, 60)], [[1, 2]]],
    ['above each other: a pill is wider than it is high', [home(1, 0), home(2, 0, 60)], [[1], [2]]],
    ['at one place', [home(1, 0), home(2, 0), home(3, 0)], [[1, 2, 3]]],
    ['in the order of the list, not of the place', [home(9, 200), home(4, 0), home(7, 230)], [[9, 7], [4]]],
    ['none', [], []],
  ])('%s', (_case, points, expected) => expect(idsOf(points)).toEqual(expected));

  test('a cluster stands where its first home does', () => {
    const [cluster] = clusterPoints([home(1, 0), home(2, 40)], ZOOM);
    expect(cluster).toMatchObject({ lat: home(1, 0).lat, lon: home(1, 0).lon });
  });

  test('two zooms closer they part', () => {
    expect(idsOf([home(1, 0), home(2, 40)], ZOOM + 2)).toEqual([[1], [2]]);
  });

  test('of two thousand homes none is lost or doubled, and no two pills lie over each other', () => {
    const points = Array.from({ length: 2000 }, (_none, id) => home(id, (id * 7919) % 1500, (id * 104_729) % 1100));
    const clusters = clusterPoints(points, ZOOM);
    const ids = clusters.flatMap((cluster) => cluster.points.map(({ id }) => id));
    expect(ids.toSorted((one, other) => one - other)).toEqual(points.map(({ id }) => id));
    const pixels = clusters.map((cluster) => mapPixels(cluster, ZOOM));
    const touching = pixels.filter((one, index) =>
      pixels.slice(index + 1).some((other) => Math.abs(one.x - other.x) < 77 && Math.abs(one.y - other.y) < 45),
    );
    expect(touching).toEqual([]);
  });
});

test.each([
  [[home(1, 0, 0, 80), home(2, 0, 0, 45)], 45],
  [[home(1, 0, 0, 0), home(2, 0, 0, 120)], 120],
  [[home(1, 0, 0, 0)], null],
])('the lowest price; on request is none', (points, expected) => expect(lowestPrice(points)).toBe(expected));

test.each([
  ['at one place', [home(1, 0), home(2, 0)], false],
  ['a street apart', [home(1, 0), home(2, 30)], true],
])('%s: the map can part them: %s', (_case, points, expected) => expect(canPart(points, 15)).toBe(expected));
