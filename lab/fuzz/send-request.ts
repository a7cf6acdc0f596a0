import { Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import { brotliDecompressSync, inflateSync, gunzipSync } from 'node:zlib';
import type { FuzzRequest, Role } from './arbitrary-request.ts';

/** Where requests go, and who sends them. `cookies`: of the sessions, as a `Cookie` header has them. */
export type Target = { port: number; cookies: Readonly<Partial<Record<Role, string>>> };

/** What came back. `status` 0: nothing did, for the reason that `text` has. */
export type FuzzAnswer = { status: number; type: string; text: string; ms: number };

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

let callers = 0;

/**
 * The address of a caller of its own for each request, from the networks that documents and measurements may use (RFC 5737, 2544),
 * so that no limit on one caller hides what lies behind it.
 */
export function nextCaller(): string {
  callers += 1;
  return `198.${18 + ((callers >> 16) & 1)}.${(callers >> 8) & 255}.${callers & 255}`;
}

function headersOf({ headers, role, body }: FuzzRequest, { cookies }: Target): Record<string, string> {
  const cookie = cookies[role];
  return {
    'X-Forwarded-For': nextCaller(),
    ...(cookie !== undefined && { Cookie: cookie }),
    ...(body !== null && { 'Content-Length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
}

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** The text of an answer; of one that is compressed and then broken off, that. */
function textOf({ headers }: IncomingMessage, bytes: Buffer): string {
  const decode = DECODERS[headers['content-encoding'] ?? ''];
  if (decode === undefined || bytes.length === 0) return bytes.toString();
  return decode(bytes).toString();
}

/** Sends one request and waits for its whole answer, at most `hangMs`. */
export function sendRequest(sent: FuzzRequest, target: Target, hangMs: number): Promise<FuzzAnswer> {
  const start = performance.now();
  const since = () => performance.now() - start;
  return new Promise((resolve) => {
    const fail = (text: string) => resolve({ status: 0, type: '', text, ms: since() });
    const options = { agent, host: '127.0.0.1', port: target.port, method: sent.method, path: sent.target };
    const outgoing = httpRequest({ ...options, headers: headersOf(sent, target) }, (incoming) => {
      const pieces: Buffer[] = [];
      incoming.on('data', (piece: Buffer) => pieces.push(piece));
      incoming.on('error', ({ message }) => fail(message));
      incoming.on('end', () => {
        const type = incoming.headers['content-type'] ?? '';
        resolve({ status: incoming.statusCode ?? 0, type, text: textOf(incoming, Buffer.concat(pieces)), ms: since() });
      });
    });
    const timer = setTimeout(() => {
      fail('hang');
      outgoing.destroy();
    }, hangMs);
    outgoing.on('error', ({ message }) => fail(message));
    outgoing.on('close', () => clearTimeout(timer));
    outgoing.end(sent.body ?? undefined);
  });
}

function quote(text: string): string {
  // `$'…'` says control characters and half characters as they are, whatever terminal reads it.
  const plain = /^[\x20-\x7e]*$/.test(text);
  if (plain && !text.includes("'")) return `'${text}'`;
  const bytes = [...Buffer.from(text)];
  return `$'${bytes.map((byte) => (byte >= 32 && byte < 127 && byte !== 39 && byte !== 92 ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`)).join('')}'`;
}

/** The same request for a shell; the session of its role is the reader's to put in. */
export function toCurl(sent: FuzzRequest, { port }: Pick<Target, 'port'>): string {
  const headers = Object.entries(sent.headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  const session = sent.role === 'anonymous' ? [] : [`-H "Cookie: $${sent.role.toUpperCase()}_COOKIE"`];
  const body = sent.body === null ? [] : [`--data-binary ${quote(sent.body)}`];
  const address = quote(`http://127.0.0.1:${port}${sent.target}`);
  return ['curl -i --path-as-is', '-X', sent.method, ...session, ...headers, ...body, address].join(' ');
}
