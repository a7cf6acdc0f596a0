import { DatabaseError, type Pool } from 'pg';
import { emptySchema } from '../../../platform/database/empty-schema.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { NO_LIMITS, openDatabase } from '../../../platform/database/open-database.ts';
import { OperatorError } from '../../../platform/process/operator-error.ts';
import type { Database } from '../database.ts';
import { PUBLISHED, publishedClause, type PublishedPlaces } from './published-tables.ts';
import {
  dropSlot,
  dropSubscription,
  publicationNames,
  subscribe,
  subscriptionName,
  tellPlaces,
} from './subscription.ts';

export type SearchReplicaParts = {
  primary: Database;
  /** The primary's address, as the subscriber reaches it. */
  source: string;
  searchUrl: string;
};

const KEPT = PUBLISHED.map(({ table }) => table);

async function assertLogical(primary: Pool): Promise<void> {
  const { rows } = await primary.query<{ wal_level: string }>('show wal_level');
  if (rows[0]?.wal_level === 'logical') return;
  throw new OperatorError(
    `Il server di DATABASE_URL deve avere wal_level = logical, non ${rows[0]?.wal_level}: alter system set wal_level = 'logical', poi riavvialo.`,
  );
}

/** The regions of some slugs, with their comuni. Throws an `OperatorError` for one that there is not. */
async function readPlaces(primary: Pool, slugs: readonly string[]): Promise<PublishedPlaces> {
  if (slugs.length === 0) return null;
  const { rows: regioni } = await primary.query<{ id: number; slug: string }>(
    'select id, slug from regioni order by id',
  );
  const unknown = slugs.find((slug) => !regioni.some((regione) => regione.slug === slug));
  if (unknown !== undefined) {
    const known = regioni.map(({ slug }) => slug).join(', ');
    throw new OperatorError(`«${unknown}» non è una regione. Sono: ${known}.`);
  }
  const regions = regioni.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
  const { rows } = await primary.query<{ id: number }>(
    `select citta.id from citta join province on province.id = provincia_id where regione_id = any ($1) order by citta.id`,
    [regions],
  );
  return { regions, citta_ids: rows.map(({ id }) => id) };
}

async function tablesOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  return rows.map(({ name }) => name);
}

/** A database that is empty, or that an earlier call has made. */
async function assertOurs(subscriber: Pool): Promise<void> {
  const tables = await tablesOf(subscriber);
  if (tables.length === 0 || tables.includes('search_replica')) return;
  throw new OperatorError('SEARCH_DATABASE_URL deve essere un database vuoto: qui ci sono altre tabelle.');
}

/** The tables that searches read, as migrations make them, and nothing else: a statement that needs more fails here, and is asked of the primary. */
async function makeTables({ db, pool }: Database): Promise<void> {
  await emptySchema(pool);
  await pool.query(
    'create table search_replica (identity uuid not null, regions integer[], places_hash text not null)',
  );
  await migrate(db);
  await pool.query('grant select on search_replica to ospitalia_portale');
  const others = (await tablesOf(pool)).filter((table) => table !== 'search_replica' && !KEPT.includes(table));
  await pool.query(`drop table ${others.join(', ')} cascade`);
  for (const { table, columns } of PUBLISHED) {
    if (columns === undefined) continue;
    const { rows } = await pool.query<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> all ($2)`,
      [table, columns],
    );
    await pool.query(`alter table ${table} ${rows.map(({ name }) => `drop column ${name} cascade`).join(', ')}`);
  }
  // What follows from a change has been done where it was made.
  for (const table of KEPT) await pool.query(`alter table ${table} disable trigger user`);
  await pool.query(`truncate ${KEPT.join(', ')} cascade`);
}

async function publish(primary: Pool, name: string, places: PublishedPlaces): Promise<void> {
  await primary.query(`drop publication if exists ${name}`);
  if (places !== null) await tellPlaces(primary, true);
  const tables = PUBLISHED.map((table) => publishedClause(table, places));
  await primary.query(`create publication ${name} for table ${tables.join(', ')}`);
}

/** A handle on the subscriber for as long as a work takes. */
async function withSubscriber<T>(url: string, work: (subscriber: Database) => Promise<T>): Promise<T> {
  const subscriber: Database = openDatabase(url, { timeLimits: NO_LIMITS });
  try {
    return await work(subscriber);
  } finally {
    await subscriber.close();
  }
}

/** Makes, or makes anew, the database of searches: of all Italy, or of the regions of these slugs. Gives how many homes it has. */
export async function followPrimary(
  { primary, source, searchUrl }: SearchReplicaParts,
  slugs: readonly string[],
): Promise<number> {
  await assertLogical(primary.pool);
  const places = await readPlaces(primary.pool, slugs);
  return withSubscriber(searchUrl, async (subscriber) => {
    const name = await subscriptionName(primary.pool, subscriber.pool);
    await assertOurs(subscriber.pool);
    await dropSubscription(subscriber.pool, name);
    await dropSlot(primary.pool, name);
    await makeTables(subscriber);
    await publish(primary.pool, name, places);
    await subscribe(subscriber.pool, name, source);
    await subscriber.pool.query('analyze');
    const { rows } = await primary.pool.query<{ id: string }>('select id from database_identity');
    await subscriber.pool.query('insert into search_replica select $1, $2, source_hash from locations_source', [
      rows[0]?.id,
      places?.regions ?? null,
    ]);
    const { rows: homes } = await subscriber.pool.query<{ count: number }>('select count(*)::int from listed_homes');
    return homes[0]?.count ?? 0;
  });
}

async function forget(primary: Pool, name: string): Promise<void> {
  await primary.query(`drop publication if exists ${name}`);
  await dropSlot(primary, name);
  if ((await publicationNames(primary)).length === 0) await tellPlaces(primary, false);
}

/** Ends it on both sides; of a subscriber that is gone for good, by its name, on the primary alone. */
export async function endFollowing({ primary, searchUrl }: SearchReplicaParts, named?: string): Promise<void> {
  const names = await publicationNames(primary.pool);
  if (named !== undefined) {
    if (!names.includes(named))
      throw new OperatorError(`Sul primario non c’è «${named}». Ci sono: ${names.join(', ')}.`);
    await forget(primary.pool, named);
    return;
  }
  await withSubscriber(searchUrl, async ({ pool }) => {
    const name = await subscriptionName(primary.pool, pool).catch((cause: unknown) => {
      if (cause instanceof OperatorError || cause instanceof DatabaseError) throw cause;
      throw new OperatorError(
        `Il database delle ricerche non risponde. Per toglierlo dal primario: npm run db -- search-replica drop NOME, con uno di ${names.join(', ')}.`,
        { cause },
      );
    });
    await assertOurs(pool);
    await dropSubscription(pool, name);
    await forget(primary.pool, name);
    await emptySchema(pool);
  });
}
