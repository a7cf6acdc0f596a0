/** Both positions are inclusive. */
type ByteRange = { start: number; end: number };

/** Allows at most 15 digits per position, so that every value is a safe integer. */
const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Returns the requested range, or `null` if the whole file must be sent (RFC 9110, 14).
 * @example readByteRange('bytes=0-16383', 100_000) // { start: 0, end: 16383 }
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = RANGE.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}

export type RangedFile = {
  size: number;
  etag: string;
  type: string;
  read(start: number, end: number): AsyncIterable<Uint8Array>;
};

/** `no-transform` forbids compression by a proxy, which would shift the requested byte positions. */
const FOR_EVER = 'public, max-age=31536000, immutable, no-transform';

function matchesEtag(header: string | null, etag: string): boolean {
  return header !== null && header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function streamOf(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const reading = pieces[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(sink) {
        const { done, value } = await reading.next();
        if (done === true) sink.close();
        else sink.enqueue(value);
      },
      cancel: async () => void (await reading.return?.()),
    },
    { highWaterMark: 0 },
  );
}

/** Sends a file or a range of it (RFC 9110, 13 and 14). */
export function sendRange(request: Request, { size, etag, type, read }: RangedFile): Response {
  const headers = { 'Accept-Ranges': 'bytes', 'Cache-Control': FOR_EVER, ETag: etag, 'X-Robots-Tag': 'noindex' };
  if (matchesEtag(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  const rangeHeader = request.headers.get('Range') ?? undefined;
  const condition = request.headers.get('If-Range');
  const range = condition === null || condition === etag ? readByteRange(rangeHeader, size) : null;
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  return new Response(request.method === 'HEAD' ? null : streamOf(read(start, end)), {
    status: range === null ? 200 : 206,
    headers: {
      ...headers,
      'Content-Type': type,
      'Content-Length': String(end - start + 1),
      ...(range !== null && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    },
  });
}
