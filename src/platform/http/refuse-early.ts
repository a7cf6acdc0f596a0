import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Codice, STATUS_OF } from '../../kernel/app-error.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** A refusal that is answered before anybody has looked at the request: it costs next to nothing. */
export type EarlyRefusal = {
  codice: Codice;
  /** One Italian sentence. */
  detail: string;
  /** Seconds after which it makes sense to ask again. */
  retryAfter?: number;
  /** Where a body may still follow that nobody reads. */
  closes?: true;
};

export type RefuseEarly = (refusal: EarlyRefusal, incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** The page that a person is shown in place of JSON. */
export type RefusalPage = (detail: string) => string;

/** What pages of a refusal may load: nothing but what stands in them. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The body of a refusal in the project's one error shape; nobody has given the request an id yet. */
function bodyOf({ codice, detail }: EarlyRefusal): string {
  return JSON.stringify({ success: false, codice, detail, message: detail, request_id: '' });
}

function headersOf({ retryAfter, closes }: EarlyRefusal, body: string, type: string): Record<string, string> {
  return {
    ...SECURITY_HEADERS,
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'Content-Length': String(Buffer.byteLength(body)),
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    ...(closes && { Connection: 'close' }),
  };
}

/** A person who opens a page; what goes from page to page in the browser, and programs, read JSON. */
function wantsPage({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}

/** Pages that are made once: there are as many as sentences. */
export function createEarlyRefusals(pageOf?: RefusalPage): RefuseEarly {
  const pages = new Map<string, string>();

  function pageWith(detail: string): string | undefined {
    const page = pages.get(detail) ?? pageOf?.(detail);
    if (page !== undefined) pages.set(detail, page);
    return page;
  }

  return (refusal, incoming, outgoing) => {
    if (outgoing.destroyed) return;
    const page = wantsPage(incoming) ? pageWith(refusal.detail) : undefined;
    const body = page ?? bodyOf(refusal);
    const headers = headersOf(refusal, body, page === undefined ? 'application/json' : 'text/html');
    if (page !== undefined) headers['Content-Security-Policy'] = PAGE_POLICY;
    outgoing.writeHead(STATUS_OF[refusal.codice], headers);
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  };
}

/** The same for a request that has no address which could be read. */
export function refusalResponse(refusal: EarlyRefusal): Response {
  const body = bodyOf(refusal);
  const headers = headersOf(refusal, body, 'application/json');
  return new Response(body, { status: STATUS_OF[refusal.codice], headers });
}

/** The same as bytes for a connection whose request could not even be read; `statusLine` as `431 Request Header Fields Too Large`. */
export function refusalBytes(statusLine: string, refusal: EarlyRefusal): string {
  const body = bodyOf(refusal);
  const headers = Object.entries(headersOf({ ...refusal, closes: true }, body, 'application/json'));
  return `HTTP/1.1 ${statusLine}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}
