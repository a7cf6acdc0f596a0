import type { Kysely } from 'kysely';
import { everyPhotoFile, masterFile, photoFiles, type StoredPhoto } from '../rules/photo-files.ts';
import { decodePhoto, encodeFile, encodeFromMaster, encodeMaster, type Picture } from './encode-photo.ts';
import type { PictureQueue } from './picture-queue.ts';
import {
  dropOldHolds,
  type HeldPhoto,
  type Hold,
  holdKnownPhoto,
  holdPhoto,
  listOrphans,
  markIncomplete,
  markStored,
  releasePhotos,
  removeOrphan,
} from './repository.ts';
import type { PhotoStorage } from './storage.ts';
import type { MediaTables } from './tables.ts';

/** What the work on photos needs. */
export type PhotoParts = {
  db: Kysely<MediaTables>;
  storage: PhotoStorage;
  queue: PictureQueue;
  /** Has `encodeAvif` called for a photo, some time later and at least once. */
  requestAvif(photoId: number): Promise<void>;
};

/** Whether the AVIF files are made with the photo, or asked for. */
export type AvifTime = 'now' | 'later';

async function hasFiles(storage: PhotoStorage, photo: StoredPhoto): Promise<boolean> {
  const found = await Promise.all(photoFiles(photo, 'webp').map(({ name }) => storage.has(name)));
  return !found.includes(false);
}

async function storeFiles({ db, storage, requestAvif }: PhotoParts, id: number, picture: Picture, avif: AvifTime) {
  const files = avif === 'now' ? everyPhotoFile(picture) : photoFiles(picture, 'webp');
  for (const file of files) await storage.write(file.name, await encodeFile(picture, file));
  if (avif === 'now') return markStored(db, id, ['ready_at', 'avif_at']);
  await storage.write(masterFile(picture), await encodeMaster(picture));
  // Asked for before the photo is ready: a crash in between leaves an orphan, never a photo without its AVIF files.
  await requestAvif(id);
  return markStored(db, id, ['ready_at']);
}

/**
 * Keeps a picture and holds it; `null` when it is no picture. Its row and the hold are written before its first file, so
 * whatever goes wrong, even here, a sweep finds what is left.
 */
export async function keepPhoto(
  parts: PhotoParts,
  read: () => Promise<Uint8Array>,
  alt: string,
  avif: AvifTime,
): Promise<HeldPhoto | null> {
  const { db, storage, queue } = parts;
  // Read inside the queue: who waits holds no picture in memory.
  return queue.run(async () => {
    const picture = await decodePhoto(await read());
    if (picture === null) return null;
    const { isReady, ...hold } = await holdPhoto(db, picture, alt);
    try {
      if (!isReady || !(await hasFiles(storage, picture))) {
        if (isReady) await markIncomplete(db, hold.id);
        await storeFiles(parts, hold.id, picture, avif);
      }
    } catch (error) {
      await dropPhotos(parts, [hold]);
      throw error;
    }
    const { hash, width, height } = picture;
    return { ...hold, hash, width, height };
  });
}

async function remove({ db, storage }: PhotoParts, id: number): Promise<boolean> {
  return removeOrphan(db, id, async (photo) => {
    const names = [masterFile(photo), ...everyPhotoFile(photo).map(({ name }) => name)];
    await Promise.all(names.map((name) => storage.remove(name)));
  });
}

/** Lets go of photos, and removes those that nobody else holds or shows. */
export async function dropPhotos(parts: PhotoParts, holds: readonly Hold[]): Promise<void> {
  await releasePhotos(
    parts.db,
    holds.map(({ token }) => token),
  );
  for (const id of new Set(holds.map((hold) => hold.id))) await remove(parts, id);
}

/** Removes photos that nothing refers to; gives their number. What fails for one photo does not save the others. */
export async function removeOrphans(parts: PhotoParts): Promise<number> {
  await dropOldHolds(parts.db);
  const failures: unknown[] = [];
  let removed = 0;
  for (const id of await listOrphans(parts.db)) {
    try {
      if (await remove(parts, id)) removed += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} photos were not removed`);
  return removed;
}

/** Makes the AVIF files of a photo that has none yet, when nobody waits for an answer, and forgets its master copy. */
export async function makeAvif({ db, storage, queue }: PhotoParts, id: number): Promise<void> {
  const photo = await holdKnownPhoto(db, id);
  if (photo === null) return;
  try {
    const master = photo.hasAvif ? null : await storage.read(masterFile(photo));
    // Without a master, as after a restore from elsewhere, the WebP files go on standing in for the AVIF ones.
    for (const file of master === null ? [] : photoFiles(photo, 'avif')) {
      await storage.write(file.name, await queue.runLater(() => encodeFromMaster(master ?? new Uint8Array(), file)));
    }
    if (!photo.hasAvif) await markStored(db, id, ['avif_at']);
    await storage.remove(masterFile(photo));
  } finally {
    await releasePhotos(db, [photo.token]);
  }
}
