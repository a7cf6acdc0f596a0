import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Dispatcher } from 'undici';
import type { FetchFault } from '../../rules/feed-fault.ts';
import { MAX_FEED_BYTES } from '../../rules/feed-horizon.ts';
import { FetchError } from './fetch-error.ts';
import { readRetryAfter } from '../../../kernel/read-retry-after.ts';

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

async function* limit(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > MAX_FEED_BYTES) throw new FetchError('troppo_grande');
    yield chunk;
  }
}

/** Reads an answer to its end, or until it is too large: as it comes, and as it unpacks. Throws a `FetchError`, or the stream's. */
async function readBody(body: Readable, coding: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const collect = async (stream: AsyncIterable<Buffer>) => {
    for await (const chunk of stream) chunks.push(chunk);
  };
  if (coding === '' || coding === 'identity') {
    await pipeline(body, limit, collect);
  } else {
    const unpacker = UNPACKERS.get(coding)?.();
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

/** Reads an answer that is no redirect. Only 200 brings a calendar: 206 is a part of one. Throws as `readBody` does. */
export async function readAnswer(answer: Answer, known: Validators, now: Date): Promise<FetchedFeed> {
  const { statusCode, body } = answer;
  if (statusCode === 200) {
    const bytes = await readBody(body, headerOf(answer, 'content-encoding')?.trim().toLowerCase() ?? '');
    const etag = validatorOf(answer, 'etag', MAX_ETAG);
    return { kind: 'body', bytes, etag, last_modified: validatorOf(answer, 'last-modified', MAX_LAST_MODIFIED) };
  }
  drop(body);
  const hasValidators = known.etag !== null || known.last_modified !== null;
  if (statusCode === 304 && hasValidators) return { kind: 'unchanged' };
  const retryAfter = readRetryAfter(headerOf(answer, 'retry-after'), now);
  return { kind: 'fault', fault: faultOfStatus(statusCode), retryAfter };
}
