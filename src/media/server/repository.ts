import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FocalPoint } from '../rules/focal-point.ts';
import type { StoredPhoto } from '../rules/photo-files.ts';
import type { MediaTables } from './tables.ts';

type Db = Kysely<MediaTables>;

export type PhotoLease = { id: number; token: string };
type FoundPhoto = StoredPhoto & { id: number; focus: FocalPoint | null };
export type LeasedPhoto = FoundPhoto & PhotoLease;

const TOKEN_LIFE = sql`interval '24 hours'`;
/** Duration of a photo's hold. It outlasts the upload token, so that a form sent just before the token expires can still be stored. */
const LEASE_DURATION = sql`interval '25 hours'`;
const ARCHIVE_LEASE_DURATION = sql`interval '30 days'`;
const LEASES_AT_ONCE = 10_000;
const SWEEP = 1000;
/** Time after which all attempts of an AVIF job have ended (`src/app/server/jobs/queues.ts`). */
const AVIF_JOB_DURATION = sql`interval '2 hours'`;
const AVIF_SWEEP = 100;
/** Maximum number of photos per run. Computing their focal points takes about ten seconds on one core. */
const FOCUS_SWEEP = 500;
const FOREIGN_KEY_VIOLATION = '23503';

/** Inserts a photo unless it exists, and holds it. Waits if the photo is being removed. */
export async function leasePhoto(db: Db, photo: Omit<FoundPhoto, 'id'>, alt: string): Promise<PhotoLease> {
  const { hash, width, height, focus } = photo;
  return db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('photos')
      .values({ hash, width, height, alt, focus })
      // Updates an existing row, which locks it against removal. Without an update, the statement would not return
      // the row.
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ hash, focus }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const { token } = await transaction
      .insertInto('photo_uploads')
      .values({ photo_id: id })
      .returning('token')
      .executeTakeFirstOrThrow();
    return { id, token };
  });
}

export async function findReadyPhoto(db: Db, hash: string): Promise<number | null> {
  const photo = await db
    .selectFrom('photos')
    .modifyFront(sql`/* prepared */`)
    .select('id')
    .where('hash', '=', hash)
    .where('ready_at', 'is not', null)
    .executeTakeFirst();
  return photo?.id ?? null;
}

export async function leaseKnownPhoto(db: Db, id: number): Promise<(LeasedPhoto & { hasAvif: boolean }) | null> {
  const held = await db
    .insertInto('photo_uploads')
    .columns(['photo_id'])
    .expression(db.selectFrom('photos').select('id').where('id', '=', id).forKeyShare())
    .returning('token')
    .executeTakeFirst();
  if (held === undefined) return null;
  const { avif_at, ...photo } = await db
    .selectFrom('photos')
    .select(['id', 'hash', 'width', 'height', 'focus', 'avif_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...photo, token: held.token, hasAvif: avif_at !== null };
}

export async function releasePhotos(db: Db, tokens: readonly string[]): Promise<void> {
  if (tokens.length === 0) return;
  await db.deleteFrom('photo_uploads').where('token', 'in', tokens).execute();
}

export async function findLeasedPhotos(db: Db, tokens: readonly string[]): Promise<Map<string, LeasedPhoto>> {
  if (tokens.length === 0) return new Map();
  const rows = await db
    .selectFrom('photo_uploads')
    .innerJoin('photos', 'photos.id', 'photo_uploads.photo_id')
    .select(['token', 'photos.id', 'hash', 'width', 'height', 'focus'])
    .where('token', 'in', tokens)
    .where('held_until', 'is', null)
    .where('photo_uploads.created_at', '>', sql<Date>`now() - ${TOKEN_LIFE}`)
    .execute();
  return new Map(rows.map((row) => [row.token, row]));
}

export async function findPhotosByHash(db: Db, hashes: readonly string[]) {
  if (hashes.length === 0) return new Map<string, FoundPhoto>();
  const rows = await db
    .selectFrom('photos')
    .select(['id', 'hash', 'width', 'height', 'focus'])
    .where('hash', 'in', hashes)
    .execute();
  return new Map(rows.map((row) => [row.hash, row]));
}

export async function markIncomplete(db: Db, id: number): Promise<void> {
  await db.updateTable('photos').set({ ready_at: null, avif_at: null }).where('id', '=', id).execute();
}

export async function markStored(db: Db, id: number, columns: readonly ('ready_at' | 'avif_at')[]): Promise<void> {
  const now = sql<Date>`now()`;
  const stored = Object.fromEntries(columns.map((column) => [column, now]));
  await db.updateTable('photos').set(stored).where('id', '=', id).execute();
}

export async function leaseNextPhotos(db: Db, after: number): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    with batch as (select id from photos where id > ${after} order by id limit ${LEASES_AT_ONCE} for key share),
    held as (
      insert into photo_uploads (photo_id, held_until) select id, now() + ${ARCHIVE_LEASE_DURATION} from batch
      on conflict (photo_id) where held_until is not null do update set held_until = excluded.held_until
    )
    select max(id) as last from batch
  `.execute(db);
  return rows[0]?.last ?? null;
}

export async function deleteExpiredLeases(db: Db): Promise<void> {
  await db
    .deleteFrom('photo_uploads')
    .where(sql<Date>`coalesce(held_until, created_at + ${LEASE_DURATION})`, '<', sql<Date>`now()`)
    .execute();
}

/** Returns the ids of unreferenced photos. Reads the foreign keys, because this module does not know the referencing tables. */
export async function listOrphans(db: Db): Promise<number[]> {
  const { rows: references } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, quote_ident(attname) as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'photos'::regclass
  `.execute(db);
  const conditions: RawBuilder<unknown>[] = references.map(
    ({ table, column }) =>
      sql`not exists (select from ${sql.raw(table)} as holder where holder.${sql.raw(column)} = photos.id)`,
  );
  const { rows } = await sql<{ id: number }>`
    select id from photos
    where created_at < now() - ${LEASE_DURATION} and ${sql.join(conditions, sql` and `)}
    order by id limit ${SWEEP}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the ids of random photos without AVIF files, so that a photo that always fails does not block others. */
export async function listWithoutAvif(db: Db): Promise<number[]> {
  const photos = await db
    .selectFrom('photos')
    .select('id')
    .where('avif_at', 'is', null)
    .where('ready_at', '<', sql<Date>`now() - ${AVIF_JOB_DURATION}`)
    .orderBy(sql`random()`)
    .limit(AVIF_SWEEP)
    .execute();
  return photos.map(({ id }) => id);
}

export async function listWithoutFocus(db: Db): Promise<(StoredPhoto & { id: number })[]> {
  return db
    .selectFrom('photos')
    .select(['id', 'hash', 'width', 'height'])
    .where('focus', 'is', null)
    .where('ready_at', 'is not', null)
    .orderBy(sql`random()`)
    .limit(FOCUS_SWEEP)
    .execute();
}

export async function markFocus(db: Db, id: number, focus: FocalPoint): Promise<void> {
  await db.updateTable('photos').set({ focus }).where('id', '=', id).where('focus', 'is', null).execute();
}

function isReferredTo(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION;
}

/**
 * Removes a photo and its files. Returns `false` if the photo is referenced or does not exist. The row lock makes a concurrent
 * upload of the same picture wait.
 */
export async function removeOrphan(
  db: Db,
  id: number,
  removeFiles: (photo: StoredPhoto) => Promise<void>,
): Promise<boolean> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const photo = await transaction
        .deleteFrom('photos')
        .where('id', '=', id)
        .returning(['hash', 'width', 'height'])
        .executeTakeFirst();
      if (photo === undefined) return false;
      await removeFiles(photo);
      return true;
    });
  } catch (error) {
    if (isReferredTo(error)) return false;
    throw error;
  }
}
