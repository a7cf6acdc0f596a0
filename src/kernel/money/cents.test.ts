import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cents, formatEuro, formatPrice, toCents, toEuros } from './cents.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [95.5, 9550],
  [0.29, 29],
  [19.99, 1999],
])('toCents(%d) returns %i', (euros, cents) => {
  expect(toCents(euros)).toBe(cents);
});

test('toCents inverts toEuros for any amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => toCents(toEuros(cents as Cents)) === cents),
  );
});

test.each([
  [9500, '95,00 €', '95 €'],
  [9550, '95,50 €', '95,50 €'],
  [123450, '1.234,50 €', '1.234,50 €'],
  [1_000_000, '10.000,00 €', '10.000 €'],
])('formats %i cents as the total «%s» and the nightly price «%s»', (cents, total, price) => {
  expect(plain(formatEuro(cents as Cents))).toBe(total);
  expect(plain(formatPrice(cents as Cents))).toBe(price);
});
