import { createHash } from 'node:crypto';
import { ArchiveRefusal } from './archive-refusal.ts';
import { type ArchiveKey, isSignedBy, PUBLIC_KEY_BYTES, SIGNATURE_BYTES } from './archive-key.ts';
import * as operatorMessages from '../messages/operator.ts';

export const SIGNED_LINE = Buffer.from('ospitalia-archive-2\n');
const END_BYTES = PUBLIC_KEY_BYTES + SIGNATURE_BYTES;

export async function* signStream(source: AsyncIterable<Buffer>, key: ArchiveKey): AsyncGenerator<Buffer> {
  const hash = createHash('sha512').update(SIGNED_LINE);
  yield SIGNED_LINE;
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.concat([key.publicKey, key.sign(hash.digest())]);
}

export type IsTrusted = (publicKey: Buffer) => boolean;

function refuseSigner(): ArchiveRefusal {
  return new ArchiveRefusal('otherSigner', operatorMessages.archiveSignedByOther());
}

/** Passes on the signed bytes before they are verified. Do not act on them until the stream has ended without an error. */
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
