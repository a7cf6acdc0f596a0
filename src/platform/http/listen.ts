import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { kernelMessages } from '../../kernel/messages.it.ts';
import { createDrain, type Drain } from '../process/drain.ts';
import { OperatorError } from '../process/operator-error.ts';

/** Limits of one connection. Node's own let a slow client hold one for 90 s or more (measured). */
const HEADERS_TIMEOUT_MS = 10_000;
/** Ten photos over a slow line; a body of JSON has less (`read-body.ts`). */
const REQUEST_TIMEOUT_MS = 120_000;
/**
 * Behind a proxy an idle connection is kept longer than it keeps its own (nginx 60 s, Caddy 120 s): who closes first must be the
 * one that sends, or a request meets a connection that is being closed, and one that changes something may not be sent again.
 * Browsers that come without a proxy send it again by themselves, and would soon hold all connections.
 */
const KEEP_ALIVE_MS = { behindProxy: 125_000, alone: 5_000 };
const CHECK_INTERVAL_MS = 2_000;
const MAX_CONNECTIONS = 2_000;
const MAX_HEADERS = 100;

/** What Node's parser refuses before any handler sees it, and the status of our answer. */
const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function refusal(code: string | undefined): string {
  const statusLine = STATUS_LINES[code ?? ''] ?? '400 Bad Request';
  const long = code === 'HPE_HEADER_OVERFLOW';
  const detail = long ? kernelMessages.richiestaTroppoLunga : kernelMessages.richiestaNonValida;
  const codice = long ? 'RICHIESTA_TROPPO_LUNGA' : 'RICHIESTA_NON_VALIDA';
  const body = JSON.stringify({ success: false, codice, detail, message: detail, request_id: '' });
  const length = Buffer.byteLength(body);
  return `HTTP/1.1 ${statusLine}\r\nContent-Type: application/json; charset=utf-8\r\nCache-Control: no-store\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${body}`;
}

export type ListeningServer = { port: number } & Pick<Drain, 'retire' | 'close'>;

export type ListenOptions = {
  isBehindProxy?: boolean;
  /** Sees each request before `app` does; `true`: it has answered. */
  intercept?(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
};

export async function listen(
  app: Pick<Hono, 'fetch'>,
  host: string,
  port: number,
  { isBehindProxy = false, intercept = () => false }: ListenOptions = {},
): Promise<ListeningServer> {
  const answer = getRequestListener(app.fetch);
  const limits = {
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: isBehindProxy ? KEEP_ALIVE_MS.behindProxy : KEEP_ALIVE_MS.alone,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
  };
  const server = createServer(limits, (incoming, outgoing) => {
    if (intercept(incoming, outgoing)) return;
    drain.follow(outgoing);
    void answer(incoming, outgoing);
  });
  const drain = createDrain(server);
  server.maxHeadersCount = MAX_HEADERS;
  server.maxConnections = MAX_CONNECTIONS;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable) socket.end(refusal(error.code));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const fault = `La porta ${port} è già occupata: chiudi l’altro programma, o scegline un’altra con PORT.`;
      reject(isTaken ? new OperatorError(fault, { cause: error }) : error);
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return { port: typeof address === 'object' && address !== null ? address.port : port, ...drain };
}
