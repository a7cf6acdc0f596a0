import { setImmediate as nextTurn } from 'node:timers/promises';

/** The body ends at this size, because a test of a missing limit would otherwise run forever. */
const MOST_BYTES = 200_000_000;

/** Returns a body above any limit. Separate turns of the event loop let the test's server run. */
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
