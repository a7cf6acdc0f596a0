import { createWorkQueue } from '../../kernel/calls/work-queue.ts';
import { parseSharedName } from '../rules/shared-photo.ts';
import { createPictureEncoder, type PictureEncoder } from './picture-encoder.ts';
import type { PhotoStorage } from './storage.ts';

/** Nobody who uploads waits behind the readers of links: they have a line of their own, one picture at a time. */
const LIMITS = { atOnce: 1, waiting: 16, retryAfter: 10 };

type Parts = { storage: PhotoStorage; encoder: PictureEncoder };

/** Keeps what was drawn, unless the disk is full or its photo is gone meanwhile: drawn again when it is asked for again. */
async function storeSharedPhoto(
  { storage }: Parts,
  { source, kept }: { source: string; kept: string },
  contents: Uint8Array,
) {
  try {
    await storage.ensureRoom();
    await storage.write(kept, contents);
    if (!(await storage.has(source))) await storage.remove(kept);
  } catch {
    // Whoever asks has the picture all the same.
  }
}

async function renderSharedPhoto(
  parts: Parts,
  names: { source: string; kept: string },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const already = await parts.storage.read(names.kept);
  if (already !== null) return already;
  const photo = await parts.storage.read(names.source);
  if (photo === null) return null;
  const contents = new Uint8Array(await parts.encoder.encodeShared(photo));
  await storeSharedPhoto(parts, names, contents);
  return contents;
}

/** Photos as shared links show them, by the last part of their address: drawn when they are first asked for, and kept. One for a process. */
export function createSharedPhotos(
  storage: PhotoStorage,
): (fileName: string) => Promise<Uint8Array<ArrayBuffer> | null> {
  const parts = { storage, encoder: createPictureEncoder() };
  const queue = createWorkQueue(LIMITS);
  return async (fileName) => {
    const names = parseSharedName(fileName);
    // Asked for outside the line first: a name that is nobody's, and one that is drawn already, wait for nothing.
    if (names === null || !(await storage.has(names.source))) return null;
    return (await storage.read(names.kept)) ?? queue.run(() => renderSharedPhoto(parts, names));
  };
}
