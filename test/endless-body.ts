import { setImmediate as nextTurn } from 'node:timers/promises';

/** Size at which the body ends. A test with an endless body would run forever if the tested limit did not stop it. */
const MOST_BYTES = 200_000_000;

/**
 * Returns a body that is larger than any limit. Each chunk is sent in a separate turn of the event loop, so that the test's
 * server, which runs in the same process, can run in between.
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
