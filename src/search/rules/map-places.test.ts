import { describe, expect, test } from 'vitest';
import { AROUND_DEGREES, boundsOf, isWithin, mapPixels } from './map-places.ts';

describe('where a place is drawn', () => {
  test('the middle of the world, and the edge that Web Mercator ends at', () => {
    expect(mapPixels({ lat: 0, lon: 0 }, 0)).toEqual({ x: 256, y: 256 });
    const corner = mapPixels({ lat: 85.0511287798066, lon: -180 }, 0);
    expect(corner.x).toBe(0);
    expect(corner.y).toBeCloseTo(0, 6);
  });

  test('each zoom is twice as large', () => {
    const place = { lat: 43.1, lon: 11.8 };
    const { x, y } = mapPixels(place, 6);
    expect(mapPixels(place, 7)).toEqual({ x: x * 2, y: y * 2 });
  });
});

describe('what a map is fitted to', () => {
  test('all places', () => {
    const places = [
      { lat: 43, lon: 11 },
      { lat: 42.5, lon: 12 },
      { lat: 44, lon: 11.5 },
    ];
    expect(boundsOf(places)).toEqual({ west: 11, south: 42.5, east: 12, north: 44 });
  });

  test('one home, or several at one place: what is around it, too', () => {
    const place = { lat: 43, lon: 11 };
    const bounds = boundsOf([place, place], AROUND_DEGREES);
    expect(bounds).toEqual(boundsOf([place], AROUND_DEGREES));
    expect((bounds?.north ?? 0) - (bounds?.south ?? 0)).toBeCloseTo(0.012, 9);
    expect((bounds?.east ?? 0) + (bounds?.west ?? 0)).toBeCloseTo(22, 9);
  });

  test('homes that are to part: no wider than they are', () => {
    expect(boundsOf([{ lat: 43, lon: 11 }])).toEqual({ west: 11, south: 43, east: 11, north: 43 });
  });

  test('nothing has none', () => expect(boundsOf([])).toBeNull());

  test.each([
    [{ lat: 43, lon: 11 }, true],
    [{ lat: 42, lon: 10 }, true],
    [{ lat: 44.1, lon: 11 }, false],
    [{ lat: 43, lon: 9.9 }, false],
  ])('%o within the bounds: %s', (place, expected) => {
    expect(isWithin(place, { west: 10, south: 42, east: 12, north: 44 })).toBe(expected);
  });
});
