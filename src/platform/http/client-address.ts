import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Groups of an IPv6 address that name the network of one household. */
const NETWORK_GROUPS = 4;
const NETWORK = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/;

/** Some proxies note the port, too: `203.0.113.9:5678`, `[2001:db8::1]:5678`. */
const WITH_PORT = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/;

/** The network of an IPv6 address: whoever has one address of it can call from 2^64. IPv4 stays as it is. */
function networkOf(text: string): string {
  if (!isIP(text)) return text;
  const address = ipaddr.process(text);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, NETWORK_GROUPS);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

/**
 * The /48 around a /64 network, all of which one company or attacker may have; `null` for any other text.
 * @example wideNetworkOf('2001:db8:1:2::/64') // '2001:db8:1::/48'
 */
export function wideNetworkOf(network: string): string | null {
  const groups = NETWORK.exec(network)?.[1];
  return groups === undefined ? null : `${groups}::/48`;
}

/** The address that an entry of `X-Forwarded-For` holds; what is none could be anything, of any length. */
function addressIn(entry: string): string | null {
  const [, ipv6, ipv4] = WITH_PORT.exec(entry) ?? [];
  const address = ipv6 ?? ipv4 ?? entry;
  return isIP(address) ? address : null;
}

/**
 * What limits count as one caller: the address a request comes from, or its network (IPv6). Of `X-Forwarded-For` only the
 * entries that `trustedHops` proxies of ours have appended are believed: whatever stands before them was written by the
 * caller. Where there is no address, it is the proxy's own.
 * @example clientAddress('10.0.0.2', '6.6.6.6, 203.0.113.9', 1) // '203.0.113.9'
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trustedHops: number): string {
  if (trustedHops === 0 || forwardedFor === undefined) return networkOf(socketAddress);
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return networkOf(addressIn(hops.at(-trustedHops) ?? hops[0] ?? '') ?? socketAddress);
}
