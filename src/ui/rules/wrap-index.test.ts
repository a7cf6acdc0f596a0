import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapIndex } from './wrap-index.ts';

test('wrapIndex wraps in both directions', () => {
  expect([0, 12, 13, -1].map((index) => wrapIndex(index, 13))).toEqual([0, 12, 0, 12]);
});

test('wrapIndex returns to the same index after a step forward and a step back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.nat(), (length, start) => {
      const index = start % length;
      expect(wrapIndex(wrapIndex(index + 1, length) - 1, length)).toBe(index);
    }),
  );
});
