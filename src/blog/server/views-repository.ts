import { type Kysely, sql } from 'kysely';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { BlogTables } from './tables.ts';

/** Adds a view of an article on a day in Rome; `false` where the article is not public. */
export async function addView(db: Kysely<BlogTables>, postId: number, giorno: CalendarDate): Promise<boolean> {
  const { rows } = await sql`
    with post as (
      update blog_posts set views_count = views_count + 1 where id = ${postId} and status = 'pubblicato' returning id
    )
    insert into blog_views as counted (post_id, giorno, views) select id, ${giorno}, 1 from post
    on conflict (giorno, post_id) do update set views = counted.views + 1
    returning post_id`.execute(db);
  return rows.length === 1;
}
