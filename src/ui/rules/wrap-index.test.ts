import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrapIndex } from './wrap-index.ts';

describe('Index wraps in both directions', () => {
  test.each([
    { index: 0, length: 13, expected: 0 },
    { index: 12, length: 13, expected: 12 },
    { index: 13, length: 13, expected: 0 },
    { index: -1, length: 13, expected: 12 },
    { index: 1, length: 1, expected: 0 },
  ])('$index of $length is $expected', ({ index, length, expected }) => {
    expect(wrapIndex(index, length)).toBe(expected);
  });

  test('a step forward and a step back lead home, from anywhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.nat(), (length, start) => {
        const index = start % length;
        expect(wrapIndex(wrapIndex(index + 1, length) - 1, length)).toBe(index);
      }),
    );
  });
});
