import { expect, test } from 'vitest';
import { maskAddress } from './mask-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:0:1::/64', '2001:db8:0:1::/64'],
  ['console', 'console'],
  ['', ''],
])('%j is %j', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
