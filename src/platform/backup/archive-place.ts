import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileSink } from './write-backup.ts';

/** Where archives lie, and what goes with them: a folder of this machine, or a bucket. Names may have one folder. */
export type ArchivePlace = {
  /** For sentences to the operator. */
  name: string;
  /** The names in a folder, or at the top (`''`), without it. */
  list(folder: string): Promise<string[]>;
  read(name: string): AsyncIterable<Buffer>;
  /** A file has its name when it is whole, or never. */
  write(name: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  remove(name: string): Promise<void>;
};

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

export function folderPlace(root: string): ArchivePlace {
  return {
    name: root,
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
