import type { CachedPage } from './cached-page.ts';
import type { StalePage } from './page-store.ts';

/** A page that is known to have been right so long ago is still shown while the database is away (RFC 9111, 4.2.4; RFC 5861, `stale-if-error`). */
export const STALE_SECONDS = 600;

/** Headers that describe the bytes of a fresh page. */
const OF_FRESH_PAGES = ['ETag', 'Content-Length'];

const BODY = /<body[^>]*>/;

function markHtml(html: string, mark: string): string {
  return html.replace(BODY, (tag) => tag + mark);
}

/** Says to whoever looks at headers that an answer was right so long ago: no cache on the way keeps it. */
export function tellStale(headers: Headers, ageSeconds: number): void {
  for (const name of OF_FRESH_PAGES) headers.delete(name);
  headers.set('Cache-Control', 'no-store');
  headers.set('Age', String(Math.max(0, Math.round(ageSeconds))));
  // RFC 7234, 5.5.1. Its successor knows it no more; who looks at answers still reads it.
  headers.set('Warning', '110 - "Response is Stale"');
}

/** Whether an answer has been told to be stale. */
export function isToldStale(headers: Headers): boolean {
  return headers.has('Warning');
}

/**
 * An answer that cannot be proven right any more, and says so: in `Age` and `Warning`, and at the top of its HTML. Whoever has the page
 * already is sent it again, with its mark. `mark`: HTML of its own.
 */
export async function markStale(answer: Response, ageSeconds: number, mark: string): Promise<Response> {
  const headers = new Headers(answer.headers);
  tellStale(headers, ageSeconds);
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const body = isHtml ? markHtml(await answer.text(), mark) : answer.body;
  return new Response(body, { status: answer.status, headers });
}

/** A cached page as it is, for one answer. */
export async function unpackedAnswer(page: CachedPage): Promise<Response> {
  const { body, okHeaders } = await page.prepare('identity');
  const headers = new Headers();
  for (let at = 0; at < okHeaders.length; at += 2) headers.set(okHeaders[at] ?? '', okHeaders[at + 1] ?? '');
  return new Response(new Uint8Array(body), { headers });
}

export async function staleAnswer({ page, ageSeconds }: StalePage, mark: string): Promise<Response> {
  return markStale(await unpackedAnswer(page), ageSeconds, mark);
}
