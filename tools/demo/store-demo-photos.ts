import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaService } from '../../src/media/server/service.ts';
import { DEMO_PHOTOS } from './demo-photos.ts';

const FOLDER = join(import.meta.dirname, 'foto');
/** Pictures encoded side by side: one a core on a small machine, and a new pair every half second. */
const AT_ONCE = 2;

async function storeInTurn(queue: (typeof DEMO_PHOTOS)[number][], media: MediaService, ids: Map<string, number>) {
  for (let photo = queue.pop(); photo !== undefined; photo = queue.pop()) {
    const id = await media.addPhoto(await readFile(join(FOLDER, `${photo.name}.webp`)), photo.alt);
    if (id === null) throw new Error(`${photo.name} is no picture`);
    ids.set(photo.name, id);
  }
}

/** Keeps the demo pictures as any other photo, each once, and gives their ids by name. About 4 s the first time. */
export async function storeDemoPhotos(media: MediaService): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  const queue = [...DEMO_PHOTOS];
  await Promise.all(Array.from({ length: AT_ONCE }, () => storeInTurn(queue, media, ids)));
  return ids;
}
