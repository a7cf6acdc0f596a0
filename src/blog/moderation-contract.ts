import { z } from 'zod';
import { LANGUAGES } from '../kernel/language.ts';
import { defineCall, type FileAnswer } from '../kernel/calls/call.ts';
import { calendarDay } from './day-contract.ts';
import { done, idInPath, limit, nothing, page, PANEL } from './fields-contract.ts';
import * as messages from './messages/admin.ts';

const commentInPath = idInPath(() => messages.commentNotFound);
const postInPath = idInPath(() => messages.articleNotFound);

const COMMENT_STATES = ['in_attesa', 'approvato', 'rifiutato'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

const adminCommentSchema = z.object({
  id: z.int(),
  post_id: z.int(),
  post_titolo: z.string(),
  post_slug: z.string(),
  autore: z.string(),
  email: z.string(),
  contenuto: z.string(),
  stato: z.enum(COMMENT_STATES),
  created_at: z.string(),
  /** Counts of other comments from the same email address, so that moderators recognise regular authors. */
  approved_before: z.int(),
  refused_before: z.int(),
});
export type AdminComment = z.infer<typeof adminCommentSchema>;

/** Pending comments are sorted oldest first, all others newest first. */
export const adminListCommentsCall = defineCall({
  ...PANEL,
  method: 'GET',
  path: '/api/admin/blog/comments',
  summary: 'I commenti, con quelli in attesa',
  query: z.object({
    stato: z.enum(COMMENT_STATES, { error: () => messages.commentStatusUnknown }).default('in_attesa'),
    page,
    limit,
  }),
  answer: z.object({
    success: z.literal(true),
    data: z.array(adminCommentSchema),
    total: z.int(),
    counts: z.object({ in_attesa: z.int(), approvato: z.int(), rifiutato: z.int() }),
  }),
});

export const decideCommentCall = defineCall({
  ...PANEL,
  method: 'PUT',
  path: '/api/admin/blog/comments/{id}/stato',
  summary: 'Approva o rifiuta un commento',
  params: commentInPath,
  body: z.object({ stato: z.enum(['approvato', 'rifiutato'], { error: () => messages.moderationDecisionInvalid }) }),
  answer: done,
});

export const deleteCommentCall = defineCall({
  ...PANEL,
  method: 'DELETE',
  path: '/api/admin/blog/comments/{id}',
  summary: 'Elimina un commento',
  params: commentInPath,
  answer: done,
});

const articleViewsSchema = z.object({
  id: z.int(),
  slug: z.string(),
  titolo: z.string(),
  status: z.string(),
  views: z.int(),
  views_count: z.int(),
  comments_approved: z.int(),
  days: z.array(z.int()),
});

/** Covers the last 30 days by default and rejects periods of more than 366 days. Days are in Rome's time zone. */
export const analyticsCall = defineCall({
  ...PANEL,
  method: 'GET',
  path: '/api/admin/blog/analytics',
  summary: 'Le letture per articolo e per giorno',
  query: z.object({ dal: calendarDay.optional(), al: calendarDay.optional() }),
  answer: z.object({
    success: z.literal(true),
    data: z.object({
      dal: z.string(),
      al: z.string(),
      total: z.int(),
      before: z.int(),
      days: z.array(z.object({ giorno: z.string(), views: z.int() })),
      posts: z.array(articleViewsSchema),
    }),
  }),
});
export type BlogAnalytics = z.infer<typeof analyticsCall.answer>['data'];

const subscriberSchema = z.object({
  id: z.int(),
  email: z.string(),
  stato: z.enum(['in_attesa', 'confermato']),
  lingua: z.enum(LANGUAGES),
  asked_at: z.string(),
  confirmed_at: z.string().nullable(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

export const listSubscribersCall = defineCall({
  ...PANEL,
  method: 'GET',
  path: '/api/admin/newsletter/subscribers',
  summary: 'Gli iscritti alla newsletter',
  query: z.object({ page, limit }),
  answer: z.object({
    success: z.literal(true),
    data: z.array(subscriberSchema),
    total: z.int(),
    counts: z.object({ confermato: z.int(), in_attesa: z.int() }),
  }),
});

/** Exports the subscribers as a CSV file in which spreadsheets do not interpret any cell as a formula. */
export const exportSubscribersCall = defineCall({
  ...PANEL,
  method: 'GET',
  path: '/api/admin/newsletter/subscribers.csv',
  summary: 'Gli iscritti in CSV',
  sends: 'text/csv',
  answer: z.custom<FileAnswer>(),
});

/** An article can be sent only once. `sent` is the number of recipients. */
export const sendNewsletterCall = defineCall({
  ...PANEL,
  method: 'POST',
  path: '/api/admin/blog/posts/{id}/newsletter',
  summary: 'Manda l’articolo agli iscritti',
  isBodyOptional: true,
  params: postInPath,
  body: nothing,
  answer: done.extend({ sent: z.int() }),
});
