import { expect, test } from 'vitest';
import { clientAddress, wideNetworkOf } from './client-address.ts';

test.each([
  ['the socket’s address if no proxy is trusted', '6.6.6.6', 0, '10.0.0.2'],
  ['the socket’s address if X-Forwarded-For is missing', undefined, 1, '10.0.0.2'],
  ['the entry that a single proxy appended', '6.6.6.6, 203.0.113.9', 1, '203.0.113.9'],
  ['the second-to-last entry behind two proxies', '6.6.6.6, 203.0.113.9, 10.0.0.1', 2, '203.0.113.9'],
  ['the first entry if there are fewer entries than proxies', '203.0.113.9', 2, '203.0.113.9'],
])('clientAddress returns %s', (_, header, hops, expected) => {
  expect(clientAddress('10.0.0.2', header, hops)).toBe(expected);
});

test.each([
  ['an IPv4-mapped IPv6 address to IPv4', '::ffff:203.0.113.9', '203.0.113.9'],
  ['an IPv6 address to its /64 network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['an IPv6 address with omitted zeros', '2001:db8::7', '2001:db8:0:0::/64'],
  ['an IPv6 address with leading zeros, capitals and a zone', '2001:0DB8:01::7%eth0', '2001:db8:1:0::/64'],
  ['a loopback address', '::1', '0:0:0:0::/64'],
])('clientAddress normalises %s', (_, address, expected) => {
  expect(clientAddress(address, undefined, 0)).toBe(expected);
  expect(clientAddress('10.0.0.2', address, 1)).toBe(expected);
});

test.each([
  ['an IPv4 entry with a port', '203.0.113.9:5678', '203.0.113.9'],
  ['an IPv6 entry with a port', '[2001:db8:1:2::1]:5678', '2001:db8:1:2::/64'],
  ['an entry without an address as the proxy’s own address', 'unknown', '10.0.0.2'],
  ['a very long entry as the proxy’s own address', 'x'.repeat(5000), '10.0.0.2'],
])('clientAddress parses %s', (_, header, expected) => {
  expect(clientAddress('10.0.0.2', header, 1)).toBe(expected);
});

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['203.0.113.9', null],
  ['anna@example.it', null],
  ['7 2001:db8:1:2::/64', null],
])('wideNetworkOf(%s) returns %s', (network, expected) => expect(wideNetworkOf(network)).toBe(expected));
