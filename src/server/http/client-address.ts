import { isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/i;
/** Groups of an IPv6 address, and those of them that name a network: what one household is given. */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The network of an IPv6 address: whoever has one address of it can call from 2^64. IPv4 stays as it is. */
function networkOf(address: string): string {
  const plain = address.replace(IPV4_IN_IPV6, '');
  if (!isIPv6(plain)) return plain;
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  const network = [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * What limits count as one caller: the address a request comes from, or its network (IPv6). Of `X-Forwarded-For` only the
 * entries that `trustedHops` proxies of ours have appended are believed: whatever stands before them was written by the
 * caller.
 * @example clientAddress('10.0.0.2', '6.6.6.6, 203.0.113.9', 1) // '203.0.113.9'
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trustedHops: number): string {
  if (trustedHops === 0 || forwardedFor === undefined) return networkOf(socketAddress);
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return networkOf(hops.at(-trustedHops) ?? hops[0] ?? socketAddress);
}
