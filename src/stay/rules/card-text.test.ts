import { expect, test } from 'vitest';
import { formatCard, formatExpiry } from './card-text.ts';

test.each([
  ['', ''],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242 4242-4242 4242', '4242 4242 4242 4242'],
  ['4a2', '42'],
])('the card %j is shown as %j', (typed, shown) => {
  expect(formatCard(typed)).toBe(shown);
});

test.each([
  ['1', '1'],
  ['12', '12'],
  ['123', '12 / 3'],
  ['12 / 34', '12 / 34'],
  ['123456', '12 / 34'],
])('the date %j is shown as %j', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});
