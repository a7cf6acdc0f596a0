import type { ClientBase, Pool } from 'pg';

type QueryRunner = Pick<ClientBase | Pool, 'query'>;

export async function newestMigration(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string | null }>('select max(name) as name from migration_hashes');
  return rows[0]?.name ?? '';
}

async function readIdentity<Row extends object>(client: QueryRunner, column: string): Promise<Row> {
  const { rows } = await client.query<Row>(`select ${column} from database_identity`);
  const [identity] = rows;
  if (identity === undefined) throw new Error('the database has no identity');
  return identity;
}

export async function databaseOwner(client: QueryRunner): Promise<string> {
  return (await readIdentity<{ id: string }>(client, 'id')).id;
}

export async function readErasureKey(client: QueryRunner): Promise<string> {
  return (await readIdentity<{ key: string }>(client, `encode(erasure_key, 'hex') as key`)).key;
}

type Identity = { database: string; erasure_key: string };

export async function takeIdentity(client: QueryRunner, { database, erasure_key }: Identity): Promise<void> {
  await client.query(`update database_identity set id = $1, erasure_key = decode($2, 'hex')`, [database, erasure_key]);
}
