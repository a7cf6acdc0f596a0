import type { ClientBase } from 'pg';
import { hasTable } from '../../../platform/database/has-table.ts';

/** A few thousand at a time: a plan for a million at once would be another one. */
const refreshAll = (refresh: string) => `
  do $$
  declare
    ids integer[];
  begin
    for ids in select array_agg(id) from strutture where status = 'approvata' group by id / 5000 order by id / 5000 loop
      perform ${refresh};
    end loop;
  end $$
`;

/** Each derived table with what makes its rows anew. */
const DERIVED = [
  { table: 'offers', refresh: 'refresh_search(ids, true)' },
  { table: 'cards', refresh: 'refresh_cards(ids)' },
];

/** What lists and searches read of every struttura, which no archive holds. The schema may be older than a table: its migration fills it. */
export async function refreshSearch(client: ClientBase): Promise<void> {
  for (const { table, refresh } of DERIVED) {
    if (await hasTable(client, table)) await client.query(refreshAll(refresh));
  }
}

/** The same of the strutture that a temporary table names. */
export async function refreshReturned(client: ClientBase, table: string): Promise<void> {
  const ids = `array(select id from ${client.escapeIdentifier(table)})`;
  await client.query(`select refresh_search(${ids}, true), refresh_cards(${ids})`);
}
