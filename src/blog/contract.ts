import { z } from 'zod';
import { defineCall } from '../kernel/calls/call.ts';
import { done, formField, idInPath, limit, page, PUBLIC, searchedWords } from './fields-contract.ts';
import { visitorMessages } from './messages/by-request.ts';

export const RELATED_POSTS = 3;

const postInPath = idInPath(() => visitorMessages().articleNotFound);

export const BLOG_STATUSES = ['bozza', 'pubblicato'] as const;
export type BlogStatus = (typeof BLOG_STATUSES)[number];

/** `posts_count` counts published articles. */
export const categorySchema = z.object({
  id: z.int(),
  nome: z.string(),
  slug: z.string(),
  emoji: z.string(),
  descrizione: z.string(),
  posts_count: z.int(),
});
export type BlogCategory = z.infer<typeof categorySchema>;

/** Timestamps are ISO 8601 in UTC. */
export const postCardSchema = z.object({
  id: z.int(),
  slug: z.string(),
  titolo: z.string(),
  categoria: z.string(),
  categoria_emoji: z.string(),
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

/** `contenuto` is sanitised HTML. */
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
 * `published` counts all published articles. If the requested `status` is not `pubblicato`, the list is empty, because drafts are
 * private.
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
 * Stores the comment, which stays hidden until it is approved. If the honeypot `sito` is filled in, returns the usual response
 * but stores nothing.
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

/** Counts at most one view per IP address and article in half an hour. Ignores robots. */
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

/** `post.slug` is the current slug, so that the page can redirect from a former one. */
export type PostLookup = { kind: 'found'; post: BlogPost } | { kind: 'gone' } | { kind: 'unknown' };

export type BlogService = {
  listPosts(query: ListPostsQuery): Promise<{ data: BlogPostCard[]; total: number; published: number }>;
  listCategories(): Promise<BlogCategory[]>;
  /** Throws `NON_TROVATO` unless the article is public. */
  getPost(id: number): Promise<BlogPost>;
  /** `gone` means that the article was once published and then deleted. */
  findPost(idOrSlug: string): Promise<PostLookup>;
  listRelated(post: BlogPostCard): Promise<BlogPostCard[]>;
};

export type CommentBody = z.output<NonNullable<(typeof postCommentCall)['body']>>;

export type CommentsService = {
  /** Throws `NON_TROVATO` unless the article is public. */
  list(postId: number): Promise<BlogComment[]>;
  /**
   * Throws `DATI_NON_VALIDI` or `NON_TROVATO`. Throws `TROPPE_RICHIESTE` if the form was sent too fast or too many comments are
   * pending.
   */
  post(postId: number, body: CommentBody): Promise<void>;
};
