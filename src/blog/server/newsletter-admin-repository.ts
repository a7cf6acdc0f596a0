import { sql } from 'kysely';
import type { Subscriber } from '../moderation-contract.ts';
import type { ReaderDb } from './tables.ts';

const COLUMNS = ['id', 'email', 'stato', 'lingua', 'asked_at', 'confirmed_at'] as const;

export function findSubscribers(db: ReaderDb, { page, limit }: { page: number; limit: number }) {
  return db
    .selectFrom('newsletter_subscribers')
    .select(COLUMNS)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export async function countSubscribers(db: ReaderDb): Promise<Record<Subscriber['stato'], number>> {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select(['stato', (query) => query.fn.countAll<number>().as('count')])
    .groupBy('stato')
    .execute();
  const counts = { in_attesa: 0, confermato: 0 };
  for (const { stato, count } of rows) counts[stato] = count;
  return counts;
}

export function subscribersAfter(db: ReaderDb, afterId: number, limit: number) {
  return db
    .selectFrom('newsletter_subscribers')
    .select(COLUMNS)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function claimPost(db: ReaderDb, postId: number, now: Date) {
  return db
    .updateTable('blog_posts')
    .set({ newsletter_at: now })
    .where('id', '=', postId)
    .where('status', '=', 'pubblicato')
    .where('newsletter_at', 'is', null)
    .returning('titolo')
    .executeTakeFirst();
}

export function sendingState(db: ReaderDb, postId: number) {
  return db.selectFrom('blog_posts').select(['status', 'newsletter_at']).where('id', '=', postId).executeTakeFirst();
}

export async function beginSending(db: ReaderDb, post_id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with confirmed as (
      select count(*)::int as count, coalesce(max(id), 0) as last_id from newsletter_subscribers where stato = 'confermato'
    ), begun as (
      insert into newsletter_sendings (post_id, last_id) select ${post_id}, last_id from confirmed
    )
    select count from confirmed`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Locks an article's newsletter sending. Returns `undefined` if there is none or the article is no longer public. */
export function lockSending(transaction: ReaderDb, postId: number) {
  return transaction
    .selectFrom('newsletter_sendings')
    .innerJoin('blog_posts', 'blog_posts.id', 'post_id')
    .select(['blog_posts.id', 'titolo', 'slug', 'contenuto', 'meta_description', 'after_id', 'last_id'])
    .where('post_id', '=', postId)
    .where('status', '=', 'pubblicato')
    .forUpdate('newsletter_sendings')
    .executeTakeFirst();
}

export function unfinishedSendings(db: ReaderDb) {
  return db
    .selectFrom('newsletter_sendings')
    .innerJoin('blog_posts', 'blog_posts.id', 'post_id')
    .select(['post_id', 'after_id'])
    .where('status', '=', 'pubblicato')
    .whereRef('after_id', '<', 'last_id')
    .execute();
}

export function nextRecipients(
  db: ReaderDb,
  { after_id, last_id }: { after_id: number; last_id: number },
  limit: number,
) {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'leave_token', 'lingua'])
    .where('stato', '=', 'confermato')
    .where('id', '>', after_id)
    .where('id', '<=', last_id)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function advanceSending(db: ReaderDb, postId: number, after_id: number): Promise<void> {
  await db.updateTable('newsletter_sendings').set({ after_id }).where('post_id', '=', postId).execute();
}
