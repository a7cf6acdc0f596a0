// Serves feeds, with planted faults, in a separate process. Usage: `feed-server-process.ts {"host": "127.0.0.1",
// "port": 0, "tls": false}`.
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { gzipSync } from 'node:zlib';
import type {
  FeedServerAnswer,
  FeedServerFault,
  FeedServerOrder,
  FeedServerPlace,
  FeedServerReply,
  FeedServerRequest,
} from './feed-server.ts';
import { selfSigned } from './self-signed-certificate.ts';

const CALENDAR = { 'content-type': 'text/calendar; charset=utf-8' };
const NOT_FOUND: FeedServerAnswer = { status: 404, body: 'Not found', headers: { 'content-type': 'text/plain' } };

const answers = new Map<string, FeedServerAnswer[]>();
const requests: FeedServerRequest[] = [];
let connections = 0;
let inFlight = 0;
const inFlightFrom = new Map<string, number>();
let bomb: Buffer | undefined;
let waiting: { id: number; path: string | undefined; count: number }[] = [];

function sendReply(reply: FeedServerReply): void {
  process.send?.(reply);
}

function requestsOf(path: string | undefined): FeedServerRequest[] {
  return path === undefined ? requests : requests.filter((request) => request.path === path);
}

function answerWaiting(): void {
  waiting = waiting.filter(({ id, path, count }) => {
    const found = requestsOf(path);
    if (found.length < count) return true;
    sendReply({ id, requests: found });
    return false;
  });
}

function nextAnswer(path: string): FeedServerAnswer {
  const queue = answers.get(path) ?? answers.get('*') ?? [NOT_FOUND];
  return (queue.length > 1 ? queue.shift() : queue[0]) ?? NOT_FOUND;
}

function bytesOf(body: string | Uint8Array = ''): Buffer {
  if (typeof body !== 'string') return Buffer.from(body);
  const now = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return Buffer.from(body.replaceAll('{{DTSTAMP}}', now));
}

function repeat(response: ServerResponse, chunk: string, every: number): void {
  const timer = setInterval(() => response.write(chunk), every);
  response.on('close', () => clearInterval(timer));
}

function sendUntilFull(response: ServerResponse): void {
  while (!response.destroyed && response.write(' '.repeat(65_536)));
  response.once('drain', () => sendUntilFull(response));
}

const misbehave: Record<FeedServerFault, (response: ServerResponse, body: Buffer) => void> = {
  stall: () => undefined,
  stall_body: (response, body) => void response.writeHead(200, CALENDAR).write(body.subarray(0, body.length / 2)),
  drip: (response) => repeat(response.writeHead(200, CALENDAR), ' ', 50),
  endless: (response) => sendUntilFull(response.writeHead(200, CALENDAR)),
  gzip_bomb(response) {
    bomb ??= gzipSync(Buffer.alloc(200_000_000, ' '));
    response.writeHead(200, { ...CALENDAR, 'content-encoding': 'gzip' }).end(bomb);
  },
  cut(response, body) {
    response.writeHead(200, { ...CALENDAR, 'content-length': body.length });
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  },
  reset: (response) => void response.destroy(),
};

function isKnown(request: IncomingMessage, headers: Record<string, string>): boolean {
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const { etag, 'last-modified': lastModified } = lower;
  if (etag !== undefined && request.headers['if-none-match'] === etag) return true;
  return lastModified !== undefined && request.headers['if-modified-since'] === lastModified;
}

function answer(request: IncomingMessage, response: ServerResponse, given: FeedServerAnswer): void {
  const { status = 200, headers = {}, fault } = given;
  const body = bytesOf(given.body);
  if (fault !== undefined) misbehave[fault](response, body);
  else if (isKnown(request, headers)) response.writeHead(304, headers).end();
  else response.writeHead(status, { ...CALENDAR, ...headers }).end(body);
}

function countInFlight(address: string, change: 1 | -1): number {
  inFlight += change;
  const fromAddress = (inFlightFrom.get(address) ?? 0) + change;
  inFlightFrom.set(address, fromAddress);
  return fromAddress;
}

const listener: RequestListener = (request, response) => {
  const path = request.url ?? '';
  const address = request.socket.remoteAddress ?? '';
  const from = { address, in_flight: countInFlight(address, 1) };
  response.once('close', () => countInFlight(address, -1));
  const { method = '', headers } = request;
  requests.push({ path, method, headers, at: Date.now(), in_flight: inFlight, from });
  const given = nextAnswer(path);
  setTimeout(() => answer(request, response, given), given.delay ?? 0);
  answerWaiting();
};

function obey(order: FeedServerOrder & { id: number }): void {
  if (order.kind === 'set') answers.set(order.path, order.answers);
  if (order.kind === 'requests') {
    waiting.push(order);
    answerWaiting();
  } else sendReply({ id: order.id, connections });
}

const { host = '127.0.0.1', port = 0, tls = false }: FeedServerPlace = JSON.parse(process.argv[2] ?? '{}');
const server = tls ? createTlsServer(selfSigned, listener) : createServer(listener);
server.on('connection', () => {
  connections += 1;
});
server.listen(port, host, () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : null });
});
process.on('message', obey);
process.once('disconnect', () => process.exit());
