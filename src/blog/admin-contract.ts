import { z } from 'zod';
import type { Actor } from '../kernel/account.ts';
import { defineCall } from '../kernel/call.ts';
import { BLOG_STATUSES, categorySchema, postCardSchema, postSchema } from './contract.ts';
import { formField, idInPath, limit, nothing, page } from './fields-contract.ts';
import { blogAdminMessages as messages } from './admin-messages.it.ts';

const postInPath = idInPath(messages.articoloNonTrovato);
const categoryInPath = idInPath(messages.categoriaNonTrovata);

/** An article in the panel's list. */
export const adminPostRowSchema = postCardSchema.extend({
  versione: z.int(),
  /** Comments that wait for a decision, and all that are approved. */
  comments_waiting: z.int(),
  comments_approved: z.int(),
  /** When it was sent to the subscribers; `null`: not yet. */
  newsletter_at: z.string().nullable(),
});
export type AdminPostRow = z.infer<typeof adminPostRowSchema>;

/** An article as it is edited: `contenuto` as it was stored. */
export const adminPostSchema = adminPostRowSchema.extend({ contenuto: z.string() });
export type AdminPost = z.infer<typeof adminPostSchema>;

const done = z.object({ success: z.literal(true), message: z.string() });
const saved = done.extend({ data: adminPostSchema });

/** Bytes of a form with a long article in it. */
const MAX_BODY = 1_048_576;

/** The form of an article (specification section 7). Everything that the server computes is ignored. */
const postBody = {
  titolo: formField('string', 'al massimo 150 caratteri'),
  contenuto: formField('string', 'HTML; resta solo ciò che è ammesso'),
  categoria: formField('string', 'nome di una categoria'),
  immagine_copertina: formField('string', '/foto/… dell’articolo o caricamento:…; null o vuoto: nessuna'),
  tags: formField('array', 'al massimo 10, di 40 caratteri'),
  meta_description: formField('string', 'al massimo 160 caratteri'),
  status: formField('string', 'bozza (predefinito) o pubblicato'),
};

export const adminListPostsCall = defineCall({
  method: 'GET',
  path: '/api/admin/blog/posts',
  hasUnprefixedPath: false,
  summary: 'Gli articoli, bozze comprese',
  guard: 'admin',
  params: nothing,
  query: z.object({ status: z.enum(BLOG_STATUSES).optional(), q: z.string().max(200).optional(), page, limit }),
  answer: z.object({
    success: z.literal(true),
    data: z.array(adminPostRowSchema),
    total: z.int(),
    /** Of all articles, whatever is searched for. */
    counts: z.object({ bozza: z.int(), pubblicato: z.int(), commenti_in_attesa: z.int() }),
  }),
});

export const adminGetPostCall = defineCall({
  method: 'GET',
  path: '/api/admin/blog/posts/{id}',
  hasUnprefixedPath: false,
  summary: 'Un articolo da modificare',
  guard: 'admin',
  params: postInPath,
  query: nothing,
  answer: z.object({ success: z.literal(true), data: adminPostSchema }),
});

export const createPostCall = defineCall({
  method: 'POST',
  path: '/api/admin/blog/posts',
  hasUnprefixedPath: false,
  summary: 'Crea un articolo',
  maxBody: MAX_BODY,
  guard: 'admin',
  params: nothing,
  query: nothing,
  body: z.object(postBody),
  status: 201,
  answer: saved,
});

/** `versione`: the one that was edited; where another has been saved since, 409. */
export const updatePostCall = defineCall({
  method: 'PUT',
  path: '/api/admin/blog/posts/{id}',
  hasUnprefixedPath: false,
  summary: 'Modifica un articolo',
  maxBody: MAX_BODY,
  guard: 'admin',
  params: postInPath,
  query: nothing,
  body: z.object({ ...postBody, versione: z.int({ error: messages.versione }) }),
  answer: saved,
});

/** Publishes an article, or takes it back. */
export const setPostStatusCall = defineCall({
  method: 'PUT',
  path: '/api/admin/blog/posts/{id}/status',
  hasUnprefixedPath: false,
  summary: 'Pubblica un articolo o lo riporta in bozza',
  guard: 'admin',
  params: postInPath,
  query: nothing,
  body: z.object({ status: z.enum(BLOG_STATUSES, { error: messages.statoNonValido }) }),
  answer: done,
});

export const deletePostCall = defineCall({
  method: 'DELETE',
  path: '/api/admin/blog/posts/{id}',
  hasUnprefixedPath: false,
  summary: 'Elimina un articolo con i suoi commenti',
  guard: 'admin',
  params: postInPath,
  query: nothing,
  answer: done,
});

/** The article as readers would see it; nothing is stored. */
export const previewPostCall = defineCall({
  method: 'POST',
  path: '/api/admin/blog/preview',
  hasUnprefixedPath: false,
  summary: 'Anteprima di un articolo',
  maxBody: MAX_BODY,
  guard: 'admin',
  params: nothing,
  query: nothing,
  body: z.object(postBody),
  answer: z.object({ success: z.literal(true), data: postSchema }),
});

const categoryBody = z.object({
  nome: formField('string', 'al massimo 60 caratteri'),
  emoji: formField('string', 'una'),
  descrizione: formField('string', 'al massimo 200 caratteri'),
});

/** With the articles of each, drafts too, in `posts_count`. */
export const adminListCategoriesCall = defineCall({
  method: 'GET',
  path: '/api/admin/blog/categories',
  hasUnprefixedPath: false,
  summary: 'Le categorie, con il numero degli articoli',
  guard: 'admin',
  params: nothing,
  query: nothing,
  answer: z.object({ success: z.literal(true), data: z.array(categorySchema) }),
});

export const createCategoryCall = defineCall({
  method: 'POST',
  path: '/api/admin/blog/categories',
  hasUnprefixedPath: false,
  summary: 'Aggiunge una categoria',
  guard: 'admin',
  params: nothing,
  query: nothing,
  body: categoryBody,
  status: 201,
  answer: done,
});

export const updateCategoryCall = defineCall({
  method: 'PUT',
  path: '/api/admin/blog/categories/{id}',
  hasUnprefixedPath: false,
  summary: 'Modifica una categoria',
  guard: 'admin',
  params: categoryInPath,
  query: nothing,
  body: categoryBody,
  answer: done,
});

/** Only one without articles. */
export const deleteCategoryCall = defineCall({
  method: 'DELETE',
  path: '/api/admin/blog/categories/{id}',
  hasUnprefixedPath: false,
  summary: 'Elimina una categoria senza articoli',
  guard: 'admin',
  params: categoryInPath,
  query: nothing,
  answer: done,
});

/** What administrators do with articles and categories. Every change is written into the register. */
export type BlogAdminService = {
  list(query: z.output<typeof adminListPostsCall.query>): Promise<{
    data: AdminPostRow[];
    total: number;
    counts: { bozza: number; pubblicato: number; commenti_in_attesa: number };
  }>;
  get(id: number): Promise<AdminPost>;
  create(body: z.output<NonNullable<(typeof createPostCall)['body']>>, actor: Actor): Promise<AdminPost>;
  update(id: number, body: z.output<NonNullable<(typeof updatePostCall)['body']>>, actor: Actor): Promise<AdminPost>;
  setStatus(id: number, status: (typeof BLOG_STATUSES)[number], actor: Actor): Promise<void>;
  remove(id: number, actor: Actor): Promise<void>;
  preview(body: z.output<NonNullable<(typeof previewPostCall)['body']>>): Promise<z.infer<typeof postSchema>>;
  listCategories(): Promise<z.infer<typeof categorySchema>[]>;
  createCategory(body: z.output<typeof categoryBody>, actor: Actor): Promise<void>;
  updateCategory(id: number, body: z.output<typeof categoryBody>, actor: Actor): Promise<void>;
  removeCategory(id: number, actor: Actor): Promise<void>;
};
