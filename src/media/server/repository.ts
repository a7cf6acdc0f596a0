import type { Kysely } from 'kysely';
import type { StoredPhoto } from '../rules/photo-files.ts';
import type { MediaTables } from './tables.ts';

/** Registers a photo and gives its id; of one that is known, the id that it has. `alt` says what it shows. */
export async function upsertPhoto(db: Kysely<MediaTables>, photo: StoredPhoto, alt: string): Promise<number> {
  const { hash, width, height } = photo;
  const { id } = await db
    .insertInto('photos')
    .values({ hash, width, height, alt })
    // An update that changes nothing, because only then does the statement return the row that was there.
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ hash }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
