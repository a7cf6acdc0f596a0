import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Codice, STATUS_OF } from '../../kernel/calls/app-error.ts';
import { secureAnswer } from './security-headers.ts';

export type EarlyRefusal = {
  codice: Codice;
  detail: string;
  /** In seconds. */
  retryAfter?: number;
  /** Closes the connection after the response. Set this if the request may have an unread body. */
  closes?: true;
};

export type RefuseEarly = (refusal: EarlyRefusal, incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Each of these methods adds the headers that all responses have. */
export type EarlyRefusals = {
  answer: RefuseEarly;
  response(refusal: EarlyRefusal): Response;
  bytes(statusLine: string, refusal: EarlyRefusal): string;
};

export type RefusalParts = {
  pageOf?(detail: string): string;
  portalHeaders?: Readonly<Record<string, string>>;
};

/** Content security policy of rejection pages, which load no resources and have inline styles. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const JSON_TYPE = 'application/json; charset=utf-8';

/** The request id is empty, because the request has none yet. */
function bodyOf({ codice, detail }: EarlyRefusal): string {
  return JSON.stringify({ success: false, codice, detail, message: detail, request_id: '' });
}

type Body = { text: string; type: string; policy?: string };

function headersOf(
  { retryAfter, closes }: EarlyRefusal,
  { text, type, policy }: Body,
  portalHeaders: RefusalParts['portalHeaders'],
): Record<string, string> {
  const headers = new Headers({ 'Content-Type': type, 'Cache-Control': 'no-store' });
  headers.set('Content-Length', String(Buffer.byteLength(text)));
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  if (closes) headers.set('Connection', 'close');
  if (policy !== undefined) headers.set('Content-Security-Policy', policy);
  secureAnswer(headers, portalHeaders);
  return Object.fromEntries(headers);
}

/** Returns whether the client expects a page. Client-side navigation and programs request JSON. */
function wantsPage({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}

export function createEarlyRefusals({ pageOf, portalHeaders }: RefusalParts = {}): EarlyRefusals {
  const pages = new Map<string, Body>();

  function pageWith(detail: string): Body | undefined {
    const known = pages.get(detail);
    if (known !== undefined || pageOf === undefined) return known;
    const page = { text: pageOf(detail), type: 'text/html; charset=utf-8', policy: PAGE_POLICY };
    pages.set(detail, page);
    return page;
  }

  const jsonOf = (refusal: EarlyRefusal): Body => ({ text: bodyOf(refusal), type: JSON_TYPE });
  return {
    answer(refusal, incoming, outgoing) {
      if (outgoing.destroyed) return;
      const body = (wantsPage(incoming) ? pageWith(refusal.detail) : undefined) ?? jsonOf(refusal);
      outgoing.writeHead(STATUS_OF[refusal.codice], headersOf(refusal, body, portalHeaders));
      outgoing.end(incoming.method === 'HEAD' ? undefined : body.text);
    },
    response(refusal) {
      const body = jsonOf(refusal);
      const headers = headersOf(refusal, body, portalHeaders);
      return new Response(body.text, { status: STATUS_OF[refusal.codice], headers });
    },
    bytes(statusLine, refusal) {
      const body = jsonOf(refusal);
      const headers = Object.entries(headersOf({ ...refusal, closes: true }, body, portalHeaders));
      const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      return `HTTP/1.1 ${statusLine}\r\n${lines}\r\n${body.text}`;
    },
  };
}
