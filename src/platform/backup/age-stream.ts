import { SettingsError } from '../process/operator-error.ts';
import { ArchiveRefusal } from './archive-refusal.ts';
import * as operatorMessages from '../messages/operator.ts';

export const AGE_LINE = Buffer.from('age-encryption.org/v1\n');

const loadAge = () => import('age-encryption');

async function createEncrypter(recipients: readonly string[]) {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch (cause) {
      throw new SettingsError(operatorMessages.recipientInvalid(recipient), { cause });
    }
  }
  return encrypter;
}

/** Throws a `SettingsError` for an invalid key. Otherwise, the error would surface only with the first nightly archive. */
export async function checkRecipients(recipients: readonly string[]): Promise<void> {
  if (recipients.length > 0) await createEncrypter(recipients);
}

function streamOf(source: AsyncIterable<Buffer>): ReadableStream<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

async function* buffersOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const { buffer, byteOffset, length } of stream) yield Buffer.from(buffer, byteOffset, length);
}

/** Encrypts a stream. Without recipients, passes the bytes on unchanged. */
export async function* encryptStream(
  source: AsyncIterable<Buffer>,
  recipients: readonly string[],
): AsyncGenerator<Buffer> {
  if (recipients.length === 0) {
    yield* source;
    return;
  }
  const encrypter = await createEncrypter(recipients);
  yield* buffersOf(await encrypter.encrypt(streamOf(source)));
}

async function createDecrypter(identities: readonly string[]) {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  for (const identity of identities) {
    try {
      decrypter.addIdentity(identity);
    } catch (cause) {
      // The message omits the value, because the value is the key that decrypts every archive.
      throw new ArchiveRefusal('badKey', operatorMessages.identityInvalid(), {
        cause,
      });
    }
  }
  return decrypter;
}

/**
 * Throws an `OperatorError` if no identity is given, one is invalid, or none can decrypt the stream. Other errors mean a damaged
 * stream.
 */
export async function* decryptStream(
  source: AsyncIterable<Buffer>,
  identities: readonly string[],
): AsyncGenerator<Buffer> {
  if (identities.length === 0) {
    throw new ArchiveRefusal('noKey', operatorMessages.archiveEncrypted());
  }
  const decrypter = await createDecrypter(identities);
  let opened: ReadableStream<Uint8Array>;
  try {
    opened = await decrypter.decrypt(streamOf(source));
  } catch (cause) {
    if (!(cause instanceof Error && cause.message.startsWith('no identity matched'))) throw cause;
    throw new ArchiveRefusal('wrongKey', operatorMessages.identityDoesNotFit(), {
      cause,
    });
  }
  yield* buffersOf(opened);
}
