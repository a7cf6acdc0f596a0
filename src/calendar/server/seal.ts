import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts the calendar addresses in the database, because an address grants access to a calendar. */
export type Seal = {
  seal(text: string): Buffer;
  /** Returns `null` if `sealed` was encrypted with another secret or modified. */
  open(sealed: Uint8Array): string | null;
};

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const BODY = IV_BYTES + TAG_BYTES;

/** Creates a seal whose key is derived from the portal's secret. Encrypting the same string twice gives different results. */
export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'ospitalia: addresses of calendars', KEY_BYTES));
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(sealed) {
      try {
        const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
        decipher.setAuthTag(sealed.subarray(IV_BYTES, BODY));
        return Buffer.concat([decipher.update(sealed.subarray(BODY)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
