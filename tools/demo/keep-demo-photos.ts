import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { createMediaService, type MediaTables } from '../../src/media/server/service.ts';
import type { PhotoStorage } from '../../src/media/server/storage.ts';
import { hashPhoto } from '../../src/media/server/store-photo.ts';
import { DEMO_PHOTOS, type DemoPhoto } from './demo-photos.ts';

type Db = Kysely<MediaTables>;

const FOLDER = join(import.meta.dirname, 'foto');
/** Pictures encoded side by side: one a core on a small machine. */
const AT_ONCE = 2;

const read = ({ name }: DemoPhoto) => readFile(join(FOLDER, `${name}.webp`));

/** Most covers are houses from outside: their files are there before the portal opens, all others' soon after. */
const isFirst = ({ stanza }: DemoPhoto) => stanza === 'esterno';

async function noteRow(db: Db, photo: DemoPhoto): Promise<number> {
  const original = await read(photo);
  const { width, height } = await sharp(original).metadata();
  const row = { hash: hashPhoto(original), width, height, alt: photo.alt };
  const { id } = await db
    .insertInto('photos')
    .values(row)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ hash: row.hash }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function storeFiles(photos: readonly DemoPhoto[], media: ReturnType<typeof createMediaService>) {
  const store = async (photo: DemoPhoto): Promise<[string, number]> => {
    const id = await media.addPhoto(await read(photo), photo.alt, 'later');
    if (id === null) throw new Error(`${photo.name} is no picture`);
    return [photo.name, id];
  };
  return new PQueue({ concurrency: AT_ONCE }).addAll(photos.map((photo) => () => store(photo)));
}

/**
 * Keeps the demo pictures as any other photo, each once, and gives their ids by name. Only some have their files then: they take
 * some 4 s; `finishDemoPhotos` makes the others'.
 */
export async function keepDemoPhotos(db: Db, storage: PhotoStorage): Promise<ReadonlyMap<string, number>> {
  // The AVIF files, which take most of the time, come when the portal looks for photos without them.
  const media = createMediaService(db, storage, { requestAvif: async () => undefined });
  const ids = new Map(await storeFiles(DEMO_PHOTOS.filter(isFirst), media));
  for (const photo of DEMO_PHOTOS.filter((each) => !isFirst(each))) ids.set(photo.name, await noteRow(db, photo));
  return ids;
}

/** Makes the files of demo pictures that have none yet: after the first start, and after one that was interrupted. */
export async function finishDemoPhotos(
  db: Db,
  storage: PhotoStorage,
  requestAvif: (photoId: number) => Promise<void>,
): Promise<void> {
  const unfinished = await db.selectFrom('photos').select('hash').where('ready_at', 'is', null).execute();
  if (unfinished.length === 0) return;
  const hashes = new Set(unfinished.map(({ hash }) => hash));
  const missing: DemoPhoto[] = [];
  for (const photo of DEMO_PHOTOS) if (hashes.has(hashPhoto(await read(photo)))) missing.push(photo);
  await storeFiles(missing, createMediaService(db, storage, { requestAvif }));
}
