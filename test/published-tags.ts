import { sql } from 'kysely';
import type { Db } from '../src/app/server/database.ts';

/** Returns and deletes the published tags. Each transaction has one sorted list without duplicates. */
export async function takePublishedTags(db: Db): Promise<string[][]> {
  const taken = sql<{ tags: string[] }>`
    with taken as (delete from page_invalidations returning xid, tags)
    select array_agg(distinct tag) as tags from taken, unnest(tags) as tag group by xid order by xid`;
  return (await taken.execute(db)).rows.map(({ tags }) => tags.toSorted());
}
