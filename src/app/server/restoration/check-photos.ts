import type { ClientBase } from 'pg';
import PQueue from 'p-queue';
import { masterFile, photoFiles, type PhotoFormat, type StoredPhoto } from '../../../media/rules/photo-files.ts';
import type { PhotoStorage } from '../../../media/server/storage.ts';
import { archived } from './load-archived.ts';

/** `all` contains the hashes of restorable photos. `withAvif` contains those whose row is missing but whose AVIF files exist. */
export type PhotosThere = { all: ReadonlySet<string>; withAvif: ReadonlySet<string> };

const CONCURRENT_CHECKS = 16;

const NAMED = `
  select hash, width, height, exists (
    select from photos as now where now.hash = photo.hash and now.ready_at is not null
  ) as is_there
  from ${archived('photos')} as photo
  where photo.ready_at is not null and (
    id in (select photo_id from ${archived('struttura_photos')} where struttura_id = any ($1))
    or id in (select accoglie_foto_id from ${archived('strutture')} where id = any ($1))
  )
`;

async function hasEach(storage: Pick<PhotoStorage, 'has'>, photo: StoredPhoto, format: PhotoFormat): Promise<boolean> {
  for (const { name } of photoFiles(photo, format)) if (!(await storage.has(name))) return false;
  return true;
}

/** Returns whether all WebP files exist, or at least the largest one and the master, from which the others can be derived. */
async function hasWebp(storage: Pick<PhotoStorage, 'has'>, photo: StoredPhoto): Promise<boolean> {
  if (await hasEach(storage, photo, 'webp')) return true;
  const largest = photoFiles(photo, 'webp').at(-1)?.name ?? '';
  return (await storage.has(largest)) && storage.has(masterFile(photo));
}

/** Returns which photos can be restored. Archives contain no photo files, so the files of deleted photos must still exist. */
export async function checkPhotos(
  client: ClientBase,
  ids: readonly number[],
  storage: Pick<PhotoStorage, 'has'>,
): Promise<PhotosThere> {
  const { rows } = await client.query<StoredPhoto & { is_there: boolean }>(NAMED, [ids]);
  const all = new Set<string>();
  const withAvif = new Set<string>();
  const queue = new PQueue({ concurrency: CONCURRENT_CHECKS });
  await queue.addAll(
    rows.map(({ is_there, ...photo }) => async () => {
      if (!is_there && !(await hasWebp(storage, photo))) return;
      all.add(photo.hash);
      if (!is_there && (await hasEach(storage, photo, 'avif'))) withAvif.add(photo.hash);
    }),
  );
  return { all, withAvif };
}
