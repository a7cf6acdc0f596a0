import { expect, test } from 'vitest';
import { parseLandmarks, parseShores } from './parse-landmarks.ts';

test('parseLandmarks parses coordinates and a name of several words, and skips comments', () => {
  expect(parseLandmarks('# Names\n43.332 11.323 Siena\n40.674 14.728 Vietri sul Mare-Amalfi\n')).toEqual([
    { lat: 43.332, lon: 11.323, nome: 'Siena' },
    { lat: 40.674, lon: 14.728, nome: 'Vietri sul Mare-Amalfi' },
  ]);
});

test('parseShores returns the points of each shore in order', () => {
  expect(parseShores('# Coasts\n45.1,12.2 45.2,12.3\n40.5,14.2\n')).toEqual([
    [
      { lat: 45.1, lon: 12.2 },
      { lat: 45.2, lon: 12.3 },
    ],
    [{ lat: 40.5, lon: 14.2 }],
  ]);
});
