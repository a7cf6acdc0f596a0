import { expect, test } from 'vitest';
import { isPaymentKey, paymentKey } from './payment-key.ts';

test.each([
  ['a UUID', '0197ab12-0000-7000-8000-000000000000', true],
  ['255 signs', 'k'.repeat(255), true],
  ['«key of 300 chars»', 'k'.repeat(300), false],
  ['«key with CRLF»', 'k\r\nk', false],
  ['a line break at its end', 'k\n', false],
  ['a blank', 'a b', false],
  ['a letter beyond ASCII', 'è', false],
  ['empty', '', false],
])('%s', (_, key, expected) => {
  expect(isPaymentKey(key)).toBe(expected);
});

test('one request, one key', () => {
  expect(paymentKey('rimborso', '7')).toBe('rimborso:7');
  expect(paymentKey('capture', '7')).not.toBe(paymentKey('annulla', '7'));
});
