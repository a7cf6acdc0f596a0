import { expect, test } from 'vitest';
import { isPaymentKey, paymentKey } from './payment-key.ts';

test.each([
  ['a UUID', '0197ab12-0000-7000-8000-000000000000', true],
  ['a key of 255 characters', 'k'.repeat(255), true],
  ['a key of 300 characters', 'k'.repeat(300), false],
  ['a key containing CRLF', 'k\r\nk', false],
  ['a key ending in a line break', 'k\n', false],
  ['a key with a space', 'a b', false],
  ['a key with a non-ASCII letter', 'è', false],
  ['an empty key', '', false],
])('isPaymentKey returns $2 for %s', (_, key, expected) => {
  expect(isPaymentKey(key)).toBe(expected);
});

test('derives a distinct key for each operation', () => {
  expect(paymentKey('rimborso', '7')).toBe('rimborso:7');
  expect(paymentKey('capture', '7')).not.toBe(paymentKey('annulla', '7'));
});
