import { type Expression, type Kysely, sql } from 'kysely';
import type { MediaTables } from '../../media/server/service.ts';
import type { PostReference } from '../rules/post-path.ts';
import type { BlogTables, ReaderDb } from './tables.ts';

export type BlogDb = Kysely<BlogTables & MediaTables>;

export type Page = { page: number; limit: number };

export async function countRows(db: ReaderDb, query: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${query} as found`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Does not select the text, because it is about a hundred times as long as the other columns. */
export function selectCards(db: BlogDb) {
  return db
    .selectFrom('blog_posts')
    .innerJoin('blog_categories', 'blog_categories.id', 'blog_posts.categoria_id')
    .leftJoin('photos', 'photos.id', 'blog_posts.cover_photo_id')
    .select([
      'blog_posts.id',
      'blog_posts.slug',
      'titolo',
      'blog_categories.nome as categoria',
      'blog_categories.emoji as categoria_emoji',
      'photos.hash as cover_hash',
      'photos.width as cover_width',
      'photos.height as cover_height',
      'photos.focus as cover_focus',
      'excerpt',
      'tags',
      'meta_description',
      'status',
      'blog_posts.created_at',
      'published_at',
      'updated_at',
      'reading_time',
      'views_count',
    ]);
}

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['executeTakeFirstOrThrow']>>;

export type PostFilter = { categoria?: string | undefined; words: readonly string[] | null };

export function holdsWords(words: readonly string[]) {
  if (words.length === 0) return sql<boolean>`false`;
  return sql<boolean>`search_text like all (${words.map((word) => `%${word}%`)})`;
}

function filtered(db: BlogDb, { categoria, words }: PostFilter) {
  const name = categoria?.trim().toLowerCase() ?? '';
  return selectCards(db)
    .where('status', '=', 'pubblicato')
    .$if(name !== '', (query) =>
      query.where((e) =>
        e.or([e('blog_categories.slug', '=', name), e(e.fn<string>('lower', ['blog_categories.nome']), '=', name)]),
      ),
    )
    .$if(words !== null, (query) => query.where(holdsWords(words ?? [])));
}

export function listPublished(db: BlogDb, filter: PostFilter, { page, limit }: Page) {
  return filtered(db, filter)
    .modifyFront(sql`/* prepared */`)
    .orderBy('published_at', 'desc')
    .orderBy('blog_posts.id', 'desc')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
}

export const countFiltered = (db: BlogDb, filter: PostFilter) => countRows(db, filtered(db, filter));

export function listRelated(db: BlogDb, { id, categoria }: { id: number; categoria: string }, limit: number) {
  return selectCards(db)
    .modifyFront(sql`/* prepared */`)
    .where('status', '=', 'pubblicato')
    .where('blog_posts.id', '<>', id)
    .where('blog_categories.nome', '=', categoria)
    .orderBy('published_at', 'desc')
    .orderBy('blog_posts.id', 'desc')
    .limit(limit)
    .execute();
}

export function findPublished(db: BlogDb, reference: PostReference) {
  return selectCards(db)
    .modifyFront(sql`/* prepared */`)
    .select('contenuto')
    .where('status', '=', 'pubblicato')
    .where('blog_posts.id', '=', (query) =>
      'id' in reference
        ? query.val(reference.id)
        : query.selectFrom('blog_slugs').select('post_id').where('blog_slugs.slug', '=', reference.slug),
    )
    .executeTakeFirst();
}

export type PostRow = NonNullable<Awaited<ReturnType<typeof findPublished>>>;

/** Returns whether the ID or slug belonged to a deleted article and belongs to no existing one. */
export async function isGone(db: BlogDb, reference: PostReference): Promise<boolean> {
  const row = await db
    .selectFrom('blog_gone')
    .select('post_id')
    .where((e) => ('id' in reference ? e('post_id', '=', reference.id) : e('slug', '=', reference.slug)))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          'id' in reference
            ? selectFrom('blog_posts').select('id').whereRef('blog_posts.id', '=', 'blog_gone.post_id')
            : selectFrom('blog_slugs').select('post_id').whereRef('blog_slugs.slug', '=', 'blog_gone.slug'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
