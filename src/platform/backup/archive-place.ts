import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileSink } from './write-backup.ts';

/** A directory or bucket for archives. The name of a file may include one folder. */
export type ArchivePlace = {
  name: string;
  /** Returns the path of a local file. Buckets lack this function, so their files are downloaded first (`withArchiveFile`). */
  pathOf?(name: string): string;
  list(folder: string): Promise<string[]>;
  read(name: string): AsyncIterable<Buffer>;
  /** Writes a file, which becomes visible only when it is complete. */
  write(name: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  remove(name: string): Promise<void>;
};

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

export function folderPlace(root: string): ArchivePlace {
  return {
    name: root,
    pathOf: (name) => join(root, name),
    async list(folder) {
      try {
        const entries = await readdir(join(root, folder), { withFileTypes: true });
        return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
    read: (name) => createReadStream(join(root, name)),
    write: (name, bytes) => fileSink(join(root, name))(bytes),
    remove: (name) => rm(join(root, name), { force: true }),
  };
}

export async function withArchiveFile<T>(
  place: ArchivePlace,
  name: string,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const path = place.pathOf?.(name);
  if (path !== undefined) return work(path);
  const folder = await mkdtemp(join(tmpdir(), 'ospitalia-archivio-'));
  try {
    const file = join(folder, name);
    await fileSink(file)(place.read(name));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
