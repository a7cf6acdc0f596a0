import { type Selectable, sql } from 'kysely';
import type { BlogStatus } from '../contract.ts';
import { freeSlug } from '../rules/post-slug.ts';
import { type BlogDb, countRows, holdsWords, type Page, selectCards } from './repository.ts';
import type { BlogTables } from './tables.ts';

const SLUG_LOCK = 0x736c7567;

function selectRows(db: BlogDb) {
  return selectCards(db).select(({ selectFrom }) => [
    'versione',
    'newsletter_at',
    ...(['in_attesa', 'approvato'] as const).map((stato) =>
      selectFrom('blog_comments')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('post_id', '=', 'blog_posts.id')
        .where('stato', '=', stato)
        .$asScalar()
        .$notNull()
        .as(stato === 'in_attesa' ? 'comments_waiting' : 'comments_approved'),
    ),
  ]);
}

export type AdminRow = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>;

export type AdminFilter = { status?: BlogStatus | undefined; words: readonly string[] | null };

function filtered(db: BlogDb, { status, words }: AdminFilter) {
  return selectRows(db)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'bozza'))
    .$if(words !== null, (query) => query.where(holdsWords(words ?? [])));
}

export function listPosts(db: BlogDb, filter: AdminFilter, { page, limit }: Page) {
  return filtered(db, filter)
    .orderBy('blog_posts.created_at', 'desc')
    .orderBy('blog_posts.id', 'desc')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
}

export const countPosts = (db: BlogDb, filter: AdminFilter) => countRows(db, filtered(db, filter));

export const countWaitingComments = (db: BlogDb) =>
  countRows(db, db.selectFrom('blog_comments').select('id').where('stato', '=', 'in_attesa'));

export function findPost(db: BlogDb, id: number) {
  return selectRows(db).select('contenuto').where('blog_posts.id', '=', id).executeTakeFirst();
}

export type WholeAdminRow = NonNullable<Awaited<ReturnType<typeof findPost>>>;

export async function lockPost(db: BlogDb, id: number): Promise<WholeAdminRow | undefined> {
  const { rows } = await sql`select from blog_posts where id = ${id} for update`.execute(db);
  return rows.length === 0 ? undefined : findPost(db, id);
}

export type PostValues = Omit<
  Selectable<BlogTables['blog_posts']>,
  'id' | 'slug' | 'views_count' | 'versione' | 'created_at' | 'updated_at' | 'newsletter_at'
>;

/** Returns a free slug. Other transactions cannot reserve slugs until this transaction ends. */
async function reserveSlug(db: BlogDb, wanted: string, id: number): Promise<string> {
  await sql`select pg_advisory_xact_lock(${SLUG_LOCK})`.execute(db);
  const rows = await db
    .selectFrom('blog_slugs')
    .select('slug')
    .where('post_id', '<>', id)
    // Slugs contain only letters, digits and hyphens, so `like` needs no escaping.
    .where(({ or, eb }) => or([eb('slug', '=', wanted), eb('slug', 'like', `${wanted}-%`)]))
    .execute();
  return freeSlug(wanted, new Set(rows.map(({ slug }) => slug)));
}

async function recordSlug(db: BlogDb, slug: string, post_id: number): Promise<void> {
  await db
    .insertInto('blog_slugs')
    .values({ slug, post_id })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

async function linkPhotos(db: BlogDb, post_id: number, photoIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('blog_post_photos')
    .where('post_id', '=', post_id)
    .$if(photoIds.length > 0, (query) => query.where('photo_id', 'not in', photoIds))
    .execute();
  if (photoIds.length === 0) return;
  await db
    .insertInto('blog_post_photos')
    .values(photoIds.map((photo_id) => ({ post_id, photo_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type PostLinks = { slug: string; photoIds: readonly number[] };

export async function insertPost(db: BlogDb, values: PostValues, { slug, photoIds }: PostLinks, now: Date) {
  const free = await reserveSlug(db, slug, 0);
  const { id } = await db
    .insertInto('blog_posts')
    .values({ ...values, slug: free, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordSlug(db, free, id);
  await linkPhotos(db, id, photoIds);
  return id;
}

export async function updatePost(db: BlogDb, id: number, values: PostValues & { updated_at: Date }, parts: PostLinks) {
  const slug = await reserveSlug(db, parts.slug, id);
  await db
    .updateTable('blog_posts')
    .set({ ...values, slug, versione: sql<number>`versione + 1` })
    .where('id', '=', id)
    .execute();
  await recordSlug(db, slug, id);
  await linkPhotos(db, id, parts.photoIds);
}

export async function setStatus(db: BlogDb, id: number, status: BlogStatus, now: Date): Promise<void> {
  await db
    .updateTable('blog_posts')
    .set({
      status,
      versione: sql<number>`versione + 1`,
      ...(status === 'pubblicato' && { published_at: sql<Date>`coalesce(published_at, ${now})` }),
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes an article. If it was ever public, leaves tombstones for its ID and slugs. */
export async function deletePost(db: BlogDb, id: number): Promise<void> {
  await sql`
    insert into blog_gone (post_id, slug)
    select post_id, blog_slugs.slug from blog_slugs join blog_posts on blog_posts.id = post_id
    where post_id = ${id} and published_at is not null
    on conflict do nothing`.execute(db);
  await db.deleteFrom('blog_posts').where('id', '=', id).execute();
}
