import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReadyPage } from './cached-page.ts';

/** Whether a browser has the page already (RFC 9110, 13.1.2). */
function isNotModified(etag: string, ifNoneMatch: string | null | undefined): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

function headersOf(flat: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index < flat.length; index += 2) headers.set(flat[index] ?? '', flat[index + 1] ?? '');
  return headers;
}

export function respond({ etag, body, okHeaders, notModifiedHeaders }: ReadyPage, request: Request): Response {
  if (isNotModified(etag, request.headers.get('If-None-Match')))
    return new Response(null, { status: 304, headers: headersOf(notModifiedHeaders) });
  return new Response(new Uint8Array(body), { headers: headersOf(okHeaders) });
}

export function send(ready: ReadyPage, { headers, method }: IncomingMessage, outgoing: ServerResponse): void {
  const isUnchanged = isNotModified(ready.etag, headers['if-none-match']);
  outgoing.writeHead(isUnchanged ? 304 : 200, isUnchanged ? ready.notModifiedHeaders : ready.okHeaders);
  if (isUnchanged || method === 'HEAD') outgoing.end();
  else outgoing.end(ready.body);
}
