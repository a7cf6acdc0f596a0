import type { CachedPage } from './cached-page.ts';
import type { StalePage } from './page-store.ts';

/** Seconds for which an expired page may be served during an outage or overload (RFC 5861, `stale-if-error`). */
export const STALE_SECONDS = 600;

const OF_FRESH_PAGES = ['ETag', 'Content-Length'];

const BODY = /<body[^>]*>/;

function markHtml(html: string, mark: string): string {
  return html.replace(BODY, (tag) => tag + mark);
}

export function setStaleHeaders(headers: Headers, ageSeconds: number): void {
  for (const name of OF_FRESH_PAGES) headers.delete(name);
  headers.set('Cache-Control', 'no-store');
  headers.set('Age', String(Math.max(0, Math.round(ageSeconds))));
  // This header is defined in RFC 7234, 5.5.1. RFC 9111 removed it, but it is useful for debugging.
  headers.set('Warning', '110 - "Response is Stale"');
}

export function isMarkedStale(headers: Headers): boolean {
  return headers.has('Warning');
}

/** Marks a response as stale. Removes the validators, because a 304 response would not contain the mark. */
export async function markStale(answer: Response, ageSeconds: number, mark: string): Promise<Response> {
  const headers = new Headers(answer.headers);
  setStaleHeaders(headers, ageSeconds);
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const body = isHtml ? markHtml(await answer.text(), mark) : answer.body;
  return new Response(body, { status: answer.status, headers });
}

export async function unpackedAnswer(page: CachedPage): Promise<Response> {
  const { body, okHeaders } = await page.prepare('identity');
  const headers = new Headers();
  for (let at = 0; at < okHeaders.length; at += 2) headers.set(okHeaders[at] ?? '', okHeaders[at + 1] ?? '');
  return new Response(new Uint8Array(body), { headers });
}

export async function staleAnswer({ page, ageSeconds }: StalePage, mark: string): Promise<Response> {
  return markStale(await unpackedAnswer(page), ageSeconds, mark);
}
