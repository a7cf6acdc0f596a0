import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib';
import type { Dispatcher } from 'undici';
import type { FetchFault } from '../../rules/feed-fault.ts';
import { MAX_FEED_BYTES } from '../../rules/feed-horizon.ts';
import { FetchError } from './fetch-error.ts';
import { isUtf8 } from 'node:buffer';

const CHARSET = /;\s*charset="?([\w.:-]+)/i;

function charsetOf(bytes: Buffer, contentType: string): string | undefined {
  const mark = bytes.readUInt16BE(0);
  if (mark === 0xff_fe) return 'utf-16le';
  return mark === 0xfe_ff ? 'utf-16be' : CHARSET.exec(contentType)?.[1];
}

/** Converts a response to UTF-8. Valid UTF-8 is returned unchanged, even if the content type names another charset. */
function toUtf8(bytes: Buffer, contentType: string): Buffer {
  if (bytes.length < 2 || isUtf8(bytes)) return bytes;
  const charset = charsetOf(bytes, contentType);
  if (charset === undefined) return bytes;
  try {
    return Buffer.from(new TextDecoder(charset).decode(bytes));
  } catch (error) {
    if (error instanceof RangeError) return bytes;
    throw error;
  }
}

export type Validators = { etag: string | null; last_modified: string | null };

/** `unchanged` means 304. `retryAfter` is in seconds, or `null` if the server sent no valid value. */
export type FetchedFeed =
  | ({ kind: 'body'; bytes: Buffer } & Validators)
  | { kind: 'unchanged' }
  | { kind: 'fault'; fault: FetchFault; retryAfter: number | null };

export type Answer = Dispatcher.ResponseData;

const MAX_ETAG = 500;
const MAX_LAST_MODIFIED = 100;

export function headerOf({ headers }: Answer, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.[0];
}

export function drop(body: Readable): void {
  body.on('error', () => undefined).destroy();
}

type Unpack = (packed: Buffer) => Promise<Buffer>;
const AT_MOST = { maxOutputLength: MAX_FEED_BYTES };
const unpackGzip = promisify(gunzip);
const unpackZlib = promisify(inflate);
const unpackDeflate = promisify(inflateRaw);
const unpackBrotli = promisify(brotliDecompress);
const unpackZstd = promisify(zstdDecompress);

/** Returns whether a body has the zlib header. RFC 9110 (8.4.1.2) requires it, but many servers omit it. */
const hasZlibHeader = (packed: Buffer) =>
  packed.length >= 2 && (packed.readUInt8() & 0x0f) === 8 && packed.readUInt16BE() % 31 === 0;

/** Decoders of the content codings. Some servers compress although the request forbids it. */
const UNPACKERS: ReadonlyMap<string, Unpack> = new Map([
  ['gzip', (packed: Buffer) => unpackGzip(packed, AT_MOST)],
  ['x-gzip', (packed: Buffer) => unpackGzip(packed, AT_MOST)],
  ['deflate', (packed: Buffer) => (hasZlibHeader(packed) ? unpackZlib : unpackDeflate)(packed, AT_MOST)],
  ['br', (packed: Buffer) => unpackBrotli(packed, AT_MOST)],
  ['zstd', (packed: Buffer) => unpackZstd(packed, AT_MOST)],
]);
const UNREADABLE: ReadonlySet<string> = new Set('aes128gcm compress x-compress dcb dcz exi pack200-gzip'.split(' '));

const MOST_CODINGS = 3;

function unpackersOf(header: string | undefined): Unpack[] | null {
  const names = (header ?? '').split(',').map((name) => name.trim().toLowerCase());
  const unpackers = names.flatMap((name) => UNPACKERS.get(name) ?? []).toReversed();
  return names.some((name) => UNREADABLE.has(name)) || unpackers.length > MOST_CODINGS ? null : unpackers;
}

async function* limit(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > MAX_FEED_BYTES) throw new FetchError('troppo_grande');
    yield chunk;
  }
}

/** Reads and decompresses a body. Both its compressed and its decompressed size are limited. */
async function readBody(body: Readable, unpackers: readonly Unpack[]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await pipeline(body, limit, async (stream: AsyncIterable<Buffer>) => {
    for await (const chunk of stream) chunks.push(chunk);
  });
  let bytes: Buffer = Buffer.concat(chunks);
  for (const unpack of unpackers) bytes = await unpack(bytes);
  return bytes;
}

function validatorOf(answer: Answer, name: string, max: number): string | null {
  const value = headerOf(answer, name);
  return value === undefined || value.length > max ? null : value;
}

function faultOfStatus(status: number): FetchFault {
  if (status === 404 || status === 410) return 'non_trovato';
  if (status === 408) return 'tempo_scaduto';
  if (status === 429) return 'troppe_richieste';
  if (status >= 500) return 'errore_server';
  return status >= 400 ? 'rifiutato' : 'non_calendario';
}

/**
 * Parses a `Retry-After` header. Returns seconds, or `null` if the header is missing or invalid.
 * @example readRetryAfter('120', now) // 120
 */
export function readRetryAfter(header: string | undefined, now: Date): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // `Date.parse` accepts almost any text, so only the HTTP format is passed to it.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}

/** Accepted status codes: 200, and 203 for a response that a proxy modified, usually only in a header. */
const SUCCESS: ReadonlySet<number> = new Set([200, 203]);

/**
 * Reads a response. 206 and 226 are rejected, because they are partial. Throws if the body cannot be read, is too large or has an
 * unsupported encoding.
 */
export async function readAnswer(answer: Answer, known: Validators, now: Date): Promise<FetchedFeed> {
  const { statusCode, body } = answer;
  if (SUCCESS.has(statusCode)) {
    const unpackers = unpackersOf(headerOf(answer, 'content-encoding'));
    if (unpackers === null) {
      drop(body);
      throw new FetchError('non_calendario');
    }
    const read = await readBody(body, unpackers);
    const bytes = toUtf8(read, headerOf(answer, 'content-type') ?? '');
    const etag = validatorOf(answer, 'etag', MAX_ETAG);
    return { kind: 'body', bytes, etag, last_modified: validatorOf(answer, 'last-modified', MAX_LAST_MODIFIED) };
  }
  drop(body);
  const hasValidators = known.etag !== null || known.last_modified !== null;
  if (statusCode === 304 && hasValidators) return { kind: 'unchanged' };
  const retryAfter = readRetryAfter(headerOf(answer, 'retry-after'), now);
  return { kind: 'fault', fault: faultOfStatus(statusCode), retryAfter };
}
