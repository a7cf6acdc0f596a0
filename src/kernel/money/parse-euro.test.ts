import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asCents, formatEuro, formatPrice } from './cents.ts';
import { parseEuro } from './parse-euro.ts';

test.each([
  [' 95 € ', 9500],
  ['95,5', 9550],
  ['95,', 9500],
  ['95.50', 9550],
  ['1.234', 123_400],
  ['1.234,5', 123_450],
  ['1.234.567', 123_456_700],
  ['1 234,50 €', 123_450],
  ['120 Euro', 12_000],
  ['EUR 120', 12_000],
  ['€120,-', 12_000],
  ['120,–', 12_000],
  ['1.234,50 euro', 123_450],
  ['0,01', 1],
])('parseEuro parses %j as %i cents', (text, cents) => {
  expect(parseEuro(text)).toBe(cents);
});

test.each([
  '',
  '€',
  '50abc',
  '€,-',
  '120 eurozzi',
  '12€50',
  '120-',
  '120,-5',
  '-5',
  '1e3',
  '95,555',
  '1.23.4',
  '1,234.50',
  '.5',
  '٩٥',
  '1234567890123',
])('parseEuro returns null for %j', (text) => {
  expect(parseEuro(text)).toBeNull();
});

test('parseEuro parses every amount that formatEuro and formatPrice write', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (amount) => {
      const cents = asCents(amount);
      expect(parseEuro(formatEuro(cents))).toBe(cents);
      expect(parseEuro(formatPrice(cents))).toBe(cents);
    }),
  );
});
