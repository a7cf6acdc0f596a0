import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Number of leading groups of an IPv6 address that identify the network of a household. */
const NETWORK_GROUPS = 4;
const NETWORK = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/;

/** Some proxies append the port: `203.0.113.9:5678`, `[2001:db8::1]:5678`. */
const WITH_PORT = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/;

/** Returns the /64 network of an IPv6 address, because a client can use all 2^64 addresses of its network. */
function networkOf(text: string): string {
  if (!isIP(text)) return text;
  const address = ipaddr.process(text);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, NETWORK_GROUPS);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

/**
 * Returns the /48 network that contains a /64 network, because one attacker may control a whole /48.
 * @example wideNetworkOf('2001:db8:1:2::/64') // '2001:db8:1::/48'
 */
export function wideNetworkOf(network: string): string | null {
  const groups = NETWORK.exec(network)?.[1];
  return groups === undefined ? null : `${groups}::/48`;
}

/** Removes the port from an entry of `X-Forwarded-For`. Returns `null` for invalid text, which clients may send. */
function addressIn(entry: string): string | null {
  const [, ipv6, ipv4] = WITH_PORT.exec(entry) ?? [];
  const address = ipv6 ?? ipv4 ?? entry;
  return isIP(address) ? address : null;
}

/**
 * Returns the client's address. Trusts only entries from `trustedHops` proxies, because clients may have written earlier ones.
 * @example clientAddress('10.0.0.2', '6.6.6.6, 203.0.113.9', 1) // '203.0.113.9'
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trustedHops: number): string {
  if (trustedHops === 0 || forwardedFor === undefined) return networkOf(socketAddress);
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return networkOf(addressIn(hops.at(-trustedHops) ?? hops[0] ?? '') ?? socketAddress);
}
