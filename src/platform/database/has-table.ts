import type { ClientBase, Pool } from 'pg';

/** Whether a database has a table: of a release before it, or a new one, has none. */
export async function hasTable(asked: Pick<ClientBase | Pool, 'query'>, table: string): Promise<boolean> {
  const { rowCount } = await asked.query('select where to_regclass($1) is not null', [table]);
  return rowCount !== 0;
}
