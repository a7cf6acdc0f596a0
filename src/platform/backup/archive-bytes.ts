import { brandName } from '../../kernel/brand/brand.ts';
import { AGE_LINE, decryptStream } from './age-stream.ts';
import { ArchiveRefusal } from './archive-refusal.ts';
import { SIGNED_LINE, verifiedStream } from './signed-stream.ts';
import * as operatorMessages from '../messages/operator.ts';

export type ArchiveTrust = {
  signers: readonly Buffer[];
  identities: readonly string[];
  acceptsAnySigner: boolean;
};

const PACKED = Buffer.from([0x1f, 0x8b]);
const ANY_SIGNED_LINE = /^ospitalia-archive-\d+\n/;
const LONGEST_LINE = Math.max(AGE_LINE.length, SIGNED_LINE.length + 2);

async function readFirst(source: AsyncIterator<Buffer>, length: number): Promise<Buffer> {
  let first = Buffer.alloc(0);
  while (first.length < length) {
    const { value, done } = await source.next();
    if (done === true) break;
    first = Buffer.concat([first, value]);
  }
  return first;
}

async function* goOn(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield first;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** Decrypts an archive and verifies the signature at its end. Errors other than `OperatorError` mean a damaged archive. */
export async function* openBytes(source: AsyncIterable<Buffer>, trust: ArchiveTrust): AsyncGenerator<Buffer> {
  const iterator = source[Symbol.asyncIterator]();
  const first = await readFirst(iterator, LONGEST_LINE);
  const whole = goOn(first, iterator);
  const startsWith = (line: Buffer) => first.subarray(0, line.length).equals(line);
  if (startsWith(AGE_LINE)) {
    yield* openBytes(decryptStream(whole, trust.identities), { ...trust, identities: [] });
  } else if (startsWith(SIGNED_LINE)) {
    const isTrusted = (key: Buffer) => trust.acceptsAnySigner || trust.signers.some((signer) => signer.equals(key));
    yield* verifiedStream(whole, isTrusted);
  } else if (ANY_SIGNED_LINE.test(first.toString('latin1'))) {
    throw new ArchiveRefusal('newerFormat', operatorMessages.archiveOfNewerVersion(brandName));
  } else if (!startsWith(PACKED)) {
    throw new Error('the file is not an archive');
  } else if (trust.acceptsAnySigner) {
    yield* whole;
  } else {
    throw new ArchiveRefusal('unsigned', operatorMessages.archiveUnsigned());
  }
}
