import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceivedPicture } from '../../kernel/calls/call.ts';
import { MAX_PHOTO_BYTES } from '../rules/image-references.ts';
import { storageFailure } from './storage.ts';
import { openTemporaryFolder } from './temporary-folder.ts';

export type PictureFile = {
  write(bytes: Uint8Array): Promise<void>;
  finish(isSound: boolean): Promise<ReceivedPicture>;
  drop(): Promise<void>;
};

const NOTHING: ReceivedPicture = { size: 0, read: async () => new Uint8Array() };

/** Creates a file for one received picture. If the picture exceeds `maxBytes`, its file is deleted and only its size is counted. */
export function createPictureFile(folder: string, maxBytes: number): PictureFile {
  const path = join(folder, randomUUID());
  let handle: FileHandle | null = null;
  let isThere = false;
  let size = 0;

  async function drop(): Promise<void> {
    await handle?.close();
    handle = null;
    if (isThere) await rm(path, { force: true });
    isThere = false;
  }

  async function append(bytes: Uint8Array): Promise<void> {
    try {
      if (handle === null) {
        await openTemporaryFolder(folder);
        handle = await open(path, 'wx', 0o600);
        isThere = true;
      }
      await handle.writeFile(bytes);
    } catch (error) {
      throw storageFailure(error);
    }
  }

  return {
    async write(bytes) {
      size += bytes.byteLength;
      if (size > maxBytes) await drop();
      else if (bytes.byteLength > 0) await append(bytes);
    },
    async finish(isSound) {
      await handle?.close();
      handle = null;
      if (size > maxBytes) return { size, read: null };
      return isSound && size > 0 ? { size, read: () => readFile(path) } : { ...NOTHING, size };
    },
    drop,
  };
}

export async function receivePicture(
  chunks: AsyncIterable<Uint8Array>,
  { folder, maxBytes = MAX_PHOTO_BYTES }: { folder: string; maxBytes?: number },
): Promise<{ picture: ReceivedPicture; cleanUp(): Promise<void> }> {
  const file = createPictureFile(folder, maxBytes);
  try {
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      await file.write(chunk);
      if (size > maxBytes) break;
    }
    return { picture: await file.finish(true), cleanUp: file.drop };
  } catch (error) {
    await file.drop();
    throw error;
  }
}
