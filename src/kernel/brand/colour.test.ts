import { expect, test } from 'vitest';
import { contrastOf, mixColours } from './colour.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#ffffff', '#12614a', 7.41],
  ['#12614a', '#ffffff', 7.41],
  ['#777777', '#ffffff', 4.48],
  ['#665d4e', '#fcfaf5', 6.21],
])('contrastOf(%s, %s) returns %d', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
});

test.each([
  ['#000000', '#ffffff', 0, '#000000'],
  ['#000000', '#ffffff', 0.5, '#808080'],
  ['#12614a', '#000000', 1, '#000000'],
  ['#0000ff', '#ff0000', 0.5, '#800080'],
])('mixColours(%s, %s, %d) returns %s', (from, to, share, mixed) => {
  expect(mixColours(from, to, share)).toBe(mixed);
});
