import type { Kysely } from 'kysely';
import type { MediaTables } from '../../media/server/service.ts';
import type { AdminTables } from './tables.ts';

export type HomePicturesDb = Kysely<AdminTables & MediaTables>;

export function homePictureRows(db: HomePicturesDb) {
  return db
    .selectFrom('home_pictures')
    .innerJoin('photos', 'photos.id', 'home_pictures.photo_id')
    .select(['position', 'didascalia', 'hash', 'width', 'height', 'focus'])
    .orderBy('position')
    .execute();
}

export async function putHomePicture(
  db: HomePicturesDb,
  position: number,
  picture: { photo_id: number; didascalia: string },
): Promise<void> {
  await db
    .insertInto('home_pictures')
    .values({ position, ...picture })
    .onConflict((conflict) => conflict.column('position').doUpdateSet(picture))
    .execute();
}

export async function deleteHomePicture(db: HomePicturesDb, position: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('home_pictures').where('position', '=', position).executeTakeFirst();
  return numDeletedRows > 0n;
}
