import { isUtf8 } from 'node:buffer';

const CHARSET = /;\s*charset="?([\w.:-]+)/i;

/** The character set of bytes that are no UTF-8: by their byte order mark, or as the answer says. */
function charsetOf(bytes: Buffer, contentType: string): string | undefined {
  const mark = bytes.readUInt16BE(0);
  if (mark === 0xff_fe) return 'utf-16le';
  return mark === 0xfe_ff ? 'utf-16be' : CHARSET.exec(contentType)?.[1];
}

/**
 * The same text in UTF-8. Bytes that are UTF-8 stay as they are, whatever the answer says; so do those of a character set that
 * nobody names, or that is unknown.
 */
export function toUtf8(bytes: Buffer, contentType: string): Buffer {
  if (bytes.length < 2 || isUtf8(bytes)) return bytes;
  const charset = charsetOf(bytes, contentType);
  if (charset === undefined) return bytes;
  try {
    return Buffer.from(new TextDecoder(charset).decode(bytes));
  } catch (error) {
    if (error instanceof RangeError) return bytes;
    throw error;
  }
}
