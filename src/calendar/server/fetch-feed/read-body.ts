import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { MAX_FEED_BYTES } from '../../rules/feed-horizon.ts';
import { FetchError } from './fetch-error.ts';

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
export async function readBody(body: Readable, coding: string): Promise<Buffer> {
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
