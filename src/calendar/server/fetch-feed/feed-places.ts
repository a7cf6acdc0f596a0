import type { FetchFault } from '../../rules/feed-fault.ts';
import type { AllowedHosts } from './guarded-agent.ts';

const INSIDE = /(?:^|\.)(?:localhost|local|internal|intranet|home|lan|corp|arpa|test|example|invalid|onion)\.?$/;
const OUTSIDE = /^(?:[^.]+(?:\.[^.]+)+\.?|\[[\da-f:.]+\])$/;
/** Hosts that may be requested over plain http, because Vrbo gives owners http addresses. */
const PLAIN_HTTP = /(?:^|\.)vrbo\.com$/;

function placeOf({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}

/** Returns the URLs to try. Unless the operator allowed plain http, https replaces it, and only Vrbo hosts fall back to http. */
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
