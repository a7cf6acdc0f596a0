import type { Kysely } from 'kysely';
import PQueue from 'p-queue';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { ReceivedPicture } from '../../kernel/calls/call.ts';
import { createWorkQueue } from '../../kernel/calls/work-queue.ts';
import type { DiscardablePhoto, PhotoReference, MediaService } from '../contract.ts';
import { MAX_PHOTO_BYTES, parseImageReference } from '../rules/image-references.ts';
import { photoFormat } from '../rules/photo-files.ts';
import { PHOTO_FOLDER, photoUrl, withoutFocus } from '../rules/photo-sources.ts';
import {
  dropPhotos,
  findMissingFocus,
  makeAvif,
  makeVariants,
  type PhotoDependencies,
  removeOrphans,
  requestMissingAvif,
  storePhoto,
  storePrepared,
} from './store-photo.ts';
import { createPictureEncoder } from './picture-encoder.ts';
import { findLeasedPhotos, findPhotosByHash, type LeasedPhoto, leaseNextPhotos } from './repository.ts';
import type { PhotoStorage } from './storage.ts';
import type { MediaTables } from './tables.ts';
import { visitorMessages } from '../messages/by-request.ts';

export type { MediaService } from '../contract.ts';
export type { MediaTables } from './tables.ts';

export type MediaOptions = {
  /** Schedules `encodeAvif` for a photo. The job may run more than once. */
  requestAvif(photoId: number): Promise<void>;
};

const AT_ONCE = 2;
/** Two pictures are decoded at a time, because each one takes up to 160 MB and one core. */
const QUEUE_LIMITS = { atOnce: AT_ONCE, waiting: 32, retryAfter: 10 };

const NO_JOBS: MediaOptions = {
  requestAvif: () => Promise.reject(new Error('this process has no job queue for AVIF files')),
};

function toPhotoReference(photo: Omit<LeasedPhoto, 'token'>): PhotoReference {
  return { id: photo.id, hash: photo.hash, url: photoUrl(photo) };
}

function refuseLarge(picture: ReceivedPicture, name: string): () => Promise<Uint8Array> {
  const { size, read } = picture;
  if (read === null || size > MAX_PHOTO_BYTES)
    throw new AppError('TROPPO_GRANDE', visitorMessages().photoFaults.troppoGrande(name));
  return read;
}

async function storeOne(dependencies: PhotoDependencies, picture: ReceivedPicture, name: string): Promise<LeasedPhoto> {
  const read = refuseLarge(picture, name);
  const readIfRoom = async () => {
    await dependencies.storage.ensureRoom();
    return read();
  };
  const photo = await storePhoto(dependencies, readIfRoom, '', 'later');
  if (typeof photo !== 'string') return photo;
  throw new AppError(
    photo === 'troppiPixel' ? 'TROPPO_GRANDE' : 'FORMATO_NON_SUPPORTATO',
    visitorMessages().photoFaults[photo](name),
  );
}

function storeConcurrently(
  dependencies: PhotoDependencies,
  pictures: readonly ReceivedPicture[],
  names: readonly string[],
) {
  const queue = new PQueue({ concurrency: AT_ONCE });
  const keep = async (picture: ReceivedPicture, index: number) => {
    try {
      return await storeOne(dependencies, picture, names[index] ?? '');
    } catch (error) {
      queue.clear();
      throw error;
    }
  };
  return Promise.allSettled(pictures.map((picture, index) => queue.add(() => keep(picture, index))));
}

async function storeAll(
  dependencies: PhotoDependencies,
  pictures: readonly ReceivedPicture[],
  names: readonly string[],
): Promise<DiscardablePhoto[]> {
  for (const [index, picture] of pictures.entries()) refuseLarge(picture, names[index] ?? '');
  const outcomes = await storeConcurrently(dependencies, pictures, names);
  const photos = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed === undefined) return photos.map((photo) => ({ ...toPhotoReference(photo), token: photo.token }));
  await dropPhotos(dependencies, photos);
  throw failed.reason;
}

async function findUploads(
  dependencies: PhotoDependencies,
  references: readonly string[],
): Promise<(PhotoReference | null)[]> {
  const tokens = references.map((text) => {
    const reference = parseImageReference(text);
    return reference?.kind === 'upload' ? reference.token : '';
  });
  const photos = await findLeasedPhotos(dependencies.db, tokens.filter(Boolean));
  return tokens.map((token) => {
    const photo = photos.get(token);
    return photo === undefined ? null : toPhotoReference(photo);
  });
}

function hashOf(url: string): string {
  return url.slice(PHOTO_FOLDER.length, url.lastIndexOf('-'));
}

async function findPhotos({ db }: PhotoDependencies, urls: readonly string[]): Promise<(PhotoReference | null)[]> {
  const files = urls.map((url) => {
    const reference = parseImageReference(url);
    return reference?.kind === 'stored' ? reference.url : '';
  });
  const photos = await findPhotosByHash(db, files.filter(Boolean).map(hashOf));
  return files.map((file) => {
    const photo = photos.get(hashOf(file));
    // The whole address is compared, because it also contains the photo's size.
    return photo !== undefined && withoutFocus(photoUrl(photo)) === file ? toPhotoReference(photo) : null;
  });
}

function sharedByKey(work: (key: string) => Promise<void>): (key: string) => Promise<void> {
  const running = new Map<string, Promise<void>>();
  return (key) => {
    const promise = running.get(key) ?? work(key).finally(() => running.delete(key));
    running.set(key, promise);
    return promise;
  };
}

/** Creates the media service. Use one instance per process, because it limits the pictures processed at once. */
export function createMediaService(
  db: Kysely<MediaTables>,
  storage: PhotoStorage,
  { requestAvif }: MediaOptions = NO_JOBS,
): MediaService {
  const dependencies: PhotoDependencies = {
    db,
    storage,
    queue: createWorkQueue(QUEUE_LIMITS),
    encoder: createPictureEncoder(),
    requestAvif,
  };
  return {
    async addPhoto(original, alt) {
      const photo = await storePhoto(dependencies, async () => original, alt, 'now');
      return typeof photo === 'string' ? null : photo.id;
    },
    addPrepared: (original, photo) => storePrepared(dependencies, original, photo),
    async upload(picture, name) {
      const { token, ...photo } = await storeOne(dependencies, picture, name);
      return { immagine: `caricamento:${token}`, url: photoUrl(photo), width: photo.width, height: photo.height };
    },
    findUploads: (references) => findUploads(dependencies, references),
    findPhotos: (urls) => findPhotos(dependencies, urls),
    storeAll: (pictures, names) => storeAll(dependencies, pictures, names),
    discard: (photos) => dropPhotos(dependencies, photos),
    async readLargest(url) {
      const name = url.startsWith(PHOTO_FOLDER) ? withoutFocus(url).slice(PHOTO_FOLDER.length) : '';
      return photoFormat(name) === 'webp' ? storage.read(name) : null;
    },
    async leaseAll() {
      for (let last: number | null = 0; last !== null; ) last = await leaseNextPhotos(db, last);
    },
    sweepOrphans: () => removeOrphans(dependencies),
    requestMissingAvif: () => requestMissingAvif(dependencies),
    makeVariants: sharedByKey((hash) => makeVariants(dependencies, hash)),
    findMissingFocus: () => findMissingFocus(dependencies),
    encodeAvif: (photoId) => makeAvif(dependencies, photoId),
  };
}
