import type { ClientBase } from 'pg';

const IS_THERE = `select to_regclass('offers') is not null as is_there`;

/** A few thousand at a time: a plan for a million at once would be another one. */
const REFRESH_ALL = `
  do $$
  declare
    ids integer[];
  begin
    for ids in select array_agg(id) from strutture where status = 'approvata' group by id / 5000 order by id / 5000 loop
      perform refresh_search(ids, true);
    end loop;
  end $$
`;

/** What searches look through of every struttura, which no archive holds. The schema may be older than searches: then it has none. */
export async function refreshSearch(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ is_there: boolean }>(IS_THERE);
  if (rows[0]?.is_there) await client.query(REFRESH_ALL);
}

/** The same of the strutture that a temporary table names. */
export async function refreshReturned(client: ClientBase, table: string): Promise<void> {
  await client.query(`select refresh_search(array(select id from ${client.escapeIdentifier(table)}), true)`);
}
