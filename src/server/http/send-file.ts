import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { FileAnswer } from '../../kernel/call.ts';

/**
 * The pieces of a file until they fail. Then the connection is cut, so that its receiver sees a download that failed:
 * an ordinary end would make a whole file of the half that has come.
 */
async function* piecesOrCut(
  context: Context,
  contents: FileAnswer['contents'],
  log: Logger,
): AsyncGenerator<Uint8Array, void> {
  try {
    yield* contents;
  } catch (err) {
    log.error({ err, path: context.req.path }, 'a file could not be sent whole');
    context.env.incoming.socket.destroy();
  }
}

/** Sends a file to be saved under its name. A piece is made when it is asked for: a `HEAD` request makes none. */
export function sendFile(
  context: Context,
  mediaType: string,
  { file_name, contents }: FileAnswer,
  log: Logger,
): Response {
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
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file_name)}`,
    'Cache-Control': 'no-store',
  });
}
