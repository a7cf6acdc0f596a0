import { setImmediate as nextTurn } from 'node:timers/promises';

/** Far above every limit: a body that nobody refuses ends, and its test fails instead of going on for ever. */
const MOST_BYTES = 200_000_000;

/**
 * A body that goes on until it is refused. Each piece comes in a turn of its own: a test's server runs in the same process,
 * and neither would ever hear of the refusal if pieces followed each other without a pause.
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
