import { setImmediate as nextTurn } from 'node:timers/promises';

/** Size at which the body ends. An endless body would block a test if the tested limit were missing. */
const MOST_BYTES = 200_000_000;

/** Returns a body larger than any limit. It yields to the event loop before each piece, so that the test's server can run. */
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
