const MAX_HEADER = 1000;
const COMMA = 0x2c;
const BASE64 = /;base64$/i;

export type DataUrlDecoder = {
  decode(bytes: Buffer): Buffer;
  end(): Buffer | null;
};

function createBase64Decoder(): DataUrlDecoder {
  /** Buffers up to four trailing characters, because padding is valid only at the end of the data. */
  let held = '';
  let isSound = true;

  function decodeWhole(text: string): Buffer {
    const bytes = Buffer.from(text, 'base64');
    // If the result is too short, the data is invalid, because Node.js skips invalid characters or stops at them.
    if (bytes.length !== Math.floor((text.length * 3) / 4)) isSound = false;
    return bytes;
  }

  return {
    decode(chunk) {
      const text = held + chunk.toString('latin1');
      const whole = Math.max(0, Math.floor((text.length - 1) / 4) * 4);
      held = text.slice(whole);
      return decodeWhole(text.slice(0, whole));
    },
    end() {
      const last = held.length === 4 ? held.replace(/={1,2}$/, '') : held;
      const bytes = decodeWhole(last);
      return isSound && last.length !== 1 ? bytes : null;
    },
  };
}

/** Creates a decoder for a data URL. Ignores the declared type, because only the picture decoder determines the type. */
export function createDataUrlDecoder(): DataUrlDecoder {
  const base64 = createBase64Decoder();
  let header = '';
  let isHeader = true;

  function decode(bytes: Buffer): Buffer {
    if (!isHeader) return base64.decode(bytes);
    const comma = bytes.indexOf(COMMA);
    // A header above the limit is truncated and then rejected, because it does not end with `;base64`.
    header += bytes
      .toString('latin1', 0, comma === -1 ? MAX_HEADER + 1 : comma)
      .slice(0, MAX_HEADER + 1 - header.length);
    if (comma === -1) return Buffer.alloc(0);
    isHeader = false;
    return base64.decode(bytes.subarray(comma + 1));
  }

  return {
    decode,
    end: () => (!isHeader && header.length <= MAX_HEADER && BASE64.test(header) ? base64.end() : null),
  };
}
