import { z } from 'zod';
import { readRetryAfter } from '../../kernel/calls/read-retry-after.ts';
import { type CacheablePage, sharedHeaders } from './shared-headers.ts';

/** `zone`: Cloudflare's zone or Fastly's service. `urls`: the caches that are told by `PURGE`; none: nobody is told. */
export type CdnConfig =
  | { provider: 'cloudflare' | 'fastly'; zone: string; token: string }
  | { provider: 'http'; urls: readonly string[]; token: string | undefined };

/** A purge that was not taken; `retryAfter`: the seconds for which the CDN wants to be left alone. */
export class PurgeError extends Error {
  readonly retryAfter: number | null;
  constructor(message: string, retryAfter: number | null, options?: ErrorOptions) {
    super(message, options);
    this.retryAfter = retryAfter;
  }
}

export type Cdn = {
  headersFor(page: CacheablePage): Readonly<Record<string, string>> | null;
  /** Tags that one call takes at most. */
  batch: number;
  /** Drops what carries one of the tags. Throws a `PurgeError` unless everybody who was to be told has taken it. */
  purge(tags: readonly string[], signal: AbortSignal): Promise<void>;
};

/** `answer`: what a success says, where its status alone does not. */
type PurgeCall = { url: string; init: RequestInit; answer?: z.ZodType };

/** Operations in one request of Cloudflare's, keys in one of Fastly's. A header of 256 of our longest tags has 6 KB. */
const BATCHES = { cloudflare: 100, fastly: 256, http: 256 };
const APIS = { cloudflare: 'https://api.cloudflare.com', fastly: 'https://api.fastly.com' };
const TAKEN = z.object({ success: z.literal(true) });
const JSON_TYPE = { 'Content-Type': 'application/json', Accept: 'application/json' };

function callsOf(config: CdnConfig, tags: readonly string[], apiBase: string | undefined): PurgeCall[] {
  if (config.provider === 'http') {
    const { urls, token } = config;
    const headers = {
      'Surrogate-Key': tags.join(' '),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    };
    return urls.map((url) => ({ url, init: { method: 'PURGE', headers } }));
  }
  const { provider, zone, token } = config;
  const base = apiBase ?? APIS[provider];
  if (provider === 'cloudflare') {
    const headers = { ...JSON_TYPE, Authorization: `Bearer ${token}` };
    const init = { method: 'POST', headers, body: JSON.stringify({ tags }) };
    return [{ url: `${base}/client/v4/zones/${zone}/purge_cache`, init, answer: TAKEN }];
  }
  const headers = { ...JSON_TYPE, 'Fastly-Key': token };
  const init = { method: 'POST', headers, body: JSON.stringify({ surrogate_keys: tags }) };
  return [{ url: `${base}/service/${zone}/purge`, init }];
}

async function send({ url, init, answer: schema }: PurgeCall, signal: AbortSignal): Promise<void> {
  const { origin } = new URL(url);
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual', signal });
    const text = await answer.text();
    const retryAfter = readRetryAfter(answer.headers.get('Retry-After') ?? undefined, new Date());
    if (!answer.ok) throw new PurgeError(`${origin} answers ${answer.status}`, retryAfter);
    if (schema) schema.parse(JSON.parse(text));
  } catch (cause) {
    throw cause instanceof PurgeError
      ? cause
      : new PurgeError(`${origin} gives no answer that is one`, null, { cause });
  }
}

/** `apiBase`: who answers in the place of Cloudflare or Fastly, in tests. */
export function openCdn(config: CdnConfig, apiBase?: string): Cdn {
  return {
    headersFor: (page) => sharedHeaders(config.provider, page),
    batch: BATCHES[config.provider],
    async purge(tags, signal) {
      const sent = await Promise.allSettled(callsOf(config, tags, apiBase).map((call) => send(call, signal)));
      for (const one of sent) if (one.status === 'rejected') throw one.reason;
    },
  };
}
