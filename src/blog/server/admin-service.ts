import type { Actor } from '../../kernel/account.ts';
import { AppError } from '../../kernel/app-error.ts';
import { foldName } from '../../locations/rules/fold-name.ts';
import type { AdminPost, BlogAdminService } from '../admin-contract.ts';
import { blogAdminMessages as messages } from '../admin-messages.it.ts';
import type { BlogPost } from '../contract.ts';
import { excerpt } from '../rules/excerpt.ts';
import { plainText } from '../rules/plain-text.ts';
import { postSlug } from '../rules/post-slug.ts';
import { readingTime } from '../rules/reading-time.ts';
import { searchWords } from '../rules/search-words.ts';
import {
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
import type { BlogAdminDependencies } from './blog-admin-dependencies.ts';
import { categoryNames, listCategories } from './category-repository.ts';
import { createCategoryService } from './category-service.ts';
import { created, modified, removed, turned } from './describe-action.ts';
import { presentAdminPost, presentAdminRow } from './present-post.ts';
import { type ArticleForm, readArticle, type ReadArticle } from './read-article.ts';
import type { BlogDb } from './repository.ts';
import { renderArticle } from './sanitise-article.ts';
import { storingError } from './storing-error.ts';

const notFound = () => new AppError('NON_TROVATO', messages.articoloNonTrovato);

/** An article as it is stored; the first publication is now, unless there was one. */
function valuesOf(article: ReadArticle, published: Date | null, now: Date): PostValues {
  const { titolo, contenuto, categoria_id, tags, meta_description, status, cover } = article;
  return {
    titolo,
    contenuto,
    categoria_id,
    tags,
    meta_description,
    status,
    excerpt: excerpt(contenuto),
    reading_time: readingTime(contenuto),
    search_text: foldName(`${titolo} ${plainText(contenuto)}`),
    cover_photo_id: cover?.id ?? null,
    published_at: published ?? (status === 'pubblicato' ? now : null),
  };
}

const partsOf = ({ titolo, photoIds }: ReadArticle): PostLinks => ({ slug: postSlug(titolo), photoIds });

async function mustFind(db: BlogDb, id: number): Promise<WholeAdminRow> {
  const row = await findPost(db, id);
  if (row === undefined) throw notFound();
  return row;
}

/** Works on an article that is there, with its row locked, and gives it as it is afterwards. */
function createPostTools({ db, media }: BlogAdminDependencies) {
  return {
    read: async (body: ArticleForm) => readArticle(body, await categoryNames(db), media),

    async change<T>(id: number, work: (transaction: BlogDb, row: WholeAdminRow) => Promise<T>): Promise<T> {
      try {
        return await db.transaction().execute(async (transaction) => {
          const row = await lockPost(transaction, id);
          if (row === undefined) throw notFound();
          return work(transaction, row);
        });
      } catch (error) {
        throw storingError(error);
      }
    },
  };
}

/** Writes a new article and its line in the register, or neither. */
async function create(parts: BlogAdminDependencies, body: ArticleForm, actor: Actor): Promise<AdminPost> {
  const article = await createPostTools(parts).read(body);
  const now = parts.clock.now();
  try {
    return await parts.db.transaction().execute(async (transaction) => {
      const id = await insertPost(transaction, valuesOf(article, null, now), partsOf(article), now);
      const row = await mustFind(transaction, id);
      await parts.record(transaction, actor, created(row));
      return presentAdminPost(row);
    });
  } catch (error) {
    throw storingError(error);
  }
}

type Changes = Pick<BlogAdminService, 'update' | 'setStatus' | 'remove'>;

/** What changes an article that is there. */
function createChanges(parts: BlogAdminDependencies): Changes {
  const { db, clock, record } = parts;
  const { read, change } = createPostTools(parts);
  return {
    async update(id, body, actor) {
      await mustFind(db, id);
      const article = await read(body);
      const now = clock.now();
      return change(id, async (transaction, before) => {
        if (before.versione !== body.versione) throw new AppError('STATO_NON_VALIDO', messages.modificatoIntanto);
        const values = { ...valuesOf(article, before.published_at, now), updated_at: now };
        await updatePost(transaction, id, values, partsOf(article));
        const after = await mustFind(transaction, id);
        await record(transaction, actor, modified(before, after));
        return presentAdminPost(after);
      });
    },

    setStatus: (id, status, actor) =>
      change(id, async (transaction, row) => {
        if (row.status === status) return;
        await setStatus(transaction, id, status, clock.now());
        await record(transaction, actor, turned(row, status));
      }),

    remove: (id, actor) =>
      change(id, async (transaction, row) => {
        await deletePost(transaction, id);
        await record(transaction, actor, removed(row));
      }),
  };
}

/** The article of a form as its readers would see it; `id` 0, as there is none. */
async function preview(parts: BlogAdminDependencies, form: ArticleForm): Promise<BlogPost> {
  const article = await createPostTools(parts).read(form);
  const now = parts.clock.now();
  const { cover_photo_id: _, search_text: __, published_at, ...values } = valuesOf(article, null, now);
  const category = (await listCategories(parts.db, { withDrafts: true })).find(({ id }) => id === values.categoria_id);
  const { categoria_id: ___, ...fields } = values;
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

/** What administrators do with articles and categories (specification section 7). */
export function createBlogAdminService(parts: BlogAdminDependencies): BlogAdminService {
  const { db } = parts;
  return {
    async list({ status, q, page, limit }) {
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
    get: async (id) => presentAdminPost(await mustFind(db, id)),
    preview: (body) => preview(parts, body),
    create: (body, actor) => create(parts, body, actor),
    ...createChanges(parts),
    ...createCategoryService(parts),
  };
}
