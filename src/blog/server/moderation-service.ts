import type { RecordAction } from '../../accounts/register-contract.ts';
import type { Actor } from '../../kernel/people/account.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import { addDays, eachDate } from '../../kernel/dates/calendar-date.ts';
import { type Clock, today } from '../../kernel/dates/clock.ts';
import type { BlogAnalytics } from '../moderation-contract.ts';
import { type AnalyticsWindow, analyticsWindow } from '../rules/analytics-window.ts';
import { mostRead, viewsByDay, viewsOf } from './views-repository.ts';
import {
  type CommentsPage,
  countComments,
  deleteComment,
  findComments,
  lockComment,
  setCommentState,
} from './moderation-repository.ts';
import type { ReaderDb } from './tables.ts';
import * as messages from '../messages/admin.ts';

type Dependencies = { db: ReaderDb; clock: Clock; record: RecordAction<ReaderDb> };

const AZIONE = { approvato: 'commento_approvazione', rifiutato: 'commento_rifiuto' } as const;

const FAULTS = { reversed: messages.statisticsWindowReversed, tooLong: messages.statisticsWindowTooLong } as const;

async function locked(transaction: ReaderDb, id: number) {
  const comment = await lockComment(transaction, id);
  if (comment === undefined) throw new AppError('NON_TROVATO', messages.commentNotFound);
  const { stato, ...article } = comment;
  // The text and the author of a comment are not logged, because audit log entries cannot be erased.
  return { stato, named: { commento_id: id, ...article } };
}

async function analyse(db: ReaderDb, window: AnalyticsWindow): Promise<BlogAnalytics> {
  const [counted, posts] = await Promise.all([viewsByDay(db, window), mostRead(db, window)]);
  const ids = posts.map(({ id }) => id);
  const each = await viewsOf(db, ids, window);
  const ofAll = new Map(counted.days.map(({ giorno, views }) => [giorno, views]));
  const ofPost = new Map(each.map(({ post_id, giorno, views }) => [`${post_id} ${giorno}`, views]));
  const dates = eachDate(window.dal, addDays(window.al, 1));
  return {
    dal: window.dal,
    al: window.al,
    total: counted.days.reduce((sum, { views }) => sum + views, 0),
    before: counted.before,
    days: dates.map((giorno) => ({ giorno, views: ofAll.get(giorno) ?? 0 })),
    posts: posts.map((post) => ({ ...post, days: dates.map((day) => ofPost.get(`${post.id} ${day}`) ?? 0) })),
  };
}

export function createModerationService({ db, clock, record }: Dependencies) {
  return {
    async listComments(query: CommentsPage) {
      const [rows, counts] = await Promise.all([findComments(db, query), countComments(db)]);
      const data = rows.map(({ created_at, ...comment }) => ({ ...comment, created_at: created_at.toISOString() }));
      return { data, total: counts[query.stato], counts };
    },
    decide: (id: number, stato: keyof typeof AZIONE, actor: Actor) =>
      db.transaction().execute(async (transaction) => {
        const { stato: before, named } = await locked(transaction, id);
        if (before === stato) return;
        await setCommentState(transaction, id, { stato, decided_at: clock.now() });
        const line = { azione: AZIONE[stato], prima: { stato: before }, dopo: { ...named, stato } };
        await record(transaction, actor, line);
      }),
    removeComment: (id: number, actor: Actor) =>
      db.transaction().execute(async (transaction) => {
        const { stato, named } = await locked(transaction, id);
        await deleteComment(transaction, id);
        await record(transaction, actor, { azione: 'commento_eliminazione', prima: { ...named, stato } });
      }),
    async analytics(query: Parameters<typeof analyticsWindow>[0]): Promise<BlogAnalytics> {
      const reading = analyticsWindow(query, today(clock));
      if (!reading.ok) throw new AppError('DATI_NON_VALIDI', FAULTS[reading.fault]);
      return analyse(db, reading.value);
    },
  };
}
