import { expect, test } from 'vitest';
import { growthOf, type Reading } from './trend.ts';

const readings = (minutes: number, value: (minute: number) => number): Reading[] =>
  Array.from({ length: minutes }, (_, minute) => ({ minute, value: value(minute) }));

test.each<[string, readonly Reading[], number | null]>([
  ['nothing that changes', readings(20, () => 100), 1],
  ['twice as much at the end', readings(20, (minute) => (minute < 10 ? 100 : 200)), 2],
  ['only the first fifth is larger: it warms up', readings(20, (minute) => (minute < 4 ? 900 : 100)), 1],
  ['readings in the wrong order', readings(20, (minute) => (minute < 10 ? 100 : 200)).toReversed(), 2],
  ['too few readings', readings(9, () => 100), null],
  ['from nothing to nothing', readings(20, () => 0), 1],
  ['from nothing to something', readings(20, (minute) => (minute < 10 ? 0 : 5)), Number.POSITIVE_INFINITY],
])('growthOf: the last fifth ÷ the second fifth: %s', (_, given, growth) => {
  expect(growthOf(given)).toBe(growth);
});
