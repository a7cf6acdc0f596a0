import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { OperatorError } from '../process/operator-error.ts';
import { type ArchiveHeader, archiveHeaderSchema, type ArchiveTable, archiveTableSchema } from './archive-schema.ts';
import { readFrames } from './frames.ts';

export type Frames = AsyncGenerator<Buffer>;

export function openArchive(file: string): Frames {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  return readFrames(source.pipe(unpacked));
}

export async function nextFrame(frames: Frames): Promise<Buffer> {
  const { value, done } = await frames.next();
  if (done === true) throw new Error('the archive ends too early');
  return value;
}

/** Reads an archive to its end, where the check sum is: nothing is restored from one that is not whole. */
export async function readHeader(file: string): Promise<ArchiveHeader> {
  const frames = openArchive(file);
  try {
    const header = archiveHeaderSchema.parse(JSON.parse((await nextFrame(frames)).toString()));
    while ((await frames.next()).done !== true);
    return header;
  } catch (cause) {
    throw new OperatorError(`${file} non è un archivio di Ospitalia, o è rovinato.`, { cause });
  }
}

export async function readTable(frames: Frames, table: string): Promise<ArchiveTable> {
  const entry = archiveTableSchema.parse(JSON.parse((await nextFrame(frames)).toString()));
  if (entry.table !== table) throw new Error(`the archive holds ${entry.table} where ${table} should be`);
  return entry;
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
