import { type Kysely, sql } from 'kysely';
import type { Subscriber } from '../moderation-contract.ts';
import type { BlogTables } from './tables.ts';

type Db = Kysely<BlogTables>;

const COLUMNS = ['id', 'email', 'stato', 'asked_at', 'confirmed_at'] as const;

/** A page of those who asked for the newsletter, the newest first. */
export function findSubscribers(db: Db, { page, limit }: { page: number; limit: number }) {
  return db
    .selectFrom('newsletter_subscribers')
    .select(COLUMNS)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

/** How many wait, and how many are confirmed. */
export async function countSubscribers(db: Db): Promise<Record<Subscriber['stato'], number>> {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select(['stato', (query) => query.fn.countAll<number>().as('count')])
    .groupBy('stato')
    .execute();
  const counts = { in_attesa: 0, confermato: 0 };
  for (const { stato, count } of rows) counts[stato] = count;
  return counts;
}

/** Some subscribers behind one, in the order of their ids. */
export function subscribersAfter(db: Db, afterId: number, limit: number) {
  return db
    .selectFrom('newsletter_subscribers')
    .select(COLUMNS)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Notes that an article is sent now; `undefined` where it is not public, or was sent before. */
export function claimPost(db: Db, postId: number, now: Date) {
  return db
    .updateTable('blog_posts')
    .set({ newsletter_at: now })
    .where('id', '=', postId)
    .where('status', '=', 'pubblicato')
    .where('newsletter_at', 'is', null)
    .returning('titolo')
    .executeTakeFirst();
}

/** Why an article cannot be sent. */
export function sendingState(db: Db, postId: number) {
  return db.selectFrom('blog_posts').select(['status', 'newsletter_at']).where('id', '=', postId).executeTakeFirst();
}

/** Begins to send an article to those who are confirmed now. @returns how many they are */
export async function beginSending(db: Db, post_id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with confirmed as (
      select count(*)::int as count, coalesce(max(id), 0) as last_id from newsletter_subscribers where stato = 'confermato'
    ), begun as (
      insert into newsletter_sendings (post_id, last_id) select ${post_id}, last_id from confirmed
    )
    select count from confirmed`.execute(db);
  return rows[0]?.count ?? 0;
}

/** An article on its way, locked until the transaction ends; `undefined` where it is not on its way, or no longer public. */
export function lockSending(transaction: Db, postId: number) {
  return transaction
    .selectFrom('newsletter_sendings')
    .innerJoin('blog_posts', 'blog_posts.id', 'post_id')
    .select(['blog_posts.id', 'titolo', 'slug', 'contenuto', 'meta_description', 'after_id', 'last_id'])
    .where('post_id', '=', postId)
    .where('status', '=', 'pubblicato')
    .forUpdate('newsletter_sendings')
    .executeTakeFirst();
}

/** How far public articles have come that are still on their way. */
export function unfinishedSendings(db: Db) {
  return db
    .selectFrom('newsletter_sendings')
    .innerJoin('blog_posts', 'blog_posts.id', 'post_id')
    .select(['post_id', 'after_id'])
    .where('status', '=', 'pubblicato')
    .whereRef('after_id', '<', 'last_id')
    .execute();
}

/** Confirmed subscribers whom an article has not been sent to yet. */
export function nextRecipients(db: Db, { after_id, last_id }: { after_id: number; last_id: number }, limit: number) {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'leave_token'])
    .where('stato', '=', 'confermato')
    .where('id', '>', after_id)
    .where('id', '<=', last_id)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Notes how far an article has come: to the subscriber `after_id`. */
export async function advanceSending(db: Db, postId: number, after_id: number): Promise<void> {
  await db.updateTable('newsletter_sendings').set({ after_id }).where('post_id', '=', postId).execute();
}
