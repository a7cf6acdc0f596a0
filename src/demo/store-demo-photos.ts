import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import PQueue from 'p-queue';
import type { PreparedPhoto } from '../media/contract.ts';
import { photoUrl } from '../media/rules/photo-sources.ts';
import { createMediaService, type MediaTables } from '../media/server/service.ts';
import type { PhotoStorage } from '../media/server/storage.ts';
import { DEMO_PHOTOS } from './demo-photos.ts';

const AT_ONCE = 2;

type Picture = PreparedPhoto & { name: string };

/** Stores each picture once and returns the photo IDs by name. Writes only the largest file; the portal creates the others later. */
export async function storePictures(
  { db, storage }: { db: Kysely<MediaTables>; storage: PhotoStorage },
  folder: string,
  pictures: readonly Picture[],
): Promise<ReadonlyMap<string, number>> {
  const media = createMediaService(db, storage, { requestAvif: async () => undefined });
  const store = async ({ name, ...photo }: Picture): Promise<[string, number]> => {
    const original = await readFile(join(import.meta.dirname, folder, `${name}.webp`));
    return [name, await media.addPrepared(original, photo)];
  };
  return new Map(await new PQueue({ concurrency: AT_ONCE }).addAll(pictures.map((picture) => () => store(picture))));
}

export const storeDemoPhotos = (db: Kysely<MediaTables>, storage: PhotoStorage) =>
  storePictures({ db, storage }, 'foto', DEMO_PHOTOS);

export async function urlsOf(db: Kysely<MediaTables>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('photos')
    .select(['id', 'hash', 'width', 'height', 'focus'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...photo }) => [id, photoUrl(photo)]));
}
