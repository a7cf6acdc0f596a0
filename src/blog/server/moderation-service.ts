import type { Kysely } from 'kysely';
import type { RecordAction } from '../../accounts/register-contract.ts';
import type { Actor } from '../../kernel/account.ts';
import { AppError } from '../../kernel/app-error.ts';
import { addDays, eachDate } from '../../kernel/calendar-date.ts';
import { type Clock, today } from '../../kernel/clock.ts';
import type { BlogAnalytics, BlogModerationService } from '../moderation-contract.ts';
import { moderationMessages as messages } from '../moderation-messages.it.ts';
import { type AnalyticsWindow, analyticsWindow } from '../rules/analytics-window.ts';
import { mostRead, viewsByDay, viewsOf } from './analytics-repository.ts';
import {
  type CommentsPage,
  countComments,
  deleteComment,
  findComments,
  lockComment,
  setCommentState,
} from './moderation-repository.ts';
import type { BlogTables } from './tables.ts';

type Db = Kysely<BlogTables>;
type Dependencies = { db: Db; clock: Clock; record: RecordAction<Db> };

const AZIONE = { approvato: 'commento_approvazione', rifiutato: 'commento_rifiuto' } as const;

const FAULTS = { reversed: messages.finestraRovesciata, tooLong: messages.finestraLunga } as const;

async function locked(transaction: Db, id: number) {
  const comment = await lockComment(transaction, id);
  if (comment === undefined) throw new AppError('NON_TROVATO', messages.commentoNonTrovato);
  return comment;
}

type NamedArticle = { articolo_id: number; titolo: string };

/** What was written, and by whom, stays out: a line of the register cannot be erased. */
const named = (commento_id: number, { articolo_id, titolo }: NamedArticle) => ({ commento_id, articolo_id, titolo });

function decideWith({ db, clock, record }: Dependencies): BlogModerationService['decide'] {
  return (id, stato, actor) =>
    db.transaction().execute(async (transaction) => {
      const comment = await locked(transaction, id);
      // A second click decides nothing anew.
      if (comment.stato === stato) return;
      await setCommentState(transaction, id, { stato, decided_at: clock.now() });
      const prima = { stato: comment.stato };
      await record(transaction, actor, { azione: AZIONE[stato], prima, dopo: { ...named(id, comment), stato } });
    });
}

function removeWith({ db, record }: Dependencies): BlogModerationService['removeComment'] {
  return (id: number, actor: Actor) =>
    db.transaction().execute(async (transaction) => {
      const comment = await locked(transaction, id);
      await deleteComment(transaction, id);
      const prima = { ...named(id, comment), stato: comment.stato };
      await record(transaction, actor, { azione: 'commento_eliminazione', prima });
    });
}

async function analyse(db: Db, window: AnalyticsWindow): Promise<BlogAnalytics> {
  const [counted, posts] = await Promise.all([viewsByDay(db, window), mostRead(db, window)]);
  const each = await viewsOf(
    db,
    posts.map(({ id }) => id),
    window,
  );
  const ofAll = new Map(counted.days.map(({ giorno, views }) => [giorno, views]));
  const ofPost = new Map(each.map(({ post_id, giorno, views }) => [`${post_id} ${giorno}`, views]));
  const dates = eachDate(window.dal, addDays(window.al, 1));
  return {
    dal: window.dal,
    al: window.al,
    total: counted.days.reduce((sum, { views }) => sum + views, 0),
    before: counted.before,
    days: dates.map((giorno) => ({ giorno, views: ofAll.get(giorno) ?? 0 })),
    posts: posts.map((post) => ({
      ...post,
      days: dates.map((giorno) => ofPost.get(`${post.id} ${giorno}`) ?? 0),
    })),
  };
}

/** What administrators decide about comments, and what they read about readers. */
export function createModerationService(parts: Dependencies): BlogModerationService {
  const { db, clock } = parts;
  return {
    async listComments(query: CommentsPage) {
      const [rows, counts] = await Promise.all([findComments(db, query), countComments(db)]);
      const data = rows.map(({ created_at, ...comment }) => ({ ...comment, created_at: created_at.toISOString() }));
      return { data, total: counts[query.stato], counts };
    },
    decide: decideWith(parts),
    removeComment: removeWith(parts),
    async analytics(asked) {
      const reading = analyticsWindow(asked, today(clock));
      if (!reading.ok) throw new AppError('DATI_NON_VALIDI', FAULTS[reading.fault]);
      return analyse(db, reading.value);
    },
  };
}
