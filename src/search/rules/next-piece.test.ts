import { expect, test } from 'vitest';
import { nextPiece } from './next-piece.ts';

test.each([
  ['the first of few homes', 1000, null, 2500, 4096],
  ['the first of ten million', 10_000_000, null, 2500, 19_532],
  ['the first although no time is left', 10_000_000, null, 0, 19_532],
  ['four times the last one', 10_000_000, { length: 20_000, ms: 20 }, 2500, 80_000],
  ['what fits into the rest of the time', 10_000_000, { length: 1_280_000, ms: 1280 }, 900, 900_000],
  ['the least that is worth a statement', 10_000_000, { length: 20_000, ms: 2400 }, 100, 4096],
  ['a last one that took no time', 10_000_000, { length: 20_000, ms: 0 }, 100, 80_000],
  ['none when the time is over', 10_000_000, { length: 20_000, ms: 20 }, 0, null],
  ['none when it has long been over', 10_000_000, { length: 20_000, ms: 20 }, -300, null],
])('nextPiece: %s', (_, span, last, leftMs, expected) => {
  expect(nextPiece(span, last, leftMs)).toBe(expected);
});
