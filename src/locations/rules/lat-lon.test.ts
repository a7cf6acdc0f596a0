import { expect, test } from 'vitest';
import { distanceKm, distanceToLineKm, flattenAround, roundPoint } from './lat-lon.ts';

const FIRENZE = { lat: 43.77, lon: 11.25 };

test.each([
  ['itself', 0, FIRENZE],
  ['Siena', 50, { lat: 43.32, lon: 11.33 }],
  ['Fiesole', 5, { lat: 43.8, lon: 11.29 }],
  ['Roma', 231, { lat: 41.9, lon: 12.5 }],
])('distanceKm from Florence to %s is about %i km', (_, km, place) => {
  expect(Math.abs(distanceKm(FIRENZE, place) - km)).toBeLessThanOrEqual(km * 0.01 + 0.5);
});

test('roundPoint rounds coordinates to about one metre', () => {
  expect(roundPoint({ lat: 43.3188391, lon: -0.0000049 })).toEqual({ lat: 43.31884, lon: -0 });
});

test('distanceKm, flattenAround and distanceToLineKm agree at latitudes from Lampedusa to the Alps', () => {
  for (const lat of [35.5, 42, 46.9]) {
    const one = { lat, lon: 12 };
    const other = { lat: lat + 0.02, lon: 12.03 };
    const km = distanceKm(one, other);
    expect(Math.hypot(...flattenAround(one)(other))).toBeCloseTo(km, 2);
    expect(distanceToLineKm(one, [other])).toBeCloseTo(km, 2);
  }
});

test('distanceToLineKm measures the distance to the nearest point of a segment, including its ends', () => {
  const point = { lat: 42, lon: 12 };
  const meridian = [
    { lat: 41, lon: 12.1 },
    { lat: 43, lon: 12.1 },
  ];
  expect(distanceToLineKm(point, meridian)).toBeCloseTo(8.27, 2);
  expect(distanceToLineKm({ lat: 44, lon: 12.1 }, meridian)).toBeCloseTo(111.32, 2);
  expect(distanceToLineKm(point, [])).toBe(Infinity);
});
