import { sql } from 'kysely';
import type { Db } from '../src/app/server/database.ts';

/** Returns the differences between stored and computed rows; the result is empty if the derived tables are correct. */
export async function searchDifferences(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    with fresh as (select * from offers_of(array(select id from strutture))),
      homes as (select * from listed_homes_of(array(select id from strutture)))
    select 'missing' as kind, unit_id as id from (select * from fresh except select * from offers) as missing
    union all select 'stale', unit_id from (select * from offers except select * from fresh) as stale
    union all select 'home', struttura_id
      from ((select * from homes except select * from listed_homes) union (select * from listed_homes except select * from homes)) as other
    union all select 'words', coalesce(id, struttura_id)
      from (select id from strutture where status = 'approvata') as approved
      full join search_texts on struttura_id = id where id is null or struttura_id is null`.execute(db);
  return rows;
}

export async function countOffers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from offers`.execute(db);
  return rows[0]?.count ?? 0;
}
