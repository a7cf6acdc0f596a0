import type { Kysely } from 'kysely';
import { everyPhotoFile } from '../rules/photo-files.ts';
import { decodePhoto, encodePhoto } from './encode-photo.ts';
import { upsertPhoto } from './repository.ts';
import type { PhotoStorage } from './storage.ts';
import type { MediaTables } from './tables.ts';

export type { MediaTables } from './tables.ts';

/** The media room's use cases. */
export type MediaService = {
  /**
   * Keeps a picture in all its sizes and gives the photo's id; `null` when it is no picture of an accepted format.
   * A picture that is known is not encoded again. `alt` says what it shows, for who cannot see it.
   */
  addPhoto(original: Uint8Array, alt: string): Promise<number | null>;
};

/** Builds the service on a database and a storage. */
export function createMediaService(db: Kysely<MediaTables>, storage: PhotoStorage): MediaService {
  return {
    async addPhoto(original, alt) {
      const picture = await decodePhoto(original);
      if (picture === null) return null;
      const known = await Promise.all(everyPhotoFile(picture).map(({ name }) => storage.has(name)));
      if (known.includes(false)) await encodePhoto(picture, storage.write);
      // The row comes after the files: what the database knows can be shown.
      return upsertPhoto(db, picture, alt);
    },
  };
}
