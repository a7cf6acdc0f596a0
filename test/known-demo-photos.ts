import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { PhotoStorage } from '../src/media/server/storage.ts';
import { hashPhoto } from '../src/media/server/store-photo.ts';
import type { MediaTables } from '../src/media/server/tables.ts';
import { DEMO_PHOTOS } from '../src/demo/demo-photos.ts';

const FOLDER = join(import.meta.dirname, '../src/demo/foto');
const SIZE = { width: 1260, height: 840 };

export const fullStorage: PhotoStorage = {
  has: async () => true,
  read: async () => null,
  write: async () => undefined,
  remove: async () => undefined,
  ensureRoom: async () => undefined,
};

/**
 * Inserts the demo photos without encoding them, which would take 12 s of CPU time. Returns a storage that reports every file as
 * present.
 */
export async function knownDemoPhotos(db: Kysely<MediaTables>): Promise<PhotoStorage> {
  const ready_at = new Date();
  const photos = DEMO_PHOTOS.map(({ name, alt }) => {
    const hash = hashPhoto(readFileSync(join(FOLDER, `${name}.webp`)));
    return { ...SIZE, hash, alt, ready_at };
  });
  await db.insertInto('photos').values(photos).execute();
  return fullStorage;
}
