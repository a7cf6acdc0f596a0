import { expect, test } from 'vitest';
import { kmBetween, mercatorRadius, toMercator } from './mercator.ts';

const SIENA = { lat: 43.318, lon: 11.331 };

test.each([
  ['Firenze', 50.6, { lat: 43.77, lon: 11.256 }],
  ['Monteriggioni', 11.8, { lat: 43.39, lon: 11.224 }],
  ['itself', 0, SIENA],
])('kmBetween from Siena to %s is about %s km', (_, km, place) => {
  expect(kmBetween(toMercator(SIENA), toMercator(place))).toBeCloseTo(km, 0);
  expect(kmBetween(toMercator(place), toMercator(SIENA))).toBeCloseTo(km, 0);
});

test('toMercator maps the equator to 0 and stretches latitudes by the Web Mercator formula', () => {
  expect(toMercator({ lat: 0, lon: 12 })).toEqual({ x: 12, y: expect.closeTo(0, 9) });
  expect(toMercator({ lat: 85.0511287798066, lon: 0 }).y).toBeCloseTo(180, 6);
});

test.each([35.5, 42, 46.9])('mercatorRadius covers the distance in each direction at latitude %s', (lat) => {
  const middle = toMercator({ lat, lon: 12 });
  const radius = mercatorRadius(middle, 60);
  for (const angle of [0, 0.5, 1, 1.5].map((part) => part * Math.PI)) {
    const edge = { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
    expect(kmBetween(middle, edge)).toBeGreaterThanOrEqual(60);
    expect(kmBetween(middle, edge)).toBeLessThan(62);
  }
});
