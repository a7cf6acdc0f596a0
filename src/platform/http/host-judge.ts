import { isLoopback } from '../process/is-loopback.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

/** `twice`: the request has several `Host` headers. A proxy and the portal might each use a different one. */
export type HostVerdict = 'ours' | 'twice' | 'other';

const NAME = 'host';
/** Wildcard listen addresses, which are not host names. */
const EVERY_ADDRESS = new Set(['0.0.0.0', '[::]']);

/**
 * Paths without a host check, because monitoring systems and load balancers request them by any host name or IP address.
 * `/metrics` has a separate guard.
 */
const PROBES = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;

function hostnameOf(host: string): string | null {
  return /[/\\@?#]/.test(host) ? null : (URL.parse(`http://${host}`)?.hostname ?? null);
}

function hostsOf(rawHeaders: readonly string[]): string[] {
  const hosts: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === NAME.length && name.toLowerCase() === NAME) hosts.push(rawHeaders[index + 1] ?? '');
  }
  return hosts;
}

/** The host of a URL in absolute form takes precedence over the header (RFC 9112, 3.2.2). */
function hostInAddress(url: string): string | null {
  return url.startsWith('/') ? null : (URL.parse(url)?.host ?? null);
}

export type HostJudge = (request: { url?: string | undefined; rawHeaders: readonly string[] }) => HostVerdict;

/** Ignores ports, because a proxy may drop them. If `allowed` is empty and the public URL is local, every host name is permitted. */
export function createHostJudge(publicUrl: string, allowed: readonly string[]): HostJudge {
  const { hostname: name } = new URL(publicUrl);
  const names = new Set([name, ...allowed]);
  const isLenient = allowed.length === 0 && (isLoopback(name) || EVERY_ADDRESS.has(name));
  const isOurs = (host: string) => {
    const hostname = hostnameOf(host);
    return hostname !== null && (names.has(hostname) || isLoopback(hostname));
  };
  const known = new Set<string>();
  return ({ url = '/', rawHeaders }) => {
    const hosts = hostsOf(rawHeaders);
    if (hosts.length > 1) return 'twice';
    if (isLenient || PROBES.test(url)) return 'ours';
    const host = hostInAddress(url) ?? hosts[0] ?? '';
    if (known.has(host)) return 'ours';
    if (!isOurs(host)) return 'other';
    if (known.size < 100) known.add(host);
    return 'ours';
  };
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

function hostOf(url: string): string | null {
  return URL.parse(url)?.host ?? null;
}

/** Rejects writes from other sites. A client without `Sec-Fetch-Site` and `Origin` is accepted, because it is not a browser. */
export function refuseOtherSites(request: Request, publicUrl: string): void {
  if (SAFE.has(request.method)) return;
  const site = request.headers.get('Sec-Fetch-Site');
  if (site === 'same-origin' || site === 'none') return;
  const origin = request.headers.get('Origin');
  if (site === null && origin === null) return;
  const sites = [hostOf(publicUrl), hostOf(request.url)];
  if (site === null && origin !== null && sites.includes(hostOf(origin) ?? '')) return;
  throw new AppError('ORIGINE_NON_CONSENTITA', visitorMessages().originNotAllowed);
}
