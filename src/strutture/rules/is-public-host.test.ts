import { expect, test } from 'vitest';
import { isPublicHost } from './is-public-host.ts';

test.each([
  'ical.booking.com',
  'xn--caff-8oa.it',
  '93.184.215.14',
  '[2a00:1450::1]',
  '2a00:1450::1',
  '2001:4860:4860::8888',
])('isPublicHost accepts %s', (host) => expect(isPublicHost(host)).toBe(true));

test.each([
  ['9.255.255.255', true],
  ['10.0.0.0', false],
  ['10.255.255.255', false],
  ['11.0.0.0', true],
  ['100.63.255.255', true],
  ['100.64.0.0', false],
  ['100.127.255.255', false],
  ['100.128.0.0', true],
  ['172.15.255.255', true],
  ['172.32.0.0', true],
  ['198.17.255.255', true],
  ['198.19.255.255', false],
  ['223.255.255.255', true],
  ['1fff::1', false],
  ['2000::1', true],
  ['2001:1ff::', false],
  ['2001:200::', true],
  ['2001:db8::', false],
  ['2001:db9::', true],
  ['2001::', false],
  ['2003::', true],
  ['3fff:fff::', false],
  ['3fff:1000::', true],
  ['4000::', false],
  ['::ffff:8.8.8.8', false],
  ['', false],
  ['com', false],
])('isPublicHost(%s) returns %s', (host, answer) => expect(isPublicHost(host)).toBe(answer));
