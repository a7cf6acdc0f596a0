import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test.each([
  ['no proxy is trusted', '6.6.6.6', 0, '10.0.0.2'],
  ['no header', undefined, 1, '10.0.0.2'],
  ['one proxy: the entry it appended', '6.6.6.6, 203.0.113.9', 1, '203.0.113.9'],
  ['two proxies: the entry before the last', '6.6.6.6, 203.0.113.9, 10.0.0.1', 2, '203.0.113.9'],
  ['fewer entries than proxies: the first', '203.0.113.9', 2, '203.0.113.9'],
])('%s', (_, header, hops, expected) => {
  expect(clientAddress('10.0.0.2', header, hops)).toBe(expected);
});
