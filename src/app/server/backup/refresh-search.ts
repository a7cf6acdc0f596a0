import type { ClientBase } from 'pg';

/** A few thousand at a time: one statement for a million would get another plan. */
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
 * Makes the rows that lists and searches read, which no archive holds. A database with the tables of an older release has no such functions:
 * they make the rows when they are applied.
 */
export async function refreshSearch(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query(`select from pg_proc where oid = to_regproc('refresh_cards')`);
  if (rowCount !== 0) await client.query(REFRESH_ALL);
}

/** The same for the strutture that a temporary table names. */
export async function refreshReturned(client: ClientBase, table: string): Promise<void> {
  const ids = `array(select id from ${client.escapeIdentifier(table)})`;
  await client.query(`select refresh_search(${ids}, true), refresh_cards(${ids})`);
}
