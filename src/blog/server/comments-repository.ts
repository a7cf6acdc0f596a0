import { sql } from 'kysely';
import type { CheckedComment } from '../rules/check-comment.ts';
import type { ReaderDb } from './tables.ts';

const COMMENTS_LOCK = 0x636f6d6d;

export async function isPublic(db: ReaderDb, postId: number): Promise<boolean> {
  const found = await db
    .selectFrom('blog_posts')
    .select('id')
    .where('id', '=', postId)
    .where('status', '=', 'pubblicato')
    .executeTakeFirst();
  return found !== undefined;
}

export function approvedComments(db: ReaderDb, postId: number) {
  return db
    .selectFrom('blog_comments')
    .select(['id', 'post_id', 'autore', 'contenuto', 'created_at'])
    .where('post_id', '=', postId)
    .where('stato', '=', 'approvato')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Prevents other transactions from adding comments until this one ends, so that counts remain valid. */
export async function lockComments(transaction: ReaderDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(${COMMENTS_LOCK})`.execute(transaction);
}

export async function waitingBeside(
  db: ReaderDb,
  postId: number,
  { email, contenuto }: CheckedComment,
): Promise<{ ofPost: number; ofEmail: number; isKnown: boolean }> {
  const { rows } = await sql<{ ofPost: number; ofEmail: number; isKnown: boolean }>`
    select
      (select count(*)::int from blog_comments where post_id = ${postId} and stato = 'in_attesa') as "ofPost",
      (select count(*)::int from blog_comments where email = ${email} and stato = 'in_attesa') as "ofEmail",
      exists (
        select from blog_comments
        where post_id = ${postId} and email = ${email} and md5(contenuto) = md5(${contenuto}::text)
      ) as "isKnown"`.execute(db);
  return rows[0] ?? { ofPost: 0, ofEmail: 0, isKnown: false };
}

export type NewComment = CheckedComment & { post_id: number; created_at: Date };

/** Stores a comment. Returns `false` if the article is not public or is being deleted. */
export async function insertComment(db: ReaderDb, { created_at, ...comment }: NewComment): Promise<boolean> {
  const { autore, email, contenuto } = comment;
  const { numAffectedRows } = await sql`
    insert into blog_comments (post_id, autore, email, contenuto, created_at)
    select id, ${autore}, ${email}, ${contenuto}, ${created_at} from blog_posts
    where id = ${comment.post_id} and status = 'pubblicato' for key share`.execute(db);
  return numAffectedRows === 1n;
}

export async function eraseRefused(db: ReaderDb, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('blog_comments')
    .where('stato', '=', 'rifiutato')
    .where('decided_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
