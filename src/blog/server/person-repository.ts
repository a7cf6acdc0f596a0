import type { Kysely } from 'kysely';
import type { PersonRecords } from '../../kernel/person.ts';
import type { BlogTables } from './tables.ts';

type Db = Kysely<BlogTables>;

/** The comments of an address, in whatever state, and what it gets by mail; without what would confirm or end that. */
export async function readReader(db: Db, email: string): Promise<PersonRecords> {
  const [blog_comments, newsletter_subscribers] = await Promise.all([
    db
      .selectFrom('blog_comments')
      .select(['id', 'post_id', 'autore', 'email', 'contenuto', 'stato', 'created_at', 'decided_at'])
      .where('email', '=', email)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('newsletter_subscribers')
      .select(['email', 'stato', 'asked_at', 'confirmed_at', 'privacy_versione'])
      .where('email', '=', email)
      .execute(),
  ]);
  return { blog_comments, newsletter_subscribers };
}

/** Deletes the comments of an address, also those that are public, and takes it off the newsletter. */
export async function eraseReader(db: Db, email: string): Promise<void> {
  await db.deleteFrom('blog_comments').where('email', '=', email).execute();
  await db.deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
}
