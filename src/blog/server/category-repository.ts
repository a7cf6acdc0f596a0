import { sql } from 'kysely';
import type { BlogDb } from './repository.ts';

const CATEGORY_LOCK = 0x63617465;

export function listCategories(db: BlogDb, { withDrafts }: { withDrafts: boolean }) {
  return db
    .selectFrom('blog_categories')
    .select(({ selectFrom }) => [
      'id',
      'nome',
      'slug',
      'emoji',
      'descrizione',
      selectFrom('blog_posts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('categoria_id', '=', 'blog_categories.id')
        .$if(!withDrafts, (query) => query.where('status', '=', 'pubblicato'))
        .$asScalar()
        .$notNull()
        .as('posts_count'),
    ])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function categoryNames(db: BlogDb) {
  return db.selectFrom('blog_categories').select(['id', 'nome', 'slug']).execute();
}

export async function lockCategories(db: BlogDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CATEGORY_LOCK})`.execute(db);
}

export type CategoryFields = { nome: string; emoji: string; descrizione: string };

export async function insertCategory(db: BlogDb, category: CategoryFields & { slug: string }): Promise<number> {
  const { id } = await db
    .insertInto('blog_categories')
    .values(({ selectFrom }) => ({
      ...category,
      position: selectFrom('blog_categories').select(sql<number>`coalesce(max(position), 0) + 1`.as('next')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a category's row, so that concurrent transactions cannot add articles to the category. */
export function lockCategory(db: BlogDb, id: number) {
  return db
    .selectFrom('blog_categories')
    .select(['nome', 'emoji', 'descrizione'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateCategory(db: BlogDb, id: number, fields: CategoryFields): Promise<void> {
  await db.updateTable('blog_categories').set(fields).where('id', '=', id).execute();
}

export async function hasPosts(db: BlogDb, categoria_id: number): Promise<boolean> {
  const post = await db
    .selectFrom('blog_posts')
    .select('id')
    .where('categoria_id', '=', categoria_id)
    .limit(1)
    .executeTakeFirst();
  return post !== undefined;
}

export async function deleteCategory(db: BlogDb, id: number): Promise<void> {
  await db.deleteFrom('blog_categories').where('id', '=', id).execute();
}
