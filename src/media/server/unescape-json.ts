const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const INVALID_BYTE = 0xff;
const UNICODE = 'u'.charCodeAt(0);
const UNICODE_LENGTH = 6;
const LITERAL_ESCAPES: ReadonlySet<number> = new Set(Buffer.from('"\\/'));
const LINE_BREAK_ESCAPES: ReadonlySet<number> = new Set(Buffer.from('nrtf'));

function meaningOf(escape: readonly number[]): number | null {
  const [, kind = 0] = escape;
  if (LINE_BREAK_ESCAPES.has(kind)) return null;
  if (kind !== UNICODE) return LITERAL_ESCAPES.has(kind) ? kind : INVALID_BYTE;
  const code = Number.parseInt(Buffer.from(escape.slice(2)).toString('latin1'), 16);
  return code < 0x80 ? code : INVALID_BYTE;
}

/** Resolves the escapes in base64, because PHP writes `\/` for each slash, and .NET `\u002B` for each plus. */
export function createUnescaper(): (chunk: Buffer, start: number) => { bytes: Buffer; end: number } {
  let escape: number[] = [];

  function resolve(chunk: Buffer, start: number): { bytes: Buffer; end: number } {
    const bytes = Buffer.allocUnsafe(chunk.length - start);
    let length = 0;
    let end = start;
    for (; end < chunk.length; end += 1) {
      const byte = chunk.readUInt8(end);
      if (escape.length > 0) {
        escape.push(byte);
        if (escape.length < (escape[1] === UNICODE ? UNICODE_LENGTH : 2)) continue;
        const meaning = meaningOf(escape);
        escape = [];
        if (meaning !== null) length = bytes.writeUInt8(meaning, length);
      } else if (byte === BACKSLASH) escape = [byte];
      else if (byte === QUOTE) break;
      else length = bytes.writeUInt8(byte, length);
    }
    return { bytes: bytes.subarray(0, length), end };
  }

  return (chunk, start) => {
    if (escape.length > 0 || chunk.includes(BACKSLASH, start)) return resolve(chunk, start);
    const quote = chunk.indexOf(QUOTE, start);
    const end = quote === -1 ? chunk.length : quote;
    return { bytes: chunk.subarray(start, end), end };
  };
}
