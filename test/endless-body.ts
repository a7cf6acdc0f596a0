import { setImmediate as nextTurn } from 'node:timers/promises';

/** Size at which the body ends. Without an end, a test would run forever if no limit stopped the body. */
const MOST_BYTES = 200_000_000;

/**
 * Returns a body that is larger than any limit. Each chunk is sent in a separate turn of the event loop, because the test's
 * server runs in the same process.
 */
export function endlessBody(pieceBytes: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    async pull(sink) {
      await nextTurn();
      sent += pieceBytes;
      if (sent > MOST_BYTES) sink.close();
      else sink.enqueue(new Uint8Array(pieceBytes));
    },
  });
}
