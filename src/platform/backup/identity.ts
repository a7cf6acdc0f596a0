import type { ClientBase, Pool } from 'pg';
import { hasTable } from '../database/has-table.ts';

type QueryRunner = Pick<ClientBase | Pool, 'query'>;

export async function newestMigration(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string | null }>('select max(name) as name from migration_hashes');
  return rows[0]?.name ?? '';
}

/** Which database this is (`db/migrations/0012`); `null` in one that is older than this mark. */
export async function readIdentity(client: ClientBase): Promise<string | null> {
  if (!(await hasTable(client, 'database_identity'))) return null;
  const { rows } = await client.query<{ id: string }>('select id from database_identity');
  return rows[0]?.id ?? null;
}

/** By which the database knows erased persons again, in hexadecimal; `null` in one that is older. */
export async function readErasureKey(client: ClientBase): Promise<string | null> {
  const { rowCount } = await client.query(`
    select from information_schema.columns where table_name = 'database_identity' and column_name = 'erasure_key'`);
  if (rowCount === 0) return null;
  const { rows } = await client.query<{ key: string }>(
    `select encode(erasure_key, 'hex') as key from database_identity`,
  );
  return rows[0]?.key ?? null;
}

/** The same of a database that has one, as one that keeps archives does. */
export async function databaseOwner(asked: QueryRunner): Promise<string> {
  const { rows } = await asked.query<{ id: string }>('select id from database_identity');
  const [identity] = rows;
  if (identity === undefined) throw new Error('the database has no identity');
  return identity.id;
}

type Identity = { database: string | null; erasure_key: string | null };

/** A database that was filled from an archive is the one that the archive is of. What the archive does not say, its schema may not know. */
export async function takeIdentity(asked: QueryRunner, { database, erasure_key }: Identity): Promise<void> {
  if (database !== null) await asked.query('update database_identity set id = $1', [database]);
  if (erasure_key === null) return;
  await asked.query(`update database_identity set erasure_key = decode($1, 'hex')`, [erasure_key]);
}
