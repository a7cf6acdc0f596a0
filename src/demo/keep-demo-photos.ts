import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import PQueue from 'p-queue';
import { createMediaService, type MediaTables } from '../media/server/service.ts';
import type { PhotoStorage } from '../media/server/storage.ts';
import { DEMO_PHOTOS, type DemoPhoto } from './demo-photos.ts';

type Db = Kysely<MediaTables>;

const FOLDER = join(import.meta.dirname, 'foto');
/** Pictures encoded side by side: one a core on a small machine. */
const AT_ONCE = 2;

const read = ({ name }: DemoPhoto) => readFile(join(FOLDER, `${name}.webp`));

/**
 * Keeps the demo pictures as any other photo, each once, and gives their ids by name. The AVIF files, which take most of the time,
 * come when the portal looks for photos without them.
 */
export async function keepDemoPhotos(db: Db, storage: PhotoStorage): Promise<ReadonlyMap<string, number>> {
  const media = createMediaService(db, storage, { requestAvif: async () => undefined });
  const store = async (photo: DemoPhoto): Promise<[string, number]> => {
    const id = await media.addPhoto(await read(photo), photo.alt, 'prepared');
    if (id === null) throw new Error(`${photo.name} is no picture`);
    return [photo.name, id];
  };
  return new Map(await new PQueue({ concurrency: AT_ONCE }).addAll(DEMO_PHOTOS.map((photo) => () => store(photo))));
}
