import type { Actor } from '../../kernel/people/account.ts';
import { AppError, fieldError } from '../../kernel/calls/app-error.ts';
import { foldName } from '../../locations/rules/fold-name.ts';
import type { BlogPost, BlogStatus } from '../contract.ts';
import { excerpt } from '../rules/excerpt.ts';
import { plainText } from '../rules/plain-text.ts';
import { postSlug } from '../rules/post-slug.ts';
import { readingTime } from '../rules/reading-time.ts';
import { searchWords } from '../rules/search-words.ts';
import {
  type AdminFilter,
  countPosts,
  countWaitingComments,
  deletePost,
  findPost,
  insertPost,
  listPosts,
  lockPost,
  type PostLinks,
  type PostValues,
  setStatus,
  updatePost,
  type WholeAdminRow,
} from './admin-repository.ts';
import { categoryNames, listCategories } from './category-repository.ts';
import { createCategoryService } from './category-service.ts';
import { created, modified, removed, turned } from './describe-action.ts';
import { presentAdminPost, presentAdminRow } from './present-post.ts';
import { type ArticleForm, type BlogAdminDependencies, readArticle, type ReadArticle } from './read-article.ts';
import type { BlogDb, Page } from './repository.ts';
import { renderArticle } from './sanitise-article.ts';
import * as messages from '../messages/admin.ts';

const notFound = () => new AppError('NON_TROVATO', messages.articleNotFound);

function valuesOf(article: ReadArticle, published: Date | null, now: Date): PostValues {
  const { cover, photoIds: _, ...checked } = article;
  const { titolo, contenuto, status } = checked;
  return {
    ...checked,
    excerpt: excerpt(contenuto),
    reading_time: readingTime(contenuto),
    search_text: foldName(`${titolo} ${plainText(contenuto)}`),
    cover_photo_id: cover?.id ?? null,
    published_at: published ?? (status === 'pubblicato' ? now : null),
  };
}

const FOREIGN_KEY_VIOLATION = '23503';

/** Error messages by violated foreign key. The photo or the category can be deleted between the check and the write. */
const SENTENCES: Readonly<Record<string, { campo: string; sentence: string }>> = {
  blog_posts_cover_photo_id_fkey: { campo: 'immagine_copertina', sentence: messages.coverInvalid },
  blog_post_photos_photo_id_fkey: { campo: 'contenuto', sentence: messages.articlePhotoExpired },
  blog_posts_categoria_id_fkey: { campo: 'categoria', sentence: messages.blogFaults.categoriaSconosciuta },
};

function storingError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== FOREIGN_KEY_VIOLATION) return error;
  const known = 'constraint' in error && typeof error.constraint === 'string' ? SENTENCES[error.constraint] : undefined;
  if (known === undefined) return error;
  return fieldError(known.campo, known.sentence, error);
}

const partsOf = ({ titolo, photoIds }: ReadArticle): PostLinks => ({ slug: postSlug(titolo), photoIds });

async function mustFind(db: BlogDb, id: number): Promise<WholeAdminRow> {
  const row = await findPost(db, id);
  if (row === undefined) throw notFound();
  return row;
}

async function inTransaction<T>(db: BlogDb, work: (transaction: BlogDb) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    throw storingError(error);
  }
}

function change<T>(db: BlogDb, id: number, work: (transaction: BlogDb, row: WholeAdminRow) => Promise<T>): Promise<T> {
  return inTransaction(db, async (transaction) => {
    const row = await lockPost(transaction, id);
    if (row === undefined) throw notFound();
    return work(transaction, row);
  });
}

function createChanges({ db, clock, record, media }: BlogAdminDependencies) {
  const read = async (body: ArticleForm) => readArticle(body, await categoryNames(db), media);
  return {
    async create(body: ArticleForm, actor: Actor) {
      const article = await read(body);
      const now = clock.now();
      return inTransaction(db, async (transaction) => {
        const id = await insertPost(transaction, valuesOf(article, null, now), partsOf(article), now);
        const row = await mustFind(transaction, id);
        await record(transaction, actor, created(row));
        return presentAdminPost(row);
      });
    },

    async update(id: number, body: ArticleForm & { versione: number }, actor: Actor) {
      await mustFind(db, id);
      const article = await read(body);
      const now = clock.now();
      return change(db, id, async (transaction, before) => {
        if (before.versione !== body.versione) throw new AppError('STATO_NON_VALIDO', messages.articleChangedMeanwhile);
        const values = { ...valuesOf(article, before.published_at, now), updated_at: now };
        await updatePost(transaction, id, values, partsOf(article));
        const after = await mustFind(transaction, id);
        await record(transaction, actor, modified(before, after));
        return presentAdminPost(after);
      });
    },

    setStatus: (id: number, status: BlogStatus, actor: Actor) =>
      change(db, id, async (transaction, row) => {
        if (row.status === status) return;
        await setStatus(transaction, id, status, clock.now());
        await record(transaction, actor, turned(row, status));
      }),

    remove: (id: number, actor: Actor) =>
      change(db, id, async (transaction, row) => {
        await deletePost(transaction, id);
        await record(transaction, actor, removed(row));
      }),
  };
}

async function preview({ db, media, clock }: BlogAdminDependencies, form: ArticleForm): Promise<BlogPost> {
  const categories = await listCategories(db, { withDrafts: true });
  const article = await readArticle(form, categories, media);
  const now = clock.now();
  const { cover_photo_id: _, search_text: __, categoria_id, published_at, ...fields } = valuesOf(article, null, now);
  const category = categories.find(({ id }) => id === categoria_id);
  return {
    ...fields,
    id: 0,
    slug: postSlug(article.titolo),
    categoria: category?.nome ?? '',
    categoria_emoji: category?.emoji ?? '',
    immagine_copertina: article.cover?.url ?? null,
    contenuto: renderArticle(article.contenuto),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    published_at: (published_at ?? now).toISOString(),
    views_count: 0,
  };
}

export function createBlogAdminService(parts: BlogAdminDependencies) {
  const { db } = parts;
  return {
    async list({ status, q, page, limit }: Pick<AdminFilter, 'status'> & Page & { q?: string | undefined }) {
      const filter = { status, words: searchWords(q) };
      const [rows, total, bozza, pubblicato, commenti_in_attesa] = await Promise.all([
        listPosts(db, filter, { page, limit }),
        countPosts(db, filter),
        countPosts(db, { status: 'bozza', words: null }),
        countPosts(db, { status: 'pubblicato', words: null }),
        countWaitingComments(db),
      ]);
      return { data: rows.map(presentAdminRow), total, counts: { bozza, pubblicato, commenti_in_attesa } };
    },
    get: async (id: number) => presentAdminPost(await mustFind(db, id)),
    preview: (body: ArticleForm) => preview(parts, body),
    ...createChanges(parts),
    ...createCategoryService(parts),
  };
}
