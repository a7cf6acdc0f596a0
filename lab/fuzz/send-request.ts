import { Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import { brotliDecompressSync, inflateSync, gunzipSync } from 'node:zlib';
import type { FuzzRequest, Role } from './arbitrary-request.ts';

export type Target = { port: number; cookies: Readonly<Partial<Record<Role, string>>> };

export type FuzzAnswer = { status: number; type: string; text: string; ms: number };

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

let callers = 0;

/** Returns a new client address, because the portal limits the requests of each client. RFC 2544 reserves this network for benchmarks. */
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

/** Returns the decompressed body of a response. Throws if the compressed body is truncated. */
function textOf({ headers }: IncomingMessage, bytes: Buffer): string {
  const decode = DECODERS[headers['content-encoding'] ?? ''];
  if (decode === undefined || bytes.length === 0) return bytes.toString();
  return decode(bytes).toString();
}

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
    // Sends the request again, because the portal can close a keep-alive connection at the moment when it is reused.
    outgoing.on('error', ({ message }) =>
      outgoing.reusedSocket ? resolve(sendRequest(sent, target, hangMs)) : fail(message),
    );
    outgoing.on('close', () => clearTimeout(timer));
    outgoing.end(sent.body ?? undefined);
  });
}
