import type { Agent } from 'undici';
import { type Clock, systemClock } from '../../../kernel/dates/clock.ts';
import type { FetchFault } from '../../rules/feed-fault.ts';
import { FetchError } from './fetch-error.ts';
import {
  type AllowedHosts,
  checkPlace,
  createGuardedAgent,
  feedPlaces,
  type Resolve,
  resolveName,
} from './guarded-agent.ts';
import { type Answer, drop, type FetchedFeed, headerOf, readAnswer, type Validators } from './read-answer.ts';
import { RedirectCookies } from './redirect-cookies.ts';

const BY_CODE: readonly (readonly [RegExp, FetchFault])[] = [
  [/^(?:CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$)/, 'certificato'],
  [/^(?:ETIMEDOUT$|UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT$)/, 'tempo_scaduto'],
  [/^(?:Z_|ZSTD_|ERR_BROTLI|ERR__ERROR_)/, 'incompleto'],
  [/^(?:UND_ERR_HEADERS_OVERFLOW|ERR_BUFFER_TOO_LARGE)$/, 'troppo_grande'],
];

function codeOf(error: object): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function reasonsOf(error: Error): unknown[] {
  return error instanceof AggregateError ? error.errors : [error.cause];
}

export function faultOfError(error: unknown): FetchFault {
  if (error instanceof FetchError) return error.fault;
  if (!(error instanceof Error)) return 'rete';
  const known = BY_CODE.find(([codes]) => codes.test(codeOf(error)));
  if (known !== undefined) return known[1];
  const faults = reasonsOf(error).map((reason) => faultOfError(reason));
  return faults.find((fault) => fault !== 'rete') ?? 'rete';
}

export type FeedFetcher = {
  /** Fetches a calendar. Never throws. Aborting `signal` before the timeout also results in `tempo_scaduto`. */
  fetch(url: string, known: Validators & { signal?: AbortSignal | undefined }): Promise<FetchedFeed>;
  close(): Promise<void>;
};

export type FetcherOptions = {
  /** `host:port` pairs that may resolve to private addresses and may use plain HTTP (`OSPITALIA_FEED_ALLOW`). */
  allow: readonly string[];
  /** Sent in `User-Agent`, because some platforms answer 403 to unidentified clients. */
  publicUrl: string;
  clock?: Clock;
  resolve?: Resolve;
  /** Source IP address. Only hosts with an address of the same family can be reached. */
  from?: string | undefined;
  deadline?: number;
};

type Egress = { openAgent(): Promise<Agent>; allowed: AllowedHosts; publicUrl: string; clock: Clock };
type Fetch = { known: Validators; signal: AbortSignal };

const DEADLINE = 15_000;
const MAX_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** Faults of https requests to Vrbo after which plain http is tried. */
const MENDED_BY_HTTP: ReadonlySet<FetchFault> = new Set<FetchFault>(['rete', 'certificato', 'rinvii']);

function readRedirect(from: URL, answer: Answer): URL {
  const to = URL.parse(headerOf(answer, 'location') ?? '', from);
  if (to === null || (from.protocol === 'https:' && to.protocol === 'http:')) throw new FetchError('rinvii');
  return to;
}

function headersFor(publicUrl: string, { etag, last_modified }: Validators): Record<string, string> {
  return {
    accept: 'text/calendar, */*;q=0.1',
    'accept-encoding': 'identity',
    'user-agent': `Ospitalia/1 (+${publicUrl})`,
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(last_modified === null ? {} : { 'if-modified-since': last_modified }),
  };
}

async function follow(egress: Egress, start: URL, { known, signal }: Fetch): Promise<FetchedFeed> {
  const { openAgent, allowed, publicUrl, clock } = egress;
  const agent = await openAgent();
  const { request } = await import('undici');
  const headers = headersFor(publicUrl, known);
  let url = start;
  const cookies = new RedirectCookies();
  let hasReturned = false;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const fault = checkPlace(url, allowed);
    if (fault !== null) throw new FetchError(fault);
    const sent = { ...headers, ...cookies.headerFor(url) };
    const answer = await request(url, { dispatcher: agent, headers: sent, signal });
    if (!REDIRECTS.has(answer.statusCode)) return readAnswer(answer, known, clock.now());
    drop(answer.body);
    const to = readRedirect(url, answer);
    const hasNewCookie = cookies.take(url, answer);
    if (to.href === url.href) {
      if (!hasNewCookie || hasReturned) break;
      hasReturned = true;
    }
    url = to;
  }
  throw new FetchError('rinvii');
}

async function tryPlaces(egress: Egress, [place, ...others]: URL[], fetch: Fetch): Promise<FetchedFeed> {
  if (place === undefined) throw new FetchError('indirizzo_non_valido');
  try {
    return await follow(egress, place, fetch);
  } catch (error) {
    if (others.length === 0 || fetch.signal.aborted || !MENDED_BY_HTTP.has(faultOfError(error))) throw error;
    return tryPlaces(egress, others, fetch);
  }
}

/** Rejects once `signal` is aborted, because undici does not abort a request while it is connecting. */
function failAtEnd(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new FetchError('tempo_scaduto'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}

/** Fetches calendars from user-supplied URLs (ADR 0050, G21). */
export function createFeedFetcher(options: FetcherOptions): FeedFetcher {
  const { publicUrl, clock = systemClock, resolve = resolveName, deadline = DEADLINE } = options;
  const allowed = new Set(options.allow);
  let agent: Promise<Agent> | undefined;
  const openAgent = () => (agent ??= createGuardedAgent(allowed, resolve, options.from));
  const egress = { openAgent, allowed, publicUrl, clock };
  return {
    async fetch(text, { signal, ...known }) {
      const url = URL.parse(text);
      const places = url === null ? [] : feedPlaces(url, allowed);
      // `AbortSignal.timeout` is not used, because its timer would outlive the fetch.
      const end = new AbortController();
      const timer = setTimeout(() => end.abort(), deadline);
      const ended = signal === undefined ? end.signal : AbortSignal.any([end.signal, signal]);
      try {
        return await Promise.race([tryPlaces(egress, places, { known, signal: ended }), failAtEnd(ended)]);
      } catch (error) {
        const fault = ended.aborted ? 'tempo_scaduto' : faultOfError(error);
        return { kind: 'fault', fault, retryAfter: null };
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => (await agent)?.destroy(),
  };
}
