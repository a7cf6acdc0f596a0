import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../../kernel/calls/app-error.ts';
import { openTemporaryFolder } from './temporary-folder.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

/** Stores the files of photos. Names are derived from the contents; callers validate names that come from URLs. */
export type PhotoStorage = {
  has(name: string): Promise<boolean>;
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  write(name: string, contents: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
  /** Throws if the free space is below the reserve for the files of existing photos and for the database. */
  ensureRoom(): Promise<void>;
};

const RETRY_AFTER = 30;

export function storageFailure(cause: unknown): AppError {
  return new AppError('SERVIZIO_NON_DISPONIBILE', visitorMessages().serviceUnavailable, {
    retryAfter: RETRY_AFTER,
    cause,
  });
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return null;
    throw storageFailure(error);
  }
}

function createDiskSpaceCheck(folder: string, reserve: number): PhotoStorage['ensureRoom'] {
  /** Cause of the errors while the disk is full. All calls share this object, so that the log contains it once. */
  let full: Error | null = null;
  return async () => {
    const disk = reserve === 0 ? null : await unlessMissing(statfs(folder));
    if (disk === null || disk.bavail * disk.bsize >= reserve) full = null;
    else throw storageFailure((full ??= new Error(`less than ${reserve} bytes are free for photos`)));
  };
}

/** Creates a storage on disk. `reserve` is the number of bytes that must remain free. */
export function createDiskStorage(dataDir: string, { reserve = 0 } = {}): PhotoStorage {
  const folder = join(dataDir, 'foto');
  const unfinishedFolder = join(folder, '.incompleti');
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);

  async function writeInTwoSteps(name: string, contents: Uint8Array): Promise<void> {
    // Renames the complete file, so that readers never see a partial picture, even after a crash.
    const unfinished = join(unfinishedFolder, randomUUID());
    await openTemporaryFolder(unfinishedFolder);
    try {
      await writeFile(unfinished, contents, { flush: true });
      await mkdir(dirname(pathOf(name)), { recursive: true });
      await rename(unfinished, pathOf(name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  return {
    has: async (name) => (await unlessMissing(stat(pathOf(name)))) !== null,
    read: (name) => unlessMissing(readFile(pathOf(name))),
    write: (name, contents) =>
      writeInTwoSteps(name, contents).catch((error: unknown) => {
        throw storageFailure(error);
      }),
    ensureRoom: createDiskSpaceCheck(folder, reserve),
    remove: (name) =>
      rm(pathOf(name), { force: true }).catch((error: unknown) => {
        throw storageFailure(error);
      }),
  };
}
