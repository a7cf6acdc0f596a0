import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';

export type ArchiveKey = { publicKey: Buffer; sign(digest: Buffer): Buffer };

export const PUBLIC_KEY_BYTES = 32;
export const SIGNATURE_BYTES = 64;
const SEED_BYTES = 32;
/** DER prefixes of an Ed25519 private key (PKCS#8) and of an Ed25519 public key (SPKI), according to RFC 8410. */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
/** Prefix of the signed bytes, so that a signature made for another purpose is never valid for an archive. */
const CONTEXT = Buffer.from('ospitalia archive 2\n');

export function archiveKeyOf(secret: string): ArchiveKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'ospitalia: signature of archives', SEED_BYTES));
  const privateKey = createPrivateKey({ key: Buffer.concat([PRIVATE_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(PUBLIC_PREFIX.length);
  return { publicKey, sign: (digest) => sign(null, Buffer.concat([CONTEXT, digest]), privateKey) };
}

function publicKeyOf(bytes: Buffer): KeyObject {
  return createPublicKey({ key: Buffer.concat([PUBLIC_PREFIX, bytes]), format: 'der', type: 'spki' });
}

export function isSignedBy(publicKey: Buffer, digest: Buffer, signature: Buffer): boolean {
  try {
    return verify(null, Buffer.concat([CONTEXT, digest]), publicKeyOf(publicKey), signature);
  } catch {
    return false;
  }
}

export function spellKey(publicKey: Buffer): string {
  return publicKey.toString('base64url');
}

/** Parses a public key in base64url. Returns `null` if the text is not such a key. */
export function parseKey(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === PUBLIC_KEY_BYTES && spellKey(bytes) === text ? bytes : null;
}
