import { SettingsError } from '../process/operator-error.ts';
import { ArchiveRefusal } from './archive-refusal.ts';

/** The first line of what the age format encrypts (age-encryption.org/v1). */
export const AGE_LINE = Buffer.from('age-encryption.org/v1\n');

/** Loaded where something is encrypted: most portals start without. */
const loadAge = () => import('age-encryption');

async function createEncrypter(recipients: readonly string[]) {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch (cause) {
      throw new SettingsError(
        `BACKUP_AGE_RECIPIENT deve essere una chiave pubblica di age, che inizia con age1, non "${recipient}".`,
        { cause },
      );
    }
  }
  return encrypter;
}

/** Throws a `SettingsError` for an invalid key: at the start, not at night. */
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

/** Encrypts for all of them as it goes: any age tool with one of their identities opens it. Nobody: the bytes as they are. */
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
      // The value is not repeated: it opens every archive.
      throw new ArchiveRefusal(
        'badKey',
        'Nel file di BACKUP_AGE_IDENTITY_FILE c’è una chiave che non è una chiave privata di age.',
        {
          cause,
        },
      );
    }
  }
  return decrypter;
}

/** Decrypts as it goes; a changed, cut or lengthened file throws. Without an identity that opens it: an `OperatorError`. */
export async function* decryptStream(
  source: AsyncIterable<Buffer>,
  identities: readonly string[],
): AsyncGenerator<Buffer> {
  if (identities.length === 0) {
    throw new ArchiveRefusal(
      'noKey',
      'L’archivio è cifrato: indica in BACKUP_AGE_IDENTITY_FILE il file con la tua chiave age.',
    );
  }
  const decrypter = await createDecrypter(identities);
  let opened: ReadableStream<Uint8Array>;
  try {
    opened = await decrypter.decrypt(streamOf(source));
  } catch (cause) {
    if (!(cause instanceof Error && cause.message.startsWith('no identity matched'))) throw cause;
    throw new ArchiveRefusal('wrongKey', 'Nessuna chiave del file di BACKUP_AGE_IDENTITY_FILE apre questo archivio.', {
      cause,
    });
  }
  yield* buffersOf(opened);
}
