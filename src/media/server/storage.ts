import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Where the files of photos lie. A name says what its contents are, so writing one twice changes nothing.
 * Names are those of `rules/photo-files.ts`; nobody else's words reach the storage.
 */
export type PhotoStorage = {
  has(name: string): Promise<boolean>;
  /** The contents of a file, or `null` when there is none of that name. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  write(name: string, contents: Uint8Array): Promise<void>;
};

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Photos on this machine's disk, below `<dataDir>/foto`, in folders by the first two characters of their names. */
export function createDiskStorage(dataDir: string): PhotoStorage {
  const pathOf = (name: string) => join(dataDir, 'foto', name.slice(0, 2), name);
  return {
    has: async (name) => (await unlessMissing(stat(pathOf(name)))) !== null,
    read: (name) => unlessMissing(readFile(pathOf(name))),
    async write(name, contents) {
      const path = pathOf(name);
      // Renamed only when complete: a reader, or a crash, never meets half a picture.
      const unfinished = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(unfinished, contents, { flush: true });
      await rename(unfinished, path);
    },
  };
}
