import { gunzipSync, gzipSync } from 'node:zlib';
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeAll, describe, expect, test } from 'vitest';
import { SEAL, TRUST } from '../../../test/archive-keys.ts';
import { checkRecipients, encryptStream } from './age-stream.ts';
import { type ArchiveTrust, openBytes } from './archive-bytes.ts';
import { archiveKeyOf } from './archive-key.ts';
import { signStream } from './signed-stream.ts';

const CONTENTS = Buffer.from('tutte le righe '.repeat(30));
const PACKED = gzipSync(CONTENTS);
let identity: string;
let signed: Buffer;
let encrypted: Buffer;

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(stream));
}

const open = (bytes: Buffer, trust: Partial<ArchiveTrust> = {}, size = 64) =>
  collect(openBytes(inPieces(bytes, size), { ...TRUST, identities: [identity], ...trust }));

async function encrypt(bytes: Buffer): Promise<Buffer> {
  return collect(encryptStream(inPieces(bytes, 100), [await identityToRecipient(identity)]));
}

beforeAll(async () => {
  identity = await generateX25519Identity();
  signed = await collect(signStream(inPieces(PACKED, 10), SEAL.key));
  encrypted = await encrypt(signed);
});

describe('a written archive', () => {
  test.each([1, 7, 19, 20, 21, 96, 97, 1000])('can be read in chunks of %i bytes', async (size) => {
    expect(await open(signed, {}, size)).toEqual(PACKED);
    expect(await open(encrypted, {}, size)).toEqual(PACKED);
  });

  test('can be decrypted by any age tool into the signed archive', async () => {
    const tool = new Decrypter();
    tool.addIdentity(identity);
    expect(Buffer.from(await tool.decrypt(encrypted))).toEqual(signed);
    expect(gunzipSync(signed.subarray('ospitalia-archive-2\n'.length, -96))).toEqual(CONTENTS);
  });

  test('can be read if it is larger than one age chunk', async () => {
    const large = Buffer.alloc(300_000, 'righe ');
    const whole = await collect(signStream(inPieces(large, 5000), SEAL.key));
    expect(await open(await encrypt(whole), {}, 70_000)).toEqual(large);
  });
});

describe('rejects an archive with', () => {
  test('any one byte changed', async () => {
    for (const whole of [signed, encrypted]) {
      for (let at = 0; at < whole.length; at += 1) {
        const edited = Buffer.from(whole);
        edited.writeUInt8(edited.readUInt8(at) ^ 1, at);
        await expect(open(edited), `byte ${at}`).rejects.toThrow(/./);
      }
    }
  });

  test('any number of bytes cut off', async () => {
    for (const whole of [signed, encrypted]) {
      for (let end = 0; end < whole.length; end += 3) await expect(open(whole.subarray(0, end))).rejects.toThrow(/./);
    }
  });

  test('trailing bytes', async () => {
    for (const whole of [signed, encrypted]) {
      await expect(open(Buffer.concat([whole, Buffer.from('x')]))).rejects.toThrow(/./);
      await expect(open(Buffer.concat([whole, whole]))).rejects.toThrow(/./);
    }
  });

  test('parts in a different order', async () => {
    const [start, end] = [signed.subarray(20, 40), signed.subarray(40, 60)];
    const swapped = Buffer.concat([signed.subarray(0, 20), end, start, signed.subarray(60)]);
    await expect(open(swapped)).rejects.toThrow('the signature is wrong');
    await expect(open(await encrypt(swapped))).rejects.toThrow('the signature is wrong');
  });

  test('the signature of another archive', async () => {
    const other = await collect(signStream(inPieces(gzipSync('altro'), 10), SEAL.key));
    await expect(open(Buffer.concat([signed.subarray(0, -96), other.subarray(-96)]))).rejects.toThrow(/./);
  });
});

describe('archive keys and signatures', () => {
  const stranger = archiveKeyOf('il segreto di un altro portale, 32 caratteri');

  test('rejects an archive from another portal unless that portal’s key is trusted or any signer is accepted', async () => {
    const theirs = await collect(signStream(inPieces(PACKED, 10), stranger));
    await expect(open(theirs)).rejects.toThrow(/l’ha firmato un altro portale.*--signed-by/);
    expect(await open(theirs, { signers: [stranger.publicKey] })).toEqual(PACKED);
    expect(await open(theirs, { acceptsAnySigner: true })).toEqual(PACKED);
    // The recipient key is public, so encryption does not prove the origin of an archive.
    await expect(open(await encrypt(theirs))).rejects.toThrow(/l’ha firmato un altro portale/);
  });

  test('rejects a changed archive even if any signer is accepted', async () => {
    const edited = Buffer.from(signed);
    edited.writeUInt8(edited.readUInt8(50) ^ 1, 50);
    await expect(open(edited, { acceptsAnySigner: true })).rejects.toThrow('the signature is wrong');
  });

  test('rejects an unsigned archive from an older release unless any signer is accepted', async () => {
    await expect(open(PACKED)).rejects.toThrow(/non è firmato.*--unauthenticated/);
    expect(await open(PACKED, { acceptsAnySigner: true })).toEqual(PACKED);
  });

  test('rejects an archive from a newer release', async () => {
    await expect(open(Buffer.from(`ospitalia-archive-3\n${CONTENTS.toString()}`))).rejects.toThrow(
      /versione più nuova/,
    );
  });

  test('explains a missing, wrong or invalid decryption key', async () => {
    await expect(open(encrypted, { identities: [] })).rejects.toThrow(/è cifrato: indica in BACKUP_AGE_IDENTITY_FILE/);
    const other = await generateX25519Identity();
    await expect(open(encrypted, { identities: [other] })).rejects.toThrow(/Nessuna chiave .* apre questo archivio/);
    expect(await open(encrypted, { identities: [other, identity] })).toEqual(PACKED);
    const wrong = open(encrypted, { identities: ['AGE-SECRET-KEY-1SBAGLIATA'] });
    await expect(wrong).rejects.toThrow(/non è una chiave privata di age/);
    await expect(wrong).rejects.not.toThrow(/SBAGLIATA/);
  });

  test('checkRecipients rejects a recipient that is not a public age key', async () => {
    await expect(checkRecipients(['age1nessuno'])).rejects.toThrow(
      'BACKUP_AGE_RECIPIENT deve essere una chiave pubblica di age, che inizia con age1, non "age1nessuno".',
    );
    await expect(checkRecipients([identity])).rejects.toThrow(/chiave pubblica di age/);
    await checkRecipients([await identityToRecipient(identity)]);
    await checkRecipients([]);
  });
});
