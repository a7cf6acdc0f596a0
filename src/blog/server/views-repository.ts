import { sql } from 'kysely';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { AnalyticsWindow } from '../rules/analytics-window.ts';
import type { ReaderDb } from './tables.ts';

const MAX_POSTS = 50;

export async function viewsByDay(
  db: ReaderDb,
  { dal, al, before }: AnalyticsWindow,
): Promise<{ days: { giorno: string; views: number }[]; before: number }> {
  const days = await db
    .selectFrom('blog_views')
    .select(['giorno', (query) => query.fn.sum<number>('views').as('views')])
    .where('giorno', '>=', before)
    .where('giorno', '<=', al)
    .groupBy('giorno')
    .orderBy('giorno')
    .execute();
  return {
    days: days.filter(({ giorno }) => giorno >= dal),
    before: days.filter(({ giorno }) => giorno < dal).reduce((sum, { views }) => sum + views, 0),
  };
}

export type PostViews = {
  id: number;
  slug: string;
  titolo: string;
  status: string;
  views: number;
  views_count: number;
  comments_approved: number;
};

export async function mostRead(db: ReaderDb, { dal, al }: AnalyticsWindow): Promise<PostViews[]> {
  const { rows } = await sql<PostViews>`
    select id, slug, titolo, status, coalesce(counted.views, 0)::int as views, views_count, (
      select count(*)::int from blog_comments where post_id = blog_posts.id and stato = 'approvato'
    ) as comments_approved
    from blog_posts left join (
      select post_id, sum(views) as views from blog_views where giorno between ${dal} and ${al} group by post_id
    ) as counted on counted.post_id = id
    where status = 'pubblicato' or counted.views > 0
    order by counted.views desc nulls last, views_count desc, id desc
    limit ${MAX_POSTS}`.execute(db);
  return rows;
}

export async function viewsOf(db: ReaderDb, ids: readonly number[], { dal, al }: AnalyticsWindow) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('blog_views')
    .select(['post_id', 'giorno', 'views'])
    .where('post_id', 'in', ids)
    .where('giorno', '>=', dal)
    .where('giorno', '<=', al)
    .execute();
}

/** Counts a view. Returns `false` if the article is not public. `giorno` is a day in Rome. */
export async function addView(db: ReaderDb, postId: number, giorno: CalendarDate): Promise<boolean> {
  const { rows } = await sql`
    with post as (
      update blog_posts set views_count = views_count + 1 where id = ${postId} and status = 'pubblicato' returning id
    )
    insert into blog_views as counted (post_id, giorno, views) select id, ${giorno}, 1 from post
    on conflict (giorno, post_id) do update set views = counted.views + 1
    returning post_id`.execute(db);
  return rows.length === 1;
}
