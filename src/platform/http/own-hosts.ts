import { isLoopback } from '../process/is-loopback.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

/** Whether the `Host` of a request is ours; `twice`: it says two, of which a proxy may have read the other. */
export type HostVerdict = 'ours' | 'twice' | 'other';

const NAME = 'host';
/** What listens at all addresses of a machine has none that it could name. */
const EVERY_ADDRESS = new Set(['0.0.0.0', '[::]']);

/** Asked by machines, under whatever address they reach this one; figures have a guard of their own. */
const PROBES = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;

function hostnameOf(host: string): string | null {
  return /[/\\@?#]/.test(host) ? null : (URL.parse(`http://${host}`)?.hostname ?? null);
}

/** All `Host` headers of a request, of names and values in turn. */
function hostsOf(rawHeaders: readonly string[]): string[] {
  const hosts: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === NAME.length && name.toLowerCase() === NAME) hosts.push(rawHeaders[index + 1] ?? '');
  }
  return hosts;
}

/** The host that an address in absolute form names, which counts instead of the header (RFC 9112, 3.2.2); `null`: it names none. */
function hostInAddress(url: string): string | null {
  return url.startsWith('/') ? null : (URL.parse(url)?.host ?? null);
}

export type HostJudge = (request: { url?: string | undefined; rawHeaders: readonly string[] }) => HostVerdict;

/**
 * Judges by name, whatever the port: a proxy may leave it out. `publicUrl`'s name and this machine's own are always ours. A portal that
 * has no other name is tried from the same room by any name, unless `allowed` says which.
 */
export function createHostJudge(publicUrl: string, allowed: readonly string[]): HostJudge {
  const { hostname: name } = new URL(publicUrl);
  const own = new Set([name, ...allowed]);
  const isLenient = allowed.length === 0 && (isLoopback(name) || EVERY_ADDRESS.has(name));
  const isOurs = (host: string) => {
    const hostname = hostnameOf(host);
    return hostname !== null && (own.has(hostname) || isLoopback(hostname));
  };
  // Few names are ours, and nearly every request says one of them.
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

/** Browsers say in `Sec-Fetch-Site`, older ones in `Origin`, where a request comes from. What sends neither is no browser. */
export function refuseOtherSites(request: Request, publicUrl: string): void {
  if (SAFE.has(request.method)) return;
  const site = request.headers.get('Sec-Fetch-Site');
  if (site === 'same-origin' || site === 'none') return;
  const origin = request.headers.get('Origin');
  if (site === null && origin === null) return;
  const own = [hostOf(publicUrl), hostOf(request.url)];
  if (site === null && origin !== null && own.includes(hostOf(origin) ?? '')) return;
  throw new AppError('ORIGINE_NON_CONSENTITA', visitorMessages().originNotAllowed);
}
