import { createReadStream } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type ArchiveTrust, openBytes } from '../src/platform/backup/archive-bytes.ts';
import { archiveKeyOf } from '../src/platform/backup/archive-key.ts';
import type { ArchiveSeal } from '../src/platform/backup/write-backup.ts';

const key = archiveKeyOf('un segreto per gli archivi di prova');

export const SEAL: ArchiveSeal = { key, recipients: [] };
export const TRUST: ArchiveTrust = { signers: [key.publicKey], identities: [], acceptsAnySigner: false };

export async function unpack(file: string): Promise<Buffer> {
  return gunzipSync(Buffer.concat(await Array.fromAsync(openBytes(createReadStream(file), TRUST))));
}
