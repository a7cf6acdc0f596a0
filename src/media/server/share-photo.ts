import { createWorkQueue } from '../../kernel/calls/work-queue.ts';
import { parseSharedName } from '../rules/shared-photo.ts';
import { createPictureEncoder, type PictureEncoder } from './picture-encoder.ts';
import type { PhotoStorage } from './storage.ts';

/** Limits of a separate queue that processes one picture at a time, so that link previews do not delay uploads. */
const LIMITS = { atOnce: 1, waiting: 16, retryAfter: 10 };

type Dependencies = { storage: PhotoStorage; encoder: PictureEncoder };

async function storeSharedPhoto(
  { storage }: Dependencies,
  { source, cached }: { source: string; cached: string },
  contents: Uint8Array,
) {
  try {
    await storage.ensureRoom();
    await storage.write(cached, contents);
    if (!(await storage.has(source))) await storage.remove(cached);
  } catch {
    // An error is ignored, because the picture is returned even if it could not be cached.
  }
}

async function renderSharedPhoto(
  dependencies: Dependencies,
  names: { source: string; cached: string },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const already = await dependencies.storage.read(names.cached);
  if (already !== null) return already;
  const photo = await dependencies.storage.read(names.source);
  if (photo === null) return null;
  const contents = new Uint8Array(await dependencies.encoder.encodeShared(photo));
  await storeSharedPhoto(dependencies, names, contents);
  return contents;
}

/** Serves photos for link previews. Use one instance per process, because it limits the pictures processed at once. */
export function createSharedPhotos(
  storage: PhotoStorage,
): (fileName: string) => Promise<Uint8Array<ArrayBuffer> | null> {
  const dependencies = { storage, encoder: createPictureEncoder() };
  const queue = createWorkQueue(LIMITS);
  return async (fileName) => {
    const names = parseSharedName(fileName);
    // The storage is read before queueing, so that unknown names and cached pictures do not wait.
    if (names === null || !(await storage.has(names.source))) return null;
    return (await storage.read(names.cached)) ?? queue.run(() => renderSharedPhoto(dependencies, names));
  };
}
