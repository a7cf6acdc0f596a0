import type { ClientBase, Pool } from 'pg';

export async function hasTable(client: Pick<ClientBase | Pool, 'query'>, table: string): Promise<boolean> {
  const { rowCount } = await client.query('select where to_regclass($1) is not null', [table]);
  return rowCount !== 0;
}
