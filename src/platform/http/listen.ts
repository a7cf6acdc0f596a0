import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { createDrain, type Drain } from '../process/drain.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { Admission } from './admission.ts';
import type { HostJudge } from './host-judge.ts';
import { MAX_JSON_BYTES } from './read-body.ts';
import { createEarlyRefusals, type EarlyRefusal, type EarlyRefusals } from './refuse-early.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';
import * as operatorMessages from '../messages/operator.ts';

/** Time limit for request headers. With Node's defaults, a slow client can hold a connection for 90 s or more (measured). */
const HEADERS_TIMEOUT_MS = 10_000;
/** Time limit for a whole request, enough for ten photos over a slow connection. */
const REQUEST_TIMEOUT_MS = 120_000;
/**
 * Timeouts of idle connections. Behind a proxy, the timeout must exceed the proxy's own (Caddy: 120 s). Otherwise, a write could
 * fail on a connection that the portal has just closed.
 */
const KEEP_ALIVE_MS = { behindProxy: 125_000, alone: 5_000 };
const CHECK_INTERVAL_MS = 2_000;
const MAX_HEADERS = 100;
/** Maximum number of connections. One address can take all of them unless a proxy limits it (`ops/haproxy.cfg`). */
const MAX_CONNECTIONS = 2000;

const UNREADABLE: EarlyRefusal = { codice: 'RICHIESTA_NON_VALIDA', detail: visitorMessages().requestInvalid };
const BROKEN: EarlyRefusal = { codice: 'ERRORE_INTERNO', detail: visitorMessages().unexpectedError };
const ELSEWHERE: EarlyRefusal = { codice: 'INDIRIZZO_NON_NOSTRO', detail: visitorMessages().unknownHost };
const TOO_SLOW: EarlyRefusal = { codice: 'RICHIESTA_LENTA', detail: visitorMessages().requestTimedOut };
const TOO_LARGE: EarlyRefusal = { codice: 'TROPPO_GRANDE', detail: visitorMessages().payloadTooLarge, closes: true };

/** Responses to requests that Node's parser rejects before any handler sees them. */
const PARSER_REFUSALS: Readonly<Record<string, [statusLine: string, refusal: EarlyRefusal]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    { codice: 'RICHIESTA_TROPPO_LUNGA', detail: visitorMessages().requestTooLong },
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', TOO_SLOW],
};

export type ListeningServer = { port: number } & Pick<Drain, 'retire' | 'close'>;

export type ListenOptions = {
  isBehindProxy?: boolean;
  /** Called before `app`. Returns `true` if it has sent a response. */
  intercept?(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  judgeHost?: HostJudge;
  admission?: Pick<Admission, 'admit'>;
  refusals?: EarlyRefusals;
};

/** Returns a refusal if the headers are not acceptable. The body of a GET or HEAD request must not exceed `MAX_JSON_BYTES`. */
function judgeHead(incoming: IncomingMessage, judgeHost: HostJudge | undefined): EarlyRefusal | null {
  const { method, headers, httpVersion } = incoming;
  if (headers.host === undefined && httpVersion !== '1.0') return { ...UNREADABLE, closes: true };
  const verdict = judgeHost?.(incoming) ?? 'ours';
  if (verdict === 'twice') return { ...UNREADABLE, closes: true };
  if (verdict === 'other') return { ...ELSEWHERE, closes: true };
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && Number(headers['content-length'] ?? 0) > MAX_JSON_BYTES ? TOO_LARGE : null;
}

function refuseUnparsed(server: Server, refusals: EarlyRefusals): void {
  // Ignores unknown `Expect` headers, because Node's own 417 response lacks the portal's headers.
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const [statusLine, refusal] = PARSER_REFUSALS[error.code ?? ''] ?? ['400 Bad Request', UNREADABLE];
    if (socket.writable) socket.end(refusals.bytes(statusLine, refusal));
  });
}

async function begin(server: Server, host: string, port: number): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    const fault = operatorMessages.portInUse(port);
    throw isTaken ? new OperatorError(fault, { cause: error }) : error;
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function createLimitedServer(isBehindProxy: boolean, refusals: EarlyRefusals): Server {
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: isBehindProxy ? KEEP_ALIVE_MS.behindProxy : KEEP_ALIVE_MS.alone,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    // `judgeHead` checks the `Host` header instead, because Node's own response to a missing one lacks the portal's
    // headers.
    requireHostHeader: false,
  });
  server.maxHeadersCount = MAX_HEADERS;
  server.maxConnections = MAX_CONNECTIONS;
  refuseUnparsed(server, refusals);
  return server;
}

export async function listen(
  app: Pick<Hono, 'fetch'>,
  host: string,
  port: number,
  {
    isBehindProxy = false,
    intercept = () => false,
    judgeHost,
    admission,
    refusals = createEarlyRefusals(),
  }: ListenOptions = {},
): Promise<ListeningServer> {
  const errorHandler = (error: unknown) => refusals.response(error instanceof RequestError ? UNREADABLE : BROKEN);
  const answer = getRequestListener(app.fetch, { errorHandler });
  const server = createLimitedServer(isBehindProxy, refusals);
  const drain = createDrain(server);
  server.on('request', (incoming, outgoing) => {
    const refusal = judgeHead(incoming, judgeHost);
    if (refusal !== null) return refusals.answer(refusal, incoming, outgoing);
    if (intercept(incoming, outgoing)) return;
    drain.follow(outgoing);
    const run = () => void answer(incoming, outgoing);
    if (admission === undefined) run();
    else admission.admit(incoming, outgoing, run);
  });
  return { port: await begin(server, host, port), retire: drain.retire, close: drain.close };
}
