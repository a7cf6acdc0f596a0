import { brandName } from '../../kernel/brand/brand.ts';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { OperatorError } from '../process/operator-error.ts';
import {
  ARCHIVE_FORMAT,
  type ArchiveHeader,
  archiveHeaderSchema,
  type ArchiveManifest,
  archiveManifestSchema,
  type ArchiveTable,
  archiveTableSchema,
} from './archive-schema.ts';
import { type ArchiveTrust, openBytes } from './archive-bytes.ts';
import { ArchiveRefusal } from './archive-refusal.ts';
import { readFrames } from './frames.ts';
import * as operatorMessages from '../messages/operator.ts';

export type Frames = AsyncGenerator<Buffer>;

export type ByteCounter = (bytes: number) => void;

async function* readFile(file: string, onBytes?: ByteCounter): AsyncGenerator<Buffer> {
  const source: AsyncIterable<Buffer> = createReadStream(file);
  for await (const chunk of source) {
    onBytes?.(chunk.length);
    yield chunk;
  }
}

/** Opens an archive as a stream of frames. The signature is verified only when the stream has been read to the end. */
export function openArchive(file: string, trust: ArchiveTrust, onBytes?: ByteCounter): Frames {
  const unpacked = createGunzip();
  // Ignores the rejection, because `pipeline` also destroys `unpacked` with the error, which `readFrames` then throws.
  pipeline(openBytes(readFile(file, onBytes), trust), unpacked).catch(() => undefined);
  return readFrames(unpacked);
}

export async function nextFrame(frames: Frames): Promise<Buffer> {
  const { value, done } = await frames.next();
  if (done === true) throw new Error('the archive ends too early');
  return value;
}

/** Reads the remaining frames, because the signature is at the end. Call this before committing any loaded rows. */
export async function finish(frames: Frames): Promise<void> {
  while ((await frames.next()).done !== true);
}

function readFormat(header: unknown): string {
  return typeof header === 'object' && header !== null && 'format' in header ? String(header.format) : '';
}

function parseHeader(text: string): ArchiveHeader {
  const header: unknown = JSON.parse(text);
  const version = Number(/^ospitalia-(\d+)$/.exec(readFormat(header))?.[1] ?? 0);
  if (version > ARCHIVE_FORMAT)
    throw new ArchiveRefusal('newerFormat', operatorMessages.archiveOfNewerVersion(brandName));
  if (version > 0 && version < ARCHIVE_FORMAT) throw new ArchiveRefusal('damaged', operatorMessages.archiveOfPreview());
  return archiveHeaderSchema.parse(header);
}

/** Verifies the whole archive before it reads the header, so that an altered archive is never decompressed or parsed. */
export async function readHeader(file: string, trust: ArchiveTrust, onBytes?: ByteCounter): Promise<ArchiveHeader> {
  try {
    for await (const _ of openBytes(readFile(file, onBytes), trust));
    const frames = openArchive(file, trust);
    const header = parseHeader((await nextFrame(frames)).toString());
    await frames.return(undefined);
    return header;
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause;
    throw new ArchiveRefusal('damaged', operatorMessages.notAnArchive(file, brandName), { cause });
  }
}

export async function readTable(frames: Frames, table: string): Promise<ArchiveTable> {
  const entry = archiveTableSchema.parse(JSON.parse((await nextFrame(frames)).toString()));
  if (entry.table !== table) throw new Error(`the archive contains ${entry.table} instead of ${table}`);
  return entry;
}

export async function readManifest(frames: Frames): Promise<ArchiveManifest> {
  return archiveManifestSchema.parse(JSON.parse((await nextFrame(frames)).toString())).manifest;
}

async function* framesOfTable(frames: Frames): AsyncGenerator<Buffer> {
  for (let chunk = await nextFrame(frames); chunk.length > 0; chunk = await nextFrame(frames)) yield chunk;
}

export async function copyRows(client: ClientBase, frames: Frames, target: string): Promise<void> {
  await pipeline(framesOfTable(frames), client.query(copyFrom(`copy ${target} from stdin`)));
}

export async function skipRows(frames: Frames): Promise<void> {
  while ((await nextFrame(frames)).length > 0);
}
