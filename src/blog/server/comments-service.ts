import { AppError, fieldError } from '../../kernel/calls/app-error.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import type { CommentsService } from '../contract.ts';
import { checkComment, type CheckedComment, type CommentFault, type SentComment } from '../rules/check-comment.ts';
import { FASTEST_PERSON_MS, detectRobot } from '../rules/detect-robot.ts';
import {
  approvedComments,
  eraseRefused,
  insertComment,
  isPublic,
  lockComments,
  waitingBeside,
} from './comments-repository.ts';
import type { ReaderDb } from './tables.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';
import { visitorMessages as blogVisitorMessages } from '../messages/by-request.ts';

type Dependencies = { db: ReaderDb; clock: Clock };

/** Maximum number of pending comments per article and per (unverified) email address. */
const MAX_WAITING = { ofPost: 500, ofEmail: 20 };
const HOUR_SECONDS = 3600;
const DAY_MS = 86_400_000;
/** Days for which rejected comments are retained, so that decisions can be explained and changed. */
const REFUSED_DAYS = 90;

const FAULTS = {
  missing: () => blogVisitorMessages().commentFieldsMissing,
  emailInvalid: () => blogVisitorMessages().emailInvalid,
  emailUnicode: () => visitorMessages().emailLocalPartNotAscii,
  nameTooLong: () => blogVisitorMessages().commentNameTooLong,
  commentTooLong: () => blogVisitorMessages().commentTooLong,
  otherPost: () => blogVisitorMessages().commentForOtherArticle,
} as const satisfies Record<CommentFault, () => string>;

function readSent(body: SentComment, postId: number): CheckedComment {
  const reading = checkComment(body, postId);
  if (reading.ok) return reading.value;
  throw fieldError(reading.field, FAULTS[reading.fault]());
}

const notFound = () => new AppError('NON_TROVATO', blogVisitorMessages().articleNotFound);

async function store(transaction: ReaderDb, postId: number, comment: CheckedComment, created_at: Date) {
  await lockComments(transaction);
  const waiting = await waitingBeside(transaction, postId, comment);
  if (waiting.isKnown) return;
  if (waiting.ofPost >= MAX_WAITING.ofPost || waiting.ofEmail >= MAX_WAITING.ofEmail) {
    throw new AppError('TROPPE_RICHIESTE', blogVisitorMessages().tooManyPendingComments, { retryAfter: HOUR_SECONDS });
  }
  if (!(await insertComment(transaction, { ...comment, post_id: postId, created_at }))) throw notFound();
}

export function createCommentsService({ db, clock }: Dependencies): CommentsService & { sweep(): Promise<number> } {
  return {
    async list(postId) {
      const [isThere, rows] = await Promise.all([isPublic(db, postId), approvedComments(db, postId)]);
      if (!isThere) throw notFound();
      return rows.map(({ created_at, ...comment }) => ({ ...comment, created_at: created_at.toISOString() }));
    },

    async post(postId, body) {
      const comment = readSent(body, postId);
      if (!(await isPublic(db, postId))) throw notFound();
      const robot = detectRobot(body);
      if (robot === 'tooFast') {
        throw new AppError('TROPPE_RICHIESTE', blogVisitorMessages().sentTooFast, {
          retryAfter: FASTEST_PERSON_MS / 1000,
        });
      }
      if (robot === 'trapped') return;
      await db.transaction().execute((transaction) => store(transaction, postId, comment, clock.now()));
    },

    sweep: () => eraseRefused(db, new Date(clock.now().getTime() - REFUSED_DAYS * DAY_MS)),
  };
}
