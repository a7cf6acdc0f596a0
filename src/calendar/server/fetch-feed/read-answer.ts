import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Dispatcher } from 'undici';
import type { FetchFault } from '../../rules/feed-fault.ts';
import { MAX_FEED_BYTES } from '../../rules/feed-horizon.ts';
import { FetchError } from './fetch-error.ts';
import { readRetryAfter } from '../../../kernel/read-retry-after.ts';
import { toUtf8 } from './to-utf8.ts';

export type Validators = { etag: string | null; last_modified: string | null };

/** How a fetch ended. `bytes`: unpacked. `unchanged`: 304, to validators that were sent. `retryAfter`: seconds, where asked for. */
export type FetchedFeed =
  | ({ kind: 'body'; bytes: Buffer } & Validators)
  | { kind: 'unchanged' }
  | { kind: 'fault'; fault: FetchFault; retryAfter: number | null };

export type Answer = Dispatcher.ResponseData;

/** As long as their columns. */
const MAX_ETAG = 500;
const MAX_LAST_MODIFIED = 100;

export function headerOf({ headers }: Answer, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.[0];
}

export function drop(body: Readable): void {
  body.on('error', () => undefined).destroy();
}

/** Some servers compress, although they are asked not to. */
const UNPACKERS = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** Names that servers give where nothing is compressed: no coding, or a character set in the wrong header. */
const NO_CODING = /^(?:|identity|none|utf-?8|us-ascii|iso-8859-\d+|windows-\d+|binary|7bit|8bit|text(?:\/[\w.-]+)?)$/;

/** The codings of an answer that have to be undone, the outermost last. */
function codingsOf(header: string | undefined): string[] {
  const codings = (header ?? '').split(',').map((coding) => coding.trim().toLowerCase());
  return codings.filter((coding) => !NO_CODING.test(coding));
}

async function* limit(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > MAX_FEED_BYTES) throw new FetchError('troppo_grande');
    yield chunk;
  }
}

/** Reads an answer to its end, or until it is too large: as it comes, and as it unpacks. Throws a `FetchError`, or the stream's. */
async function readBody(body: Readable, [coding, ...others]: readonly string[]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const collect = async (stream: AsyncIterable<Buffer>) => {
    for await (const chunk of stream) chunks.push(chunk);
  };
  if (coding === undefined) {
    await pipeline(body, limit, collect);
  } else {
    const unpacker = others.length > 0 ? undefined : UNPACKERS.get(coding)?.();
    if (unpacker === undefined) throw new FetchError('non_calendario');
    await pipeline(body, limit, unpacker, limit, collect);
  }
  return Buffer.concat(chunks);
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

/** 200, and 203: the same from a proxy that changed something, mostly a header. */
const SUCCESS: ReadonlySet<number> = new Set([200, 203]);

/** Reads an answer that is no redirect. 206 is a part of a calendar, 226 a change of one. Throws as `readBody` does. */
export async function readAnswer(answer: Answer, known: Validators, now: Date): Promise<FetchedFeed> {
  const { statusCode, body } = answer;
  if (SUCCESS.has(statusCode)) {
    const read = await readBody(body, codingsOf(headerOf(answer, 'content-encoding')));
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
