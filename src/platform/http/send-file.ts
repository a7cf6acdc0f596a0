import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { FileAnswer } from '../../kernel/calls/call.ts';

/** Destroys the connection if reading fails, because a normal end would make the truncated file look complete. */
async function* piecesOrCut(
  context: Context,
  contents: FileAnswer['contents'],
  log: Logger,
): AsyncGenerator<Uint8Array, void> {
  try {
    yield* contents;
  } catch (err) {
    log.error({ err, path: context.req.path }, 'a file could not be sent completely');
    context.env.incoming.socket.destroy();
  }
}

/** `no-transform` forbids compression, which would change the bytes of a file and weaken its `ETag`. */
function validators({ etag, last_modified }: FileAnswer): Record<string, string> {
  return {
    'Cache-Control': etag === undefined ? 'no-store' : 'private, no-cache, no-transform',
    ...(etag !== undefined && { ETag: etag }),
    ...(last_modified !== undefined && { 'Last-Modified': last_modified.toUTCString() }),
  };
}

/** If `If-None-Match` is present, `If-Modified-Since` is ignored (RFC 9110, 13.1.3). */
function isNotModified(context: Context, { etag, last_modified }: FileAnswer): boolean {
  const tags = context.req.header('If-None-Match');
  if (tags !== undefined)
    return etag !== undefined && tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(context.req.header('If-Modified-Since') ?? '');
  // Dates in `If-Modified-Since` have no milliseconds, so whole seconds are compared.
  return last_modified !== undefined && Math.floor(last_modified.getTime() / 1000) * 1000 <= since;
}

function disposition(fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w .()-]/g, '_');
  // RFC 8187 requires these characters to be encoded, but `encodeURIComponent` leaves them unchanged.
  const whole = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** Chunks are produced on demand, so a `HEAD` request produces none. */
export function sendFile(context: Context, mediaType: string, file: FileAnswer, log: Logger): Response {
  const { file_name, contents } = file;
  const headers = { ...validators(file), 'X-Robots-Tag': 'noindex' };
  if (isNotModified(context, file)) return context.body(null, 304, headers);
  const pieces = piecesOrCut(context, contents, log);
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(sink) {
        const { done, value } = await pieces.next();
        if (done) sink.close();
        else sink.enqueue(value);
      },
      cancel: async () => void (await pieces.return()),
    },
    { highWaterMark: 0 },
  );
  return context.body(body, 200, {
    'Content-Type': mediaType,
    'Content-Disposition': disposition(file_name),
    ...headers,
  });
}
