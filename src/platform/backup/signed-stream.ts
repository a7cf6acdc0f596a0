import { createHash } from 'node:crypto';
import { ArchiveRefusal } from './archive-refusal.ts';
import { type ArchiveKey, isSignedBy, PUBLIC_KEY_BYTES, SIGNATURE_BYTES } from './archive-key.ts';

/** A signed archive begins with this line; the number is that of its form. */
export const SIGNED_LINE = Buffer.from('ospitalia-archive-2\n');
const END_BYTES = PUBLIC_KEY_BYTES + SIGNATURE_BYTES;

/** Puts the line before the bytes, and after them the public key and the signature of all before it. */
export async function* signStream(source: AsyncIterable<Buffer>, key: ArchiveKey): AsyncGenerator<Buffer> {
  const hash = createHash('sha512').update(SIGNED_LINE);
  yield SIGNED_LINE;
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.concat([key.publicKey, key.sign(hash.digest())]);
}

/** Whose signatures count: by the bytes of their public keys. */
export type IsTrusted = (publicKey: Buffer) => boolean;

function refuseSigner(): ArchiveRefusal {
  return new ArchiveRefusal(
    'otherSigner',
    'L’archivio è intero, ma l’ha firmato un altro portale, o questo con un altro OSPITALIA_SECRET. Se hai annotato la firma ' +
      'che «backup» mostrava, aggiungi --signed-by FIRMA; altrimenti --unauthenticated lo accetta senza sapere chi l’ha scritto.',
  );
}

/**
 * The bytes between the line and the signature. They are given out before the signature is seen: only who reads to the end knows
 * that they are good, and until then nothing may come of them. Throws where a byte was changed, or another one has signed.
 */
export async function* verifiedStream(source: AsyncIterable<Buffer>, isTrusted: IsTrusted): AsyncGenerator<Buffer> {
  const hash = createHash('sha512');
  let pending: Buffer = Buffer.alloc(0);
  let skip = SIGNED_LINE.length;
  for await (const chunk of source) {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    const ready = pending.length - END_BYTES;
    if (ready <= skip) continue;
    hash.update(pending.subarray(0, ready));
    yield pending.subarray(skip, ready);
    skip = 0;
    pending = pending.subarray(ready);
  }
  if (pending.length !== END_BYTES) throw new Error('the archive is too short for a signature');
  const publicKey = pending.subarray(0, PUBLIC_KEY_BYTES);
  if (!isSignedBy(publicKey, hash.digest(), pending.subarray(PUBLIC_KEY_BYTES)))
    throw new Error('the signature is wrong');
  if (!isTrusted(publicKey)) throw refuseSigner();
}
