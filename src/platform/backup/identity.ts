import type { ClientBase, Pool } from 'pg';

type QueryRunner = Pick<ClientBase | Pool, 'query'>;

export async function newestMigration(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string | null }>('select max(name) as name from migration_hashes');
  return rows[0]?.name ?? '';
}

/** Which database this is (`db/migrations/0012`); `null` in one that is older than this mark. */
export async function readIdentity(client: ClientBase): Promise<string | null> {
  const { rowCount } = await client.query(`select where to_regclass('database_identity') is not null`);
  if (rowCount === 0) return null;
  const { rows } = await client.query<{ id: string }>('select id from database_identity');
  return rows[0]?.id ?? null;
}

export async function takeIdentity(asked: QueryRunner, id: string): Promise<void> {
  await asked.query('update database_identity set id = $1', [id]);
}
