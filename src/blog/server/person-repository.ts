import type { PersonRecords } from '../../kernel/people/person.ts';
import type { ReaderDb } from './tables.ts';

export async function readReader(db: ReaderDb, email: string): Promise<PersonRecords> {
  const [blog_comments, newsletter_subscribers] = await Promise.all([
    db
      .selectFrom('blog_comments')
      .select(['id', 'post_id', 'autore', 'email', 'contenuto', 'stato', 'created_at', 'decided_at'])
      .where('email', '=', email)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('newsletter_subscribers')
      .select(['email', 'stato', 'lingua', 'asked_at', 'confirmed_at', 'privacy_versione'])
      .where('email', '=', email)
      .execute(),
  ]);
  return { blog_comments, newsletter_subscribers };
}

export async function eraseReader(db: ReaderDb, email: string): Promise<void> {
  await db.deleteFrom('blog_comments').where('email', '=', email).execute();
  await db.deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
}
