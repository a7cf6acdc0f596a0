import type { LookupAddress } from 'node:dns';
import { lookup as lookupName } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import type { Agent } from 'undici';
import type { FetchFault } from '../../rules/feed-fault.ts';
import { FetchError } from './fetch-error.ts';
import ipaddr from 'ipaddr.js';

/** Azure's platform endpoint (WireServer), which can serve credentials. It is listed because it looks like a public address. */
const AZURE_METADATA = '168.63.129.16';

/** Returns whether an IPv6 address is in 2000::/3, the range of public addresses. */
function isGlobalV6(address: ipaddr.IPv6): boolean {
  return ((address.parts[0] ?? 0) & 0xe000) === 0x2000;
}

/**
 * Returns whether an IP address is public. Checks the IPv4 address in an IPv4-mapped IPv6 address; rejects NAT64, 6to4 and Teredo
 * addresses.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || address.toString() === AZURE_METADATA) return false;
  return address instanceof ipaddr.IPv6 ? isGlobalV6(address) : true;
}

export type Resolve = (name: string) => Promise<LookupAddress[]>;

export type AllowedHosts = ReadonlySet<string>;

const INSIDE = /(?:^|\.)(?:localhost|local|internal|intranet|home|lan|corp|arpa|test|example|invalid|onion)\.?$/;
const OUTSIDE = /^(?:[^.]+(?:\.[^.]+)+\.?|\[[\da-f:.]+\])$/;
/** Hosts that may be requested over plain http, because Vrbo gives owners http URLs. */
const PLAIN_HTTP = /(?:^|\.)vrbo\.com$/;

function placeOf({ hostname, port, protocol }: Pick<URL, 'hostname' | 'port' | 'protocol'>): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}

/**
 * Returns the URLs to try, in order. Replaces http with https unless the operator allowed the host; for Vrbo hosts, http is tried
 * after https.
 */
export function feedPlaces(url: URL, allowed: AllowedHosts): URL[] {
  if (url.protocol !== 'http:' || allowed.has(placeOf(url))) return [url];
  const secure = new URL(url);
  secure.protocol = 'https:';
  return PLAIN_HTTP.test(url.hostname) ? [secure, url] : [secure];
}

/** Returns why a URL or redirect target must not be requested, or `null`. IP addresses are checked on connection. */
export function checkPlace(url: URL, allowed: AllowedHosts): FetchFault | null {
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return 'indirizzo_vietato';
  if (allowed.has(placeOf(url))) return null;
  if (url.protocol === 'http:' && !PLAIN_HTTP.test(url.hostname)) return 'indirizzo_vietato';
  if (url.port !== '' && url.port !== '80' && url.port !== '443') return 'indirizzo_vietato';
  return OUTSIDE.test(url.hostname) && !INSIDE.test(url.hostname) ? null : 'indirizzo_vietato';
}

const CONNECT_TIMEOUT = 5000;
const MAX_HEADER = 16_384;

export const resolveName: Resolve = (name) => lookupName(name, { all: true });

function reachableFrom(from: string | undefined, addresses: LookupAddress[]): LookupAddress[] {
  return from === undefined ? addresses : addresses.filter(({ family }) => family === isIP(from));
}

/** Creates a lookup that returns only addresses that `check` accepted. No second lookup follows, which prevents DNS rebinding. */
function createLookup(
  resolve: Resolve,
  check: (addresses: LookupAddress[]) => void,
  from: string | undefined,
): LookupFunction {
  const resolveChecked = callbackify(async (name: string) => {
    const addresses = await resolve(name);
    check(addresses);
    return reachableFrom(from, addresses);
  });
  return (name, { all }, callback) =>
    resolveChecked(name, (error, addresses) => {
      const [first] = error === null ? addresses : [];
      if (first === undefined) callback(error ?? new FetchError('rete'), []);
      else if (all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
}

/** Creates a lookup that rejects a name if any of its addresses is private, even if others are public. */
export function createCheckedLookup(resolve: Resolve, from?: string): LookupFunction {
  const check = (addresses: LookupAddress[]) => {
    if (!addresses.every(({ address }) => isPublicAddress(address))) throw new FetchError('indirizzo_vietato');
  };
  return createLookup(resolve, check, from);
}

/** Creates an agent for public addresses only (G21). The connector checks IP addresses in URLs, because they cause no lookup. */
export async function createGuardedAgent(allowed: AllowedHosts, resolve: Resolve, from?: string): Promise<Agent> {
  // undici is loaded on first use (docs/decisions/0077).
  const { Agent, buildConnector } = await import('undici');
  const options = { timeout: CONNECT_TIMEOUT, allowH2: false };
  const connectChecked = buildConnector({ ...options, lookup: createCheckedLookup(resolve, from) });
  const connectAnywhere = buildConnector({ ...options, lookup: createLookup(resolve, () => undefined, from) });
  return new Agent({
    ...(from !== undefined && { localAddress: from }),
    allowH2: false,
    maxHeaderSize: MAX_HEADER,
    connect(place, callback) {
      const literal = place.hostname.replace(/^\[|\]$/g, '');
      if (allowed.has(placeOf(place))) {
        connectAnywhere(place, callback);
      } else if (isIP(literal) !== 0 && !isPublicAddress(literal)) {
        callback(new FetchError('indirizzo_vietato'), null);
      } else {
        connectChecked(place, callback);
      }
    },
  });
}
