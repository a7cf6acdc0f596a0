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

export type Frames = AsyncGenerator<Buffer>;

/** Told of the bytes of a file as they are read. */
export type ByteCounter = (bytes: number) => void;

async function* readFile(file: string, onBytes?: ByteCounter): AsyncGenerator<Buffer> {
  const source: AsyncIterable<Buffer> = createReadStream(file);
  for await (const chunk of source) {
    onBytes?.(chunk.length);
    yield chunk;
  }
}

/** The frames of an archive. Only who reads them to the end (`finish`) knows that they are those that were signed. */
export function openArchive(file: string, trust: ArchiveTrust, onBytes?: ByteCounter): Frames {
  const unpacked = createGunzip();
  // What fails on the way here destroys the stream, and so is thrown to whoever reads the frames.
  pipeline(openBytes(readFile(file, onBytes), trust), unpacked).catch(() => undefined);
  return readFrames(unpacked);
}

export async function nextFrame(frames: Frames): Promise<Buffer> {
  const { value, done } = await frames.next();
  if (done === true) throw new Error('the archive ends too early');
  return value;
}

/** Reads what is left, to the signature. Call it before anything that was loaded is committed. */
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
    throw new ArchiveRefusal('newerFormat', `L’archivio è di una versione più nuova di ${brandName}: serve quella.`);
  if (version > 0 && version < ARCHIVE_FORMAT)
    throw new ArchiveRefusal(
      'damaged',
      'L’archivio è di una versione di prova, precedente alla prima pubblicata: nessun programma pubblicato lo ripristina.',
    );
  return archiveHeaderSchema.parse(header);
}

/** Reads an archive to its end first, where the signature is: nothing is taken from one that was changed, not even unpacked. */
export async function readHeader(file: string, trust: ArchiveTrust, onBytes?: ByteCounter): Promise<ArchiveHeader> {
  try {
    for await (const _ of openBytes(readFile(file, onBytes), trust));
    const frames = openArchive(file, trust);
    const header = parseHeader((await nextFrame(frames)).toString());
    await frames.return(undefined);
    return header;
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause;
    throw new ArchiveRefusal('damaged', `${file} non è un archivio di ${brandName}, o è rovinato.`, { cause });
  }
}

export async function readTable(frames: Frames, table: string): Promise<ArchiveTable> {
  const entry = archiveTableSchema.parse(JSON.parse((await nextFrame(frames)).toString()));
  if (entry.table !== table) throw new Error(`the archive holds ${entry.table} where ${table} should be`);
  return entry;
}

/** Reads the frame after all tables. */
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
