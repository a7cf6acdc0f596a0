import { z } from 'zod';
import type { Actor } from '../kernel/account.ts';
import { defineCall, type FileAnswer } from '../kernel/call.ts';
import { calendarDay } from './day-contract.ts';
import { idInPath, limit, nothing, page } from './fields-contract.ts';
import { moderationMessages as messages } from './moderation-messages.it.ts';

const commentInPath = idInPath(messages.commentoNonTrovato);
const postInPath = idInPath(messages.articoloNonTrovato);

export const COMMENT_STATES = ['in_attesa', 'approvato', 'rifiutato'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** A comment as a moderator reads it. */
export const adminCommentSchema = z.object({
  id: z.int(),
  post_id: z.int(),
  post_titolo: z.string(),
  post_slug: z.string(),
  autore: z.string(),
  email: z.string(),
  contenuto: z.string(),
  stato: z.enum(COMMENT_STATES),
  created_at: z.string(),
  /** Approved comments of the same address, and those that were refused: who has written here before. */
  approved_before: z.int(),
  refused_before: z.int(),
});
export type AdminComment = z.infer<typeof adminCommentSchema>;

const done = z.object({ success: z.literal(true), message: z.string() });

/** `GET /api/admin/blog/comments`: of one state, those that wait the oldest first, the others the newest first. */
export const adminListCommentsCall = defineCall({
  method: 'GET',
  path: '/api/admin/blog/comments',
  hasUnprefixedPath: false,
  summary: 'I commenti, con quelli in attesa',
  guard: 'admin',
  params: nothing,
  query: z.object({ stato: z.enum(COMMENT_STATES).default('in_attesa'), page, limit }),
  answer: z.object({
    success: z.literal(true),
    data: z.array(adminCommentSchema),
    total: z.int(),
    counts: z.object({ in_attesa: z.int(), approvato: z.int(), rifiutato: z.int() }),
  }),
});

/** Decides about a comment; a decision may be changed. */
export const decideCommentCall = defineCall({
  method: 'PUT',
  path: '/api/admin/blog/comments/{id}/stato',
  hasUnprefixedPath: false,
  summary: 'Approva o rifiuta un commento',
  guard: 'admin',
  params: commentInPath,
  query: nothing,
  body: z.object({ stato: z.enum(['approvato', 'rifiutato'], { error: messages.statoNonValido }) }),
  answer: done,
});

export const deleteCommentCall = defineCall({
  method: 'DELETE',
  path: '/api/admin/blog/comments/{id}',
  hasUnprefixedPath: false,
  summary: 'Elimina un commento',
  guard: 'admin',
  params: commentInPath,
  query: nothing,
  answer: done,
});

/** Views of one article in the window, and since it exists. */
const articleViewsSchema = z.object({
  id: z.int(),
  slug: z.string(),
  titolo: z.string(),
  status: z.string(),
  views: z.int(),
  views_count: z.int(),
  comments_approved: z.int(),
  /** One number for each day of the window. */
  days: z.array(z.int()),
});

/** `GET /api/admin/blog/analytics`: at most 366 days, by default the last 30. Days are Rome's. */
export const analyticsCall = defineCall({
  method: 'GET',
  path: '/api/admin/blog/analytics',
  hasUnprefixedPath: false,
  summary: 'Le letture per articolo e per giorno',
  guard: 'admin',
  params: nothing,
  query: z.object({ dal: calendarDay.optional(), al: calendarDay.optional() }),
  answer: z.object({
    success: z.literal(true),
    data: z.object({
      dal: z.string(),
      al: z.string(),
      total: z.int(),
      /** The window of the same length before. */
      before: z.int(),
      days: z.array(z.object({ giorno: z.string(), views: z.int() })),
      /** The most read first, at most 50. */
      posts: z.array(articleViewsSchema),
    }),
  }),
});
export type BlogAnalytics = z.infer<typeof analyticsCall.answer>['data'];

export const SUBSCRIBER_STATES = ['in_attesa', 'confermato'] as const;

/** Who asked for the newsletter. */
export const subscriberSchema = z.object({
  id: z.int(),
  email: z.string(),
  stato: z.enum(SUBSCRIBER_STATES),
  asked_at: z.string(),
  confirmed_at: z.string().nullable(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

export const listSubscribersCall = defineCall({
  method: 'GET',
  path: '/api/admin/newsletter/subscribers',
  hasUnprefixedPath: false,
  summary: 'Gli iscritti alla newsletter',
  guard: 'admin',
  params: nothing,
  query: z.object({ page, limit }),
  answer: z.object({
    success: z.literal(true),
    data: z.array(subscriberSchema),
    total: z.int(),
    counts: z.object({ confermato: z.int(), in_attesa: z.int() }),
  }),
});

/** All subscribers as a table for spreadsheets, in which no cell is a formula. */
export const exportSubscribersCall = defineCall({
  method: 'GET',
  path: '/api/admin/newsletter/subscribers.csv',
  hasUnprefixedPath: false,
  summary: 'Gli iscritti in CSV',
  guard: 'admin',
  sends: 'text/csv',
  params: nothing,
  query: nothing,
  answer: z.custom<FileAnswer>(),
});

/** Sends a published article to all confirmed subscribers, once. `sent`: to how many. */
export const sendNewsletterCall = defineCall({
  method: 'POST',
  path: '/api/admin/blog/posts/{id}/newsletter',
  hasUnprefixedPath: false,
  summary: 'Manda l’articolo agli iscritti',
  guard: 'admin',
  isBodyOptional: true,
  params: postInPath,
  query: nothing,
  body: nothing,
  answer: done.extend({ sent: z.int() }),
});

/** What administrators do with comments, and what they read about readers. */
export type BlogModerationService = {
  listComments(query: z.output<typeof adminListCommentsCall.query>): Promise<{
    data: AdminComment[];
    total: number;
    counts: Record<CommentState, number>;
  }>;
  decide(id: number, stato: 'approvato' | 'rifiutato', actor: Actor): Promise<void>;
  removeComment(id: number, actor: Actor): Promise<void>;
  analytics(window: z.output<typeof analyticsCall.query>): Promise<BlogAnalytics>;
};

/** What administrators do with the newsletter. */
export type NewsletterAdminService = {
  list(query: z.output<typeof listSubscribersCall.query>): Promise<{
    data: Subscriber[];
    total: number;
    counts: Record<(typeof SUBSCRIBER_STATES)[number], number>;
  }>;
  /** All subscribers as CSV. `isHeadRequest`: nobody takes it away, and the register says nothing. */
  export(actor: Actor, isHeadRequest: boolean): Promise<FileAnswer>;
  /** Begins to send an article. @returns to how many */
  send(postId: number, actor: Actor): Promise<number>;
};
