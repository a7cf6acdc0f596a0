import type { Kysely } from 'kysely';
import PQueue from 'p-queue';
import { AppError } from '../../kernel/app-error.ts';
import type { ReceivedPicture } from '../../kernel/call.ts';
import type { DiscardablePhoto, KeptPhoto, MediaService } from '../contract.ts';
import { mediaMessages } from '../messages.it.ts';
import { MAX_PHOTO_BYTES, parseImageReference } from '../rules/image-references.ts';
import { photoFormat } from '../rules/photo-files.ts';
import { PHOTO_FOLDER, photoUrl } from '../rules/photo-sources.ts';
import { dropPhotos, keepPhoto, makeAvif, type PhotoParts, removeOrphans, requestMissingAvif } from './keep-photo.ts';
import { createPictureQueue } from './picture-queue.ts';
import { createPictureWorkshop } from './picture-workshop.ts';
import { findHeldPhotos, findPhotosByHash, type HeldPhoto, holdNextPhotos } from './repository.ts';
import type { PhotoStorage } from './storage.ts';
import type { MediaTables } from './tables.ts';

export type { MediaService } from '../contract.ts';
export type { MediaTables } from './tables.ts';

export type MediaOptions = {
  /** Has `encodeAvif` called for a photo, some time later and at least once. */
  requestAvif(photoId: number): Promise<void>;
};

/** Pictures of one request in work at once. */
const AT_ONCE = 2;

/** For whoever only adds photos with all their files. */
const NO_JOBS: MediaOptions = {
  requestAvif: () => Promise.reject(new Error('nobody encodes AVIF files later in this process')),
};

function toKeptPhoto({ id, hash, width, height }: Omit<HeldPhoto, 'token'>): KeptPhoto {
  return { id, hash, url: photoUrl({ hash, width, height }) };
}

function refuseLarge(picture: ReceivedPicture, name: string): () => Promise<Uint8Array> {
  const { size, read } = picture;
  if (read === null || size > MAX_PHOTO_BYTES) throw new AppError('TROPPO_GRANDE', mediaMessages.troppoGrande(name));
  return read;
}

async function keepOne(parts: PhotoParts, picture: ReceivedPicture, name: string): Promise<HeldPhoto> {
  const read = refuseLarge(picture, name);
  const readIfRoom = async () => {
    await parts.storage.ensureRoom();
    return read();
  };
  const photo = await keepPhoto(parts, readIfRoom, '', 'later');
  if (photo === null) throw new AppError('FORMATO_NON_SUPPORTATO', mediaMessages.nonValida(name));
  return photo;
}

/** Keeps pictures two at a time, in their order, until one fails. */
function keepInTurn(parts: PhotoParts, pictures: readonly ReceivedPicture[], names: readonly string[]) {
  const queue = new PQueue({ concurrency: AT_ONCE });
  const keep = async (picture: ReceivedPicture, index: number) => {
    try {
      return await keepOne(parts, picture, names[index] ?? '');
    } catch (error) {
      queue.clear();
      throw error;
    }
  };
  return Promise.allSettled(pictures.map((picture, index) => queue.add(() => keep(picture, index))));
}

async function keepAll(
  parts: PhotoParts,
  pictures: readonly ReceivedPicture[],
  names: readonly string[],
): Promise<DiscardablePhoto[]> {
  for (const [index, picture] of pictures.entries()) refuseLarge(picture, names[index] ?? '');
  const outcomes = await keepInTurn(parts, pictures, names);
  const photos = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed === undefined) return photos.map((photo) => ({ ...toKeptPhoto(photo), token: photo.token }));
  await dropPhotos(parts, photos);
  throw failed.reason;
}

async function findUploads(parts: PhotoParts, references: readonly string[]): Promise<(KeptPhoto | null)[]> {
  const tokens = references.map((text) => {
    const reference = parseImageReference(text);
    return reference?.kind === 'upload' ? reference.token : null;
  });
  const photos = await findHeldPhotos(
    parts.db,
    tokens.filter((token) => token !== null),
  );
  return tokens.map((token) => {
    const photo = token === null ? undefined : photos.get(token);
    return photo === undefined ? null : toKeptPhoto(photo);
  });
}

/** The hash in a photo's address; `null`: no such address. */
function hashOf(url: string): string | null {
  return parseImageReference(url)?.kind === 'kept' ? url.slice(PHOTO_FOLDER.length, url.lastIndexOf('-')) : null;
}

async function findPhotos({ db }: PhotoParts, urls: readonly string[]): Promise<(KeptPhoto | null)[]> {
  const hashes = urls.map(hashOf);
  const photos = await findPhotosByHash(
    db,
    hashes.filter((hash) => hash !== null),
  );
  return urls.map((url, index) => {
    const photo = photos.get(hashes[index] ?? '');
    // An address says the photo's size, too.
    return photo !== undefined && photoUrl(photo) === url ? toKeptPhoto(photo) : null;
  });
}

/** Builds the service on a database and a storage. One for a process: it limits the pictures in work at once. */
export function createMediaService(
  db: Kysely<MediaTables>,
  storage: PhotoStorage,
  { requestAvif }: MediaOptions = NO_JOBS,
): MediaService {
  const parts: PhotoParts = {
    db,
    storage,
    queue: createPictureQueue(),
    workshop: createPictureWorkshop(),
    requestAvif,
  };
  return {
    async addPhoto(original, alt) {
      const photo = await keepPhoto(parts, async () => original, alt, 'now');
      return photo?.id ?? null;
    },
    async upload(picture, name) {
      const { token, ...photo } = await keepOne(parts, picture, name);
      return { immagine: `caricamento:${token}`, url: photoUrl(photo), width: photo.width, height: photo.height };
    },
    findUploads: (references) => findUploads(parts, references),
    findPhotos: (urls) => findPhotos(parts, urls),
    keepAll: (pictures, names) => keepAll(parts, pictures, names),
    discard: (photos) => dropPhotos(parts, photos),
    async readLargest(url) {
      const name = url.startsWith(PHOTO_FOLDER) ? url.slice(PHOTO_FOLDER.length) : '';
      return photoFormat(name) === 'webp' ? storage.read(name) : null;
    },
    async holdAll() {
      for (let last: number | null = 0; last !== null; ) last = await holdNextPhotos(db, last);
    },
    sweepOrphans: () => removeOrphans(parts),
    requestMissingAvif: () => requestMissingAvif(parts),
    encodeAvif: (photoId) => makeAvif(parts, photoId),
  };
}
