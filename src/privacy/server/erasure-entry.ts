import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** `email_hash` is a keyed hash, so it does not identify the person without the database's key. */
export type ErasureEntry = { id: string; email_hash: string; erased_at: string };

const FORMAT = 'ospitalia-cancellazione-1';
const entrySchema = z.object({
  format: z.literal(FORMAT),
  id: z.uuid(),
  email_hash: z.string(),
  erased_at: z.iso.datetime(),
  mac: z.string(),
});

function hmac(key: Uint8Array, what: string, text: string): string {
  return createHmac('sha256', key).update(`${what}\n${text}`).digest('base64url');
}

export function hashAddress(key: Uint8Array, email: string): string {
  return hmac(key, 'address', email);
}

/**
 * Returns the MAC of an entry. The MAC covers the id, so that nobody can reuse an old entry with a new id to erase data that the
 * person entered later.
 */
function authenticate(key: Uint8Array, { id, email_hash, erased_at }: ErasureEntry): string {
  return hmac(key, 'entry', [id, email_hash, erased_at].join('\n'));
}

export function writeEntry(key: Uint8Array, entry: ErasureEntry): string {
  return JSON.stringify({ format: FORMAT, ...entry, mac: authenticate(key, entry) });
}

/** Parses an entry. Returns `null` if the text is not an entry, was changed or belongs to another database. */
export function parseEntry(key: Uint8Array, text: string): ErasureEntry | null {
  try {
    const { mac, format: _, ...entry } = entrySchema.parse(JSON.parse(text));
    const expected = Buffer.from(authenticate(key, entry));
    const given = Buffer.from(mac);
    return given.length === expected.length && timingSafeEqual(given, expected) ? entry : null;
  } catch {
    return null;
  }
}
