import { sql } from 'kysely';
import type { Db } from '../src/app/server/database.ts';

/** Tables that are not searched. They contain no personal data, and scanning them takes longer than scanning all others. */
const LOCATIONS = ['citta', 'citta_nomi'];

/** Returns the tables that contain a text. Searches every column and JSON value, including future tables. */
export async function tablesWith(db: Db, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all (${LOCATIONS}) order by 1`.execute(
    db,
  );
  const searches = tables.map(
    ({ name }) => sql`
      select ${name}::text as name where exists (
        select from ${sql.table(name)} as each where to_jsonb(each)::text ilike ${`%${text}%`})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(searches, sql` union all `)} order by 1`.execute(db);
  return rows.map(({ name }) => name);
}
