import { type Kysely, sql } from 'kysely';
import type { CommentState } from '../moderation-contract.ts';
import type { BlogTables } from './tables.ts';

type Db = Kysely<BlogTables>;

export type CommentsPage = { stato: CommentState; page: number; limit: number };

/** Comments of the same address in a state, this one aside. */
function besides(stato: CommentState) {
  return sql<number>`(
    select count(*)::int from blog_comments as other
    where other.email = blog_comments.email and other.stato = ${stato} and other.id <> blog_comments.id
  )`;
}

/** A page of the comments of one state: those that wait the oldest first, the others the newest first. */
export function findComments(db: Db, { stato, page, limit }: CommentsPage) {
  const direction = stato === 'in_attesa' ? 'asc' : 'desc';
  return db
    .selectFrom('blog_comments')
    .innerJoin('blog_posts', 'blog_posts.id', 'post_id')
    .select(['blog_comments.id', 'post_id', 'titolo as post_titolo', 'slug as post_slug', 'autore', 'email'])
    .select(['blog_comments.contenuto', 'stato', 'blog_comments.created_at'])
    .select([besides('approvato').as('approved_before'), besides('rifiutato').as('refused_before')])
    .where('stato', '=', stato)
    .orderBy('blog_comments.created_at', direction)
    .orderBy('blog_comments.id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

/** How many comments there are of each state. */
export async function countComments(db: Db): Promise<Record<CommentState, number>> {
  const rows = await db
    .selectFrom('blog_comments')
    .select(['stato', (query) => query.fn.countAll<number>().as('count')])
    .groupBy('stato')
    .execute();
  const counts = { in_attesa: 0, approvato: 0, rifiutato: 0 };
  for (const { stato, count } of rows) counts[stato] = count;
  return counts;
}

/** A comment's state and article, locked until the transaction ends. */
export function lockComment(transaction: Db, id: number) {
  return transaction
    .selectFrom('blog_comments')
    .innerJoin('blog_posts', 'blog_posts.id', 'post_id')
    .select(['stato', 'blog_posts.id as articolo_id', 'titolo'])
    .where('blog_comments.id', '=', id)
    .forUpdate('blog_comments')
    .executeTakeFirst();
}

export async function setCommentState(db: Db, id: number, decided: { stato: CommentState; decided_at: Date }) {
  await db.updateTable('blog_comments').set(decided).where('id', '=', id).execute();
}

export async function deleteComment(db: Db, id: number): Promise<void> {
  await db.deleteFrom('blog_comments').where('id', '=', id).execute();
}
