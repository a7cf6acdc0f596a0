import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEuros, readWhole } from './read-number.ts';

const NO_NUMBER: readonly unknown[] = [
  undefined,
  null,
  '',
  '50abc',
  '1,50',
  '0x32',
  '1e3',
  '-5',
  '5.',
  'NaN',
  '٥٠',
  '5\u0000',
  true,
  [5],
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 31,
];

describe('readWhole', () => {
  test.each([
    [0, 0],
    [4, 4],
    ['4', 4],
    ['007', 7],
    ['999999999', 999_999_999],
  ])('parses %j as %i', (value, number) => expect(readWhole(value)).toBe(number));

  test.each([...NO_NUMBER, 1.5, 0.001, '1.5', '4.0'].map((value) => [value]))('rejects %j', (value) => {
    expect(readWhole(value)).toBeNull();
  });
});

describe('readEuros', () => {
  test.each([
    [0, 0],
    [50, 5000],
    [19.99, 1999],
    [0.01, 1],
    [1.005e2, 10_050],
    ['50', 5000],
    ['95.50', 9550],
  ])('parses %j as %i cents', (value, cents) => expect(readEuros(value)).toBe(cents));

  test.each([...NO_NUMBER, 0.001, 19.999, 1.005, '0.001', '19.999', '1.000', '1.2.3'].map((value) => [value]))(
    'rejects %j',
    (value) => {
      expect(readEuros(value)).toBeNull();
    },
  );

  test('converts every amount of cents to euros and back without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        expect(readEuros(cents / 100)).toBe(cents);
        expect(readEuros((cents / 100).toFixed(2))).toBe(cents);
      }),
    );
  });
});
