import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/demo/seeded-random.ts';
import { growthOf, readingsFrom, slopePerHour, type Reading } from './trend.ts';

/** One reading a minute. */
const readings = (minutes: number, value: (minute: number) => number): Reading[] =>
  Array.from({ length: minutes }, (_, minute) => ({ minute, value: value(minute) }));

const noise = createRandom(7, 1);
const leak = readings(120, (minute) => 100 + (5 / 60) * minute + 3 * noise.gauss());
const noisy = readings(480, () => 100 + 3 * noise.gauss());
/** One reading in ten was taken while something large was under way. */
const jagged = readings(480, (minute) => 100 + (minute % 10 === 3 ? 80 : 0));

describe('slopePerHour', () => {
  test.each<[string, readonly Reading[], number | null]>([
    ['nothing that changes', readings(30, () => 100), 0],
    ['5 MB an hour', readings(30, (minute) => 100 + (5 / 60) * minute), 5],
    ['what falls', readings(30, (minute) => 100 - minute), -60],
    ['readings in the wrong order', readings(30, (minute) => minute).toReversed(), 60],
    ['peaks, one in ten', jagged, 0],
    ['too few readings', readings(3, (minute) => minute), null],
    ['none', [], null],
    ['all of one moment', Array.from({ length: 9 }, (_, value) => ({ minute: 1, value })), null],
  ])('%s', (_, given, slope) => {
    const found = slopePerHour(given);
    expect(found === null ? null : Math.round(found * 1e6) / 1e6 + 0).toBe(slope);
  });

  test('a leak of 5 MB an hour is found among noise of 3 MB, and noise alone is none', () => {
    expect(slopePerHour(leak)).toBeGreaterThan(4);
    expect(slopePerHour(leak)).toBeLessThan(6);
    expect(Math.abs(slopePerHour(noisy) ?? Number.NaN)).toBeLessThan(0.5);
  });
});

describe('growthOf: the last fifth ÷ the second fifth', () => {
  test.each<[string, readonly Reading[], number | null]>([
    ['nothing that changes', readings(20, () => 100), 1],
    ['twice as much at the end', readings(20, (minute) => (minute < 10 ? 100 : 200)), 2],
    ['only the first fifth is larger: it warms up', readings(20, (minute) => (minute < 4 ? 900 : 100)), 1],
    ['readings in the wrong order', readings(20, (minute) => (minute < 10 ? 100 : 200)).toReversed(), 2],
    ['too few readings', readings(9, () => 100), null],
    ['from nothing to nothing', readings(20, () => 0), 1],
    ['from nothing to something', readings(20, (minute) => (minute < 10 ? 0 : 5)), Number.POSITIVE_INFINITY],
  ])('%s', (_, given, growth) => {
    expect(growthOf(given)).toBe(growth);
  });
});

test.each<[string, number, number[]]>([
  ['all', 0, [0, 1, 2, 3]],
  ['from the third on', 2, [2, 3]],
  ['none is left', 9, []],
])('readingsFrom: %s', (_, minute, left) => {
  const given = readings(4, (each) => each);
  expect(readingsFrom(given, minute).map((reading) => reading.value)).toEqual(left);
});
