import { expect, test } from 'vitest';
import { nextPiece } from './next-piece.ts';

test.each([
  ['the minimum for the first piece if there are few homes', 1000, null, 2500, 4096],
  ['a fraction of ten million homes for the first piece', 10_000_000, null, 2500, 19_532],
  ['a first piece even if no time is left', 10_000_000, null, 0, 19_532],
  ['four times the last piece', 10_000_000, { length: 20_000, ms: 20 }, 2500, 80_000],
  ['as many ids as fit into the remaining time', 10_000_000, { length: 1_280_000, ms: 1280 }, 900, 900_000],
  ['the minimum even if it takes longer than the remaining time', 10_000_000, { length: 20_000, ms: 2400 }, 100, 4096],
  ['four times a piece that took no time', 10_000_000, { length: 20_000, ms: 0 }, 100, 80_000],
  ['null when the time is over', 10_000_000, { length: 20_000, ms: 20 }, 0, null],
  ['null when the time has long been over', 10_000_000, { length: 20_000, ms: 20 }, -300, null],
])('nextPiece returns %s', (_, span, last, leftMs, expected) => {
  expect(nextPiece(span, last, leftMs)).toBe(expected);
});
