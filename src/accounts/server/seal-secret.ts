import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** `owner` is additional authenticated data, so a value that is copied to another row cannot be decrypted. */
export type SecretSeal = {
  close(text: string, owner: string): string;
  /** Decrypts a value. Returns `null` if the value was encrypted with another secret or was changed. */
  open(sealed: string, owner: string): string | null;
};

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function createSecretSeal(secret: string): SecretSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'ospitalia: codes of administrators', KEY_BYTES));
  return {
    close(text, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url');
      const body = IV_BYTES + TAG_BYTES;
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(IV_BYTES, body));
        return Buffer.concat([decipher.update(bytes.subarray(body)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
