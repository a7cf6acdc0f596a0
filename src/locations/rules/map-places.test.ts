import { expect, test } from 'vitest';
import { AROUND_DEGREES, boundsOf, isWithin, mapPixels } from './map-places.ts';

const PLACE = { lat: 43, lon: 11 };

test('mapPixels projects to Web Mercator pixel coordinates, which double with each zoom level', () => {
  expect(mapPixels({ lat: 0, lon: 0 }, 0)).toEqual({ x: 256, y: 256 });
  const corner = mapPixels({ lat: 85.0511287798066, lon: -180 }, 0);
  expect(corner.x).toBe(0);
  expect(corner.y).toBeCloseTo(0, 6);
  const { x, y } = mapPixels(PLACE, 6);
  expect(mapPixels(PLACE, 7)).toEqual({ x: x * 2, y: y * 2 });
});

test('boundsOf returns the bounds of all places, or null for an empty list', () => {
  const bounds = boundsOf([PLACE, { lat: 42.5, lon: 12 }, { lat: 44, lon: 11.5 }]);
  expect(bounds).toEqual({ west: 11, south: 42.5, east: 12, north: 44 });
  expect(boundsOf([PLACE])).toEqual({ west: 11, south: 43, east: 11, north: 43 });
  expect(boundsOf([])).toBeNull();
});

test('boundsOf extends the bounds of one place to the minimum size', () => {
  const bounds = boundsOf([PLACE, PLACE], AROUND_DEGREES);
  expect(bounds).toEqual(boundsOf([PLACE], AROUND_DEGREES));
  expect((bounds?.north ?? 0) - (bounds?.south ?? 0)).toBeCloseTo(0.012, 9);
  expect((bounds?.east ?? 0) + (bounds?.west ?? 0)).toBeCloseTo(22, 9);
});

test.each([
  [PLACE, true],
  [{ lat: 42, lon: 10 }, true],
  [{ lat: 44.1, lon: 11 }, false],
  [{ lat: 43, lon: 9.9 }, false],
])('isWithin(%o) returns %s', (place, expected) => {
  expect(isWithin(place, { west: 10, south: 42, east: 12, north: 44 })).toBe(expected);
});
