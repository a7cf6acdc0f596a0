import type { ClientBase, Pool } from 'pg';

/** A database of an older release, or a new one, may lack the table. */
export async function hasTable(client: Pick<ClientBase | Pool, 'query'>, table: string): Promise<boolean> {
  const { rowCount } = await client.query('select where to_regclass($1) is not null', [table]);
  return rowCount !== 0;
}
