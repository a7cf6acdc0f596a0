import { z } from 'zod';
import { defineCall } from '../kernel/calls/call.ts';
import { BLOG_STATUSES, categorySchema, postCardSchema, postSchema } from './contract.ts';
import { done, formField, idInPath, limit, page, PANEL, searchedWords } from './fields-contract.ts';
import * as messages from './messages/admin.ts';

const postInPath = idInPath(() => messages.articleNotFound);
const categoryInPath = idInPath(() => messages.categoryNotFound);

const adminPostRowSchema = postCardSchema.extend({
  versione: z.int(),
  comments_waiting: z.int(),
  comments_approved: z.int(),
  newsletter_at: z.string().nullable(),
});
export type AdminPostRow = z.infer<typeof adminPostRowSchema>;

const adminPostSchema = adminPostRowSchema.extend({ contenuto: z.string() });
export type AdminPost = z.infer<typeof adminPostSchema>;

const saved = done.extend({ data: adminPostSchema });

const MAX_BODY = 1_048_576;

/** Editable fields of an article. If the client sends fields that the server computes, the server ignores them (PRODUCT.md § 7). */
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
  ...PANEL,
  method: 'GET',
  path: '/api/admin/blog/posts',
  summary: 'Gli articoli, bozze comprese',
  query: z.object({
    status: z.enum(BLOG_STATUSES, { error: () => messages.blogFaults.statoNonValido }).optional(),
    q: searchedWords,
    page,
    limit,
  }),
  answer: z.object({
    success: z.literal(true),
    data: z.array(adminPostRowSchema),
    total: z.int(),
    counts: z.object({ bozza: z.int(), pubblicato: z.int(), commenti_in_attesa: z.int() }),
  }),
});

export const adminGetPostCall = defineCall({
  ...PANEL,
  method: 'GET',
  path: '/api/admin/blog/posts/{id}',
  summary: 'Un articolo da modificare',
  params: postInPath,
  answer: z.object({ success: z.literal(true), data: adminPostSchema }),
});

export const createPostCall = defineCall({
  ...PANEL,
  method: 'POST',
  path: '/api/admin/blog/posts',
  summary: 'Crea un articolo',
  maxBody: MAX_BODY,
  body: z.object(postBody),
  status: 201,
  answer: saved,
});

/** Returns 409 if a version newer than `versione` has been saved. */
export const updatePostCall = defineCall({
  ...PANEL,
  method: 'PUT',
  path: '/api/admin/blog/posts/{id}',
  summary: 'Modifica un articolo',
  maxBody: MAX_BODY,
  params: postInPath,
  body: z.object({ ...postBody, versione: z.int({ error: () => messages.versionRequired }) }),
  answer: saved,
});

export const setPostStatusCall = defineCall({
  ...PANEL,
  method: 'PUT',
  path: '/api/admin/blog/posts/{id}/status',
  summary: 'Pubblica un articolo o lo riporta in bozza',
  params: postInPath,
  body: z.object({ status: z.enum(BLOG_STATUSES, { error: () => messages.blogFaults.statoNonValido }) }),
  answer: done,
});

export const deletePostCall = defineCall({
  ...PANEL,
  method: 'DELETE',
  path: '/api/admin/blog/posts/{id}',
  summary: 'Elimina un articolo con i suoi commenti',
  params: postInPath,
  answer: done,
});

export const previewPostCall = defineCall({
  ...PANEL,
  method: 'POST',
  path: '/api/admin/blog/preview',
  summary: 'Anteprima di un articolo',
  maxBody: MAX_BODY,
  body: z.object(postBody),
  answer: z.object({ success: z.literal(true), data: postSchema }),
});

const categoryBody = z.object({
  nome: formField('string', 'al massimo 60 caratteri'),
  emoji: formField('string', 'una'),
  descrizione: formField('string', 'al massimo 200 caratteri'),
});

export const adminListCategoriesCall = defineCall({
  ...PANEL,
  method: 'GET',
  path: '/api/admin/blog/categories',
  summary: 'Le categorie, con il numero degli articoli',
  answer: z.object({ success: z.literal(true), data: z.array(categorySchema) }),
});

export const createCategoryCall = defineCall({
  ...PANEL,
  method: 'POST',
  path: '/api/admin/blog/categories',
  summary: 'Aggiunge una categoria',
  body: categoryBody,
  status: 201,
  answer: done,
});

export const updateCategoryCall = defineCall({
  ...PANEL,
  method: 'PUT',
  path: '/api/admin/blog/categories/{id}',
  summary: 'Modifica una categoria',
  params: categoryInPath,
  body: categoryBody,
  answer: done,
});

export const deleteCategoryCall = defineCall({
  ...PANEL,
  method: 'DELETE',
  path: '/api/admin/blog/categories/{id}',
  summary: 'Elimina una categoria senza articoli',
  params: categoryInPath,
  answer: done,
});
