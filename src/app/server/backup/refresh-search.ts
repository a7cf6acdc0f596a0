import type { ClientBase } from 'pg';

/**
 * Refreshes the derived rows of all published homes. Works in batches, because a single statement for a million rows gets a worse
 * query plan.
 */
const REFRESH_ALL = `
  do $$
  declare
    ids integer[];
  begin
    for ids in select array_agg(id) from strutture where status = 'approvata' group by id / 5000 order by id / 5000 loop
      perform refresh_search(ids, true), refresh_cards(ids);
    end loop;
  end $$
`;

/**
 * Rebuilds the derived rows for lists and searches. Does nothing in an older schema, because applying `db/schema` later rebuilds
 * these rows.
 */
export async function refreshSearch(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query(`select from pg_proc where oid = to_regproc('refresh_cards')`);
  if (rowCount !== 0) await client.query(REFRESH_ALL);
}

export async function refreshReturned(client: ClientBase, table: string): Promise<void> {
  const ids = `array(select id from ${client.escapeIdentifier(table)})`;
  await client.query(`select refresh_search(${ids}, true), refresh_cards(${ids})`);
}
