import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';

/** Signs archives. Whoever knows `publicKey` alone can tell whose archive one is, without any secret. */
export type ArchiveKey = { publicKey: Buffer; sign(digest: Buffer): Buffer };

export const PUBLIC_KEY_BYTES = 32;
export const SIGNATURE_BYTES = 64;
const SEED_BYTES = 32;
/** What stands before the seed of an Ed25519 key in PKCS#8, and before a public one in SPKI (RFC 8410). */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
/** A signature says what it is of: nothing else that a portal signs is taken for an archive. */
const CONTEXT = Buffer.from('ospitalia archive 2\n');

/** The key pair that belongs to a portal's secret: the same each time, and another one for another secret. */
export function archiveKeyOf(secret: string): ArchiveKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'ospitalia: signature of archives', SEED_BYTES));
  const privateKey = createPrivateKey({ key: Buffer.concat([PRIVATE_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(PUBLIC_PREFIX.length);
  return { publicKey, sign: (digest) => sign(null, Buffer.concat([CONTEXT, digest]), privateKey) };
}

function publicKeyOf(bytes: Buffer): KeyObject {
  return createPublicKey({ key: Buffer.concat([PUBLIC_PREFIX, bytes]), format: 'der', type: 'spki' });
}

/** Whether a signature is that key's, of an archive with that SHA-512. */
export function isSignedBy(publicKey: Buffer, digest: Buffer, signature: Buffer): boolean {
  try {
    return verify(null, Buffer.concat([CONTEXT, digest]), publicKeyOf(publicKey), signature);
  } catch {
    return false;
  }
}

/** A public key as an operator writes it down: 43 characters. */
export function spellKey(publicKey: Buffer): string {
  return publicKey.toString('base64url');
}

/** A key that somebody has written down; `null`: no such key can be. */
export function parseKey(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === PUBLIC_KEY_BYTES && spellKey(bytes) === text ? bytes : null;
}
