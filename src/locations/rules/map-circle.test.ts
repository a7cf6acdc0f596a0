import { expect, test } from 'vitest';
import { circleAround, RADIUS_M, streetAddress } from './map-circle.ts';
import { mapPixels } from './map-places.ts';

const PIXEL_M = 40_075_017 / (512 * 2 ** 14);

test('only an exact position has a radius of 0', () => {
  expect(RADIUS_M).toEqual({ esatta: 0, approssimativa: 500, comune: 2500 });
});

test.each([
  ['Cortina', { lat: 46.54, lon: 12.137 }],
  ['Siena', { lat: 43.318, lon: 11.331 }],
  ['Lampedusa', { lat: 35.502, lon: 12.609 }],
])('circleAround returns a closed, round ring with the requested radius at %s', (_, place) => {
  const ring = circleAround(place, 500);
  expect(ring[0]).toEqual(ring.at(-1));
  const middle = mapPixels(place, 14);
  for (const [lon, lat] of ring) {
    const { x, y } = mapPixels({ lat, lon }, 14);
    const pixels = Math.hypot(x - middle.x, y - middle.y);
    expect(pixels * PIXEL_M * Math.cos((place.lat * Math.PI) / 180)).toBeCloseTo(500, -1);
  }
});

const PLACE = { lat: 43.318, lon: 11.331 };

test('streetAddress adds a marker for an exact position', () => {
  const address = 'https://www.openstreetmap.org/?mlat=43.318&mlon=11.331#map=16/43.318/11.331';
  expect(streetAddress(PLACE, 'esatta')).toBe(address);
});

// A marker would present an approximate position as the exact one (ADR 0080).
test.each(['approssimativa', 'comune'] as const)(
  'streetAddress adds no marker if the precision is %s',
  (precisione) => {
    expect(streetAddress(PLACE, precisione)).toBe('https://www.openstreetmap.org/#map=13/43.318/11.331');
  },
);
