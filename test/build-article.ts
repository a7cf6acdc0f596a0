import type { Insertable } from 'kysely';
import type { Db, Tables } from '../src/app/server/database.ts';

let serial = 0;

export async function buildArticle(db: Db, overrides: Partial<Insertable<Tables['blog_posts']>> = {}): Promise<number> {
  serial += 1;
  const titolo = `Tra le vigne di Montepulciano ${serial}`;
  const contenuto = '<p>La strada bianca sale tra i filari.</p>';
  const { id } = await db
    .insertInto('blog_posts')
    .values({
      titolo,
      slug: `tra-le-vigne-di-montepulciano-${serial}`,
      contenuto,
      excerpt: 'La strada bianca sale tra i filari.',
      reading_time: 1,
      search_text: titolo.toLowerCase(),
      categoria_id: 1,
      cover_photo_id: null,
      status: 'pubblicato',
      published_at: new Date('2026-11-01T10:00:00Z'),
      newsletter_at: null,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function buildComment(
  db: Db,
  post_id: number,
  overrides: Partial<Insertable<Tables['blog_comments']>> = {},
): Promise<number> {
  serial += 1;
  const { id } = await db
    .insertInto('blog_comments')
    .values({
      post_id,
      autore: 'Ada Bassi',
      email: 'ada@example.it',
      contenuto: `Ci torno a maggio. ${serial}`,
      stato: 'approvato',
      decided_at: null,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
