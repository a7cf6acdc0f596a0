import { expect, it } from 'vitest';
import { distanceKm } from './distance-km.ts';

const FIRENZE = { lat: 43.77, lon: 11.25 };

it.each([
  ['itself', FIRENZE, 0],
  ['Siena', { lat: 43.32, lon: 11.33 }, 50],
  ['Fiesole', { lat: 43.8, lon: 11.29 }, 5],
  ['Roma', { lat: 41.9, lon: 12.5 }, 231],
])('from Florence to %s', (_, place, km) => {
  expect(Math.abs(distanceKm(FIRENZE, place) - km)).toBeLessThanOrEqual(km * 0.05 + 0.5);
});
