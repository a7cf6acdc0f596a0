import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** An erasure as it lies beside the archives. `email_hash`: without the key of the database it says nothing. */
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

/** The address of a person, known again by whoever has the key. */
export function hashAddress(key: Uint8Array, email: string): string {
  return hmac(key, 'address', email);
}

/** Nobody erases a person a second time by copying an old entry, who may have come back since. */
function authenticate(key: Uint8Array, { id, email_hash, erased_at }: ErasureEntry): string {
  return hmac(key, 'entry', [id, email_hash, erased_at].join('\n'));
}

export function writeEntry(key: Uint8Array, entry: ErasureEntry): string {
  return JSON.stringify({ format: FORMAT, ...entry, mac: authenticate(key, entry) });
}

/** `null`: no entry, a changed one, or one of another database. */
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
