import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReadyPage } from './kept-page.ts';

/** Whether a browser has the page already (RFC 9110, 13.1.2). */
function isKnown(etag: string, ifNoneMatch: string | null | undefined): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

/** The headers of a ready page as pairs, but those that the server adds to every answer. */
function headersOf(flat: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index < flat.length - 2; index += 2) headers.set(flat[index] ?? '', flat[index + 1] ?? '');
  return headers;
}

/** The answer with a page, to be sent by the app. */
export function respond({ etag, body, found, unchanged }: ReadyPage, request: Request): Response {
  if (isKnown(etag, request.headers.get('If-None-Match')))
    return new Response(null, { status: 304, headers: headersOf(unchanged) });
  return new Response(new Uint8Array(body), { headers: headersOf(found) });
}

/** Sends a page. Its request gets an id of its own. */
export function send(ready: ReadyPage, { headers, method }: IncomingMessage, outgoing: ServerResponse): void {
  const isUnchanged = isKnown(ready.etag, headers['if-none-match']);
  const head = isUnchanged ? ready.unchanged : ready.found;
  head[head.length - 1] = randomUUID();
  outgoing.writeHead(isUnchanged ? 304 : 200, head);
  if (isUnchanged || method === 'HEAD') outgoing.end();
  else outgoing.end(ready.body);
}
