import type { FetchFault } from '../../rules/feed-fault.ts';
import type { AllowedHosts } from './guarded-agent.ts';

/** Names that no platform has: a machine's, a house's, or nobody's. */
const INSIDE = /(?:^|\.)(?:localhost|local|internal|intranet|home|lan|corp|arpa|test|example|invalid|onion)\.?$/;
/** A name of the internet, or an address of IPv4 or IPv6. */
const OUTSIDE = /^(?:[^.]+(?:\.[^.]+)+\.?|\[[\da-f:.]+\])$/;
/** Vrbo gives its owners addresses with plain http. */
const PLAIN_HTTP = /(?:^|\.)vrbo\.com$/;

/** `host:port` of an address, as `OSPITALIA_FEED_ALLOW` names it. */
function placeOf({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}

/** Where a calendar is asked for, one after the other: always with https, unless its place is allowed to have none. */
export function feedPlaces(url: URL, allowed: AllowedHosts): URL[] {
  if (url.protocol !== 'http:' || allowed.has(placeOf(url))) return [url];
  const secure = new URL(url);
  secure.protocol = 'https:';
  return PLAIN_HTTP.test(url.hostname) ? [secure, url] : [secure];
}

/** Why a place, the first or one that a redirect names, is not asked. Addresses are checked when it is connected to. */
export function checkPlace(url: URL, allowed: AllowedHosts): FetchFault | null {
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return 'indirizzo_vietato';
  if (allowed.has(placeOf(url))) return null;
  if (url.protocol === 'http:' && !PLAIN_HTTP.test(url.hostname)) return 'indirizzo_vietato';
  if (url.port !== '' && url.port !== '80' && url.port !== '443') return 'indirizzo_vietato';
  return OUTSIDE.test(url.hostname) && !INSIDE.test(url.hostname) ? null : 'indirizzo_vietato';
}
