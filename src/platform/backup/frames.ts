/** Size of a frame's length prefix. An archive is a gzip stream of frames; an empty frame ends the rows of a table. */
const LENGTH_BYTES = 4;

export function frame(payload: string | Uint8Array): Buffer {
  const bytes = Buffer.from(payload);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** Splits a stream into frames. Throws if the stream ends inside a frame. */
export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pending: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    let start = 0;
    while (pending.length >= start + LENGTH_BYTES) {
      const end = start + LENGTH_BYTES + pending.readUInt32BE(start);
      if (pending.length < end) break;
      yield pending.subarray(start + LENGTH_BYTES, end);
      start = end;
    }
    pending = pending.subarray(start);
  }
  if (pending.length > 0) throw new Error('the archive ends inside a frame');
}
