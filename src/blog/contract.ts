import { z } from 'zod';
import { defineCall } from '../kernel/calls/call.ts';
import { done, formField, idInPath, limit, page, PUBLIC, searchedWords } from './fields-contract.ts';
import { visitorMessages } from './messages/by-request.ts';

export const RELATED_POSTS = 3;

const postInPath = idInPath(() => visitorMessages().articleNotFound);

export const BLOG_STATUSES = ['bozza', 'pubblicato'] as const;
export type BlogStatus = (typeof BLOG_STATUSES)[number];

/** A category. `posts_count` counts what is published. */
export const categorySchema = z.object({
  id: z.int(),
  nome: z.string(),
  slug: z.string(),
  emoji: z.string(),
  descrizione: z.string(),
  posts_count: z.int(),
});
export type BlogCategory = z.infer<typeof categorySchema>;

/** What a card of the list shows. Moments are ISO 8601 in UTC. */
export const postCardSchema = z.object({
  id: z.int(),
  slug: z.string(),
  titolo: z.string(),
  /** Name of the category, and its emoji, which stands in for a missing cover. */
  categoria: z.string(),
  categoria_emoji: z.string(),
  /** Address of the cover's largest variant (`media/rules/photo-sources.ts`). */
  immagine_copertina: z.string().nullable(),
  /** Plain text, at most 200 characters. */
  excerpt: z.string(),
  tags: z.array(z.string()),
  meta_description: z.string(),
  status: z.enum(BLOG_STATUSES),
  created_at: z.string(),
  published_at: z.string().nullable(),
  updated_at: z.string(),
  reading_time: z.int(),
  views_count: z.int(),
});
export type BlogPostCard = z.infer<typeof postCardSchema>;

/** An article. `contenuto` is HTML by the one allow-list, ready to be shown: its pictures carry their sizes. */
export const postSchema = postCardSchema.extend({ contenuto: z.string() });
export type BlogPost = z.infer<typeof postSchema>;

const commentSchema = z.object({
  id: z.int(),
  post_id: z.int(),
  autore: z.string(),
  contenuto: z.string(),
  created_at: z.string(),
});
export type BlogComment = z.infer<typeof commentSchema>;

/**
 * `GET /blog/posts?status=pubblicato&limit=50` (PRODUCT.md § 7): published articles, the newest first. `categoria` is a
 * category's name or slug, in any case; `q` is looked for in title and content, accents and case aside. `total` counts what
 * matches, `published` all there is. Of `status` only `pubblicato` is answered with articles: drafts are nobody's business.
 */
export const listPostsCall = defineCall({
  ...PUBLIC,
  method: 'GET',
  path: '/api/blog/posts',
  summary: 'Gli articoli pubblicati',
  query: z.object({
    status: z.string({ error: () => visitorMessages().articleStatusInvalid }).optional(),
    categoria: z
      .string({ error: () => visitorMessages().unknownCategory })
      .max(100, { error: () => visitorMessages().unknownCategory })
      .optional(),
    q: searchedWords,
    page,
    limit,
  }),
  answer: z.object({
    success: z.literal(true),
    data: z.array(postCardSchema),
    total: z.int(),
    published: z.int(),
    page: z.int(),
    limit: z.int(),
  }),
});
export type ListPostsQuery = z.output<typeof listPostsCall.query>;

export const listCategoriesCall = defineCall({
  ...PUBLIC,
  method: 'GET',
  path: '/api/blog/categories',
  summary: 'Le categorie del blog',
  answer: z.object({ success: z.literal(true), data: z.array(categorySchema) }),
});

export const getPostCall = defineCall({
  ...PUBLIC,
  method: 'GET',
  path: '/api/blog/posts/{id}',
  summary: 'Un articolo pubblicato',
  params: postInPath,
  answer: z.object({ success: z.literal(true), data: postSchema }),
});

export const listCommentsCall = defineCall({
  ...PUBLIC,
  method: 'GET',
  path: '/api/blog/posts/{id}/comments',
  summary: 'I commenti approvati di un articolo',
  params: postInPath,
  answer: z.object({ success: z.literal(true), data: z.array(commentSchema), total: z.int() }),
});

/**
 * `POST /blog/posts/{id}/comments`: held until an administrator has approved it. `sito` is a field that no person sees: whoever
 * fills it in is answered as everybody is, and nothing is stored. `elapsed_ms`: since the form was shown, where the form knows it;
 * less than three seconds are answered 429.
 */
export const postCommentCall = defineCall({
  ...PUBLIC,
  method: 'POST',
  path: '/api/blog/posts/{id}/comments',
  summary: 'Invia un commento, che viene letto prima di essere pubblicato',
  params: postInPath,
  limit: { calls: 60, ofMailbox: 5, seconds: 3600 },
  body: z.object({
    autore: formField('string', 'al massimo 80 caratteri'),
    email: formField('string', 'non viene mai pubblicata'),
    contenuto: formField('string', 'al massimo 2.000 caratteri'),
    post_id: formField('integer', 'come nell’indirizzo'),
    sito: formField('string', 'da lasciare vuoto'),
    elapsed_ms: formField('number', 'millisecondi da quando il modulo è aperto'),
  }),
  status: 201,
  answer: done,
});

/** `POST /blog/posts/{id}/views`: somebody has opened an article. Counts a reader once in half an hour, and no robots. */
export const countViewCall = defineCall({
  ...PUBLIC,
  method: 'POST',
  path: '/api/blog/posts/{id}/views',
  summary: 'Conta una lettura, senza cookie',
  hasNoVisibleEffect: true,
  params: postInPath,
  status: 204,
  answer: z.undefined(),
});

/** A post by its id or by any slug that it ever had. `slug` is the present one: what is asked under another is redirected. */
export type PostLookup = { kind: 'found'; post: BlogPost } | { kind: 'gone' } | { kind: 'unknown' };

export type BlogService = {
  listPosts(query: ListPostsQuery): Promise<{ data: BlogPostCard[]; total: number; published: number }>;
  listCategories(): Promise<BlogCategory[]>;
  /** Throws `NON_TROVATO` with `Articolo non trovato`. */
  getPost(id: number): Promise<BlogPost>;
  /** For the page: the text of an address, digits or a slug. `gone`: it was published once, and is deleted. */
  findPost(idOrSlug: string): Promise<PostLookup>;
  /** At most three others of the same category, the newest first. */
  listRelated(post: BlogPostCard): Promise<BlogPostCard[]>;
};

export type CommentBody = z.output<NonNullable<(typeof postCommentCall)['body']>>;

export type CommentsService = {
  /** Throws `NON_TROVATO` where the article is not public. */
  list(postId: number): Promise<BlogComment[]>;
  /** Throws `DATI_NON_VALIDI`, `NON_TROVATO`, or `TROPPE_RICHIESTE` where a form came too fast or too many comments wait. */
  post(postId: number, body: CommentBody): Promise<void>;
};
