import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { WorkQueue } from '../../kernel/calls/work-queue.ts';
import type { PreparedPhoto } from '../contract.ts';
import { everyPhotoFile, masterFile, photoFiles, type StoredPhoto } from '../rules/photo-files.ts';
import type { PictureFault } from '../rules/picture-faults.ts';
import { sharedFile } from '../rules/shared-photo.ts';
import type { EncodingMode, EncodedPhoto } from './encode-photo.ts';
import type { PictureEncoder } from './picture-encoder.ts';
import {
  deleteExpiredLeases,
  findReadyPhoto,
  type LeasedPhoto,
  type PhotoLease,
  leaseKnownPhoto,
  leasePhoto,
  listOrphans,
  listWithoutAvif,
  listWithoutFocus,
  markFocus,
  markIncomplete,
  markStored,
  releasePhotos,
  removeOrphan,
} from './repository.ts';
import type { PhotoStorage } from './storage.ts';
import type { MediaTables } from './tables.ts';

const HASH_BYTES = 16;

/** Hashes synchronously, because hashing 5 MB takes only about 3 ms. */
export function hashPhoto(original: Uint8Array): string {
  return createHash('sha256').update(original).digest().subarray(0, HASH_BYTES).toString('base64url');
}

export type PhotoDependencies = {
  db: Kysely<MediaTables>;
  storage: PhotoStorage;
  queue: WorkQueue;
  encoder: PictureEncoder;
  requestAvif(photoId: number): Promise<void>;
};

async function hasFiles(storage: PhotoStorage, photo: StoredPhoto): Promise<boolean> {
  const found = await Promise.all(photoFiles(photo, 'webp').map(({ name }) => storage.has(name)));
  return !found.includes(false);
}

async function leaseStored(dependencies: PhotoDependencies, hash: string): Promise<LeasedPhoto | null> {
  const id = await findReadyPhoto(dependencies.db, hash);
  const photo = id === null ? null : await leaseKnownPhoto(dependencies.db, id);
  if (photo === null) return null;
  if (await hasFiles(dependencies.storage, photo)) return photo;
  await markIncomplete(dependencies.db, photo.id);
  await releasePhotos(dependencies.db, [photo.token]);
  return null;
}

async function storeFiles(
  { db, storage, requestAvif }: PhotoDependencies,
  id: number,
  photo: EncodedPhoto,
  mode: EncodingMode,
) {
  for (const { name, contents } of photo.files) await storage.write(name, contents);
  if (mode === 'now') return markStored(db, id, ['ready_at', 'avif_at']);
  // Schedules the job before marking the photo as stored, so that a crash never leaves a photo without AVIF files.
  await requestAvif(id);
  return markStored(db, id, ['ready_at']);
}

type NewPhoto = EncodedPhoto & { hash: string };

async function writePhoto(
  dependencies: PhotoDependencies,
  photo: NewPhoto,
  alt: string,
  mode: EncodingMode,
): Promise<LeasedPhoto> {
  const { hash, width, height, focus } = photo;
  // Writes the row before the files, so that a sweep finds the files that a failure leaves behind.
  const hold = await leasePhoto(dependencies.db, { hash, width, height, focus }, alt);
  try {
    await storeFiles(dependencies, hold.id, photo, mode);
  } catch (error) {
    await dropPhotos(dependencies, [hold]);
    throw error;
  }
  return { ...hold, hash, width, height, focus };
}

async function storeBytes(dependencies: PhotoDependencies, original: Uint8Array, alt: string, mode: EncodingMode) {
  const hash = hashPhoto(original);
  const stored = await leaseStored(dependencies, hash);
  if (stored !== null) return stored;
  const encoded = await dependencies.encoder.encodePhoto(original, hash, mode);
  return typeof encoded === 'string' ? encoded : writePhoto(dependencies, { ...encoded, hash }, alt, mode);
}

export async function storePrepared(
  dependencies: PhotoDependencies,
  original: Uint8Array,
  { alt, ...size }: PreparedPhoto,
): Promise<number> {
  const photo = { ...size, hash: hashPhoto(original) };
  const stored = await leaseStored(dependencies, photo.hash);
  if (stored !== null) return stored.id;
  const names = [
    ...photoFiles(photo, 'webp')
      .slice(-1)
      .map(({ name }) => name),
    masterFile(photo),
  ];
  const files = names.map((name) => ({ name, contents: original }));
  return (await writePhoto(dependencies, { ...photo, files }, alt, 'later')).id;
}

export function storePhoto(
  dependencies: PhotoDependencies,
  read: () => Promise<Uint8Array>,
  alt: string,
  mode: EncodingMode,
): Promise<LeasedPhoto | PictureFault> {
  // The picture is loaded inside the queue, so that waiting pictures use no memory.
  return dependencies.queue.run(async () => storeBytes(dependencies, await read(), alt, mode));
}

async function remove({ db, storage }: PhotoDependencies, id: number): Promise<boolean> {
  return removeOrphan(db, id, async (photo) => {
    const names = [masterFile(photo), sharedFile(photo), ...everyPhotoFile(photo).map(({ name }) => name)];
    await Promise.all(names.map((name) => storage.remove(name)));
  });
}

export async function dropPhotos(dependencies: PhotoDependencies, holds: readonly PhotoLease[]): Promise<void> {
  await releasePhotos(
    dependencies.db,
    holds.map(({ token }) => token),
  );
  for (const id of new Set(holds.map((hold) => hold.id))) await remove(dependencies, id);
}

export async function removeOrphans(dependencies: PhotoDependencies): Promise<number> {
  await deleteExpiredLeases(dependencies.db);
  const failures: unknown[] = [];
  let removed = 0;
  for (const id of await listOrphans(dependencies.db)) {
    try {
      if (await remove(dependencies, id)) removed += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} photos were not removed`);
  return removed;
}

export async function requestMissingAvif({ db, requestAvif }: PhotoDependencies): Promise<void> {
  for (const id of await listWithoutAvif(db)) await requestAvif(id);
}

export async function findMissingFocus({ db, storage, queue, encoder }: PhotoDependencies): Promise<void> {
  for (const { id, ...photo } of await listWithoutFocus(db)) {
    const [smallest] = photoFiles(photo, 'webp');
    const contents = smallest ? await storage.read(smallest.name) : null;
    if (contents === null) continue;
    const focus = await queue.runLater(() => encoder.findFocus(contents)).catch(() => null);
    if (focus !== null) await markFocus(db, id, focus);
  }
}

async function writeMissingWebp(
  { storage, queue, encoder }: PhotoDependencies,
  photo: StoredPhoto,
  master: Uint8Array,
) {
  for (const file of photoFiles(photo, 'webp')) {
    if (await storage.has(file.name)) continue;
    await storage.write(file.name, await queue.runLater(() => encoder.encodeFromMaster(master, file)));
  }
}

export async function makeVariants(dependencies: PhotoDependencies, hash: string): Promise<void> {
  const id = await findReadyPhoto(dependencies.db, hash);
  const photo = id === null ? null : await leaseKnownPhoto(dependencies.db, id);
  if (photo === null) return;
  try {
    const master = await dependencies.storage.read(masterFile(photo));
    if (master !== null) await writeMissingWebp(dependencies, photo, master);
  } finally {
    await releasePhotos(dependencies.db, [photo.token]);
  }
}

export async function makeAvif(dependencies: PhotoDependencies, id: number): Promise<void> {
  const { db, storage, queue, encoder } = dependencies;
  const photo = await leaseKnownPhoto(db, id);
  if (photo === null) return;
  try {
    const master = photo.hasAvif ? null : await storage.read(masterFile(photo));
    // Without a master, WebP files are served in place of AVIF files.
    if (master !== null) {
      await writeMissingWebp(dependencies, photo, master);
      for (const file of photoFiles(photo, 'avif')) {
        await storage.write(file.name, await queue.runLater(() => encoder.encodeFromMaster(master, file)));
      }
    }
    if (!photo.hasAvif) await markStored(db, id, ['avif_at']);
    await storage.remove(masterFile(photo));
  } finally {
    await releasePhotos(db, [photo.token]);
  }
}
