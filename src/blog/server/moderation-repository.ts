import { sql } from 'kysely';
import type { CommentState } from '../moderation-contract.ts';
import type { ReaderDb } from './tables.ts';

export type CommentsPage = { stato: CommentState; page: number; limit: number };

function besides(stato: CommentState) {
  return sql<number>`(
    select count(*)::int from blog_comments as other
    where other.email = blog_comments.email and other.stato = ${stato} and other.id <> blog_comments.id
  )`;
}

export function findComments(db: ReaderDb, { stato, page, limit }: CommentsPage) {
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

export async function countComments(db: ReaderDb): Promise<Record<CommentState, number>> {
  const rows = await db
    .selectFrom('blog_comments')
    .select(['stato', (query) => query.fn.countAll<number>().as('count')])
    .groupBy('stato')
    .execute();
  const counts = { in_attesa: 0, approvato: 0, rifiutato: 0 };
  for (const { stato, count } of rows) counts[stato] = count;
  return counts;
}

export function lockComment(transaction: ReaderDb, id: number) {
  return transaction
    .selectFrom('blog_comments')
    .innerJoin('blog_posts', 'blog_posts.id', 'post_id')
    .select(['stato', 'blog_posts.id as articolo_id', 'titolo'])
    .where('blog_comments.id', '=', id)
    .forUpdate('blog_comments')
    .executeTakeFirst();
}

export async function setCommentState(db: ReaderDb, id: number, decided: { stato: CommentState; decided_at: Date }) {
  await db.updateTable('blog_comments').set(decided).where('id', '=', id).execute();
}

export async function deleteComment(db: ReaderDb, id: number): Promise<void> {
  await db.deleteFrom('blog_comments').where('id', '=', id).execute();
}
