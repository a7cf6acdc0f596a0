import { describe, expect, test } from 'vitest';
import { isPublicAddress } from './is-public-address.ts';

describe('G21 SSRF: addresses that lead inside', () => {
  test.each([
    ['this machine', ['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::1', '::']],
    [
      'this machine, IPv4 inside IPv6',
      ['::ffff:127.0.0.1', '::ffff:7f00:1', '::7f00:1', '::127.0.0.1', '::ffff:0:7f00:1'],
    ],
    ['private networks', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '::ffff:10.0.0.1']],
    ['private IPv6', ['fc00::1', 'fd12:3456:789a::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1']],
    ['carrier-grade NAT', ['100.64.0.1', '100.127.255.255']],
    ['cloud metadata', ['169.254.169.254', '100.100.100.200', '168.63.129.16', '::ffff:a83f:8110', 'fd00:ec2::254']],
    ['NAT64', ['64:ff9b::7f00:1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::7f00:1']],
    ['6to4 and Teredo', ['2002:7f00:1::', '2001::1', '2001:0:7f00:1::', '192.88.99.1']],
    ['documentation', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1']],
    [
      'benchmarks, multicast, reserved',
      ['198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', 'ff02::1', '100::1'],
    ],
    ['nobody’s', ['4000::1', '1000::1', '5f00::1', '192.0.0.8']],
    ['no address', ['', 'localhost', '127.0.0.1.', '1.2.3.4/8', '[::1]']],
  ])('%s', (_name, addresses) => {
    expect(addresses.filter((address) => isPublicAddress(address))).toEqual([]);
  });

  test('platforms are let through', () => {
    const platforms = ['8.8.8.8', '185.60.216.35', '54.230.1.1', '2606:4700::6810:84e5', '2a00:1450:4002:402::200e'];
    expect(platforms.filter((address) => !isPublicAddress(address))).toEqual([]);
  });
});
