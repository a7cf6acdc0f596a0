import type { RecordAction } from '../../accounts/register-contract.ts';
import type { Actor } from '../../kernel/people/account.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import { type Clock, today } from '../../kernel/dates/clock.ts';
import { formatMomentInDigits } from '../../kernel/dates/format-moment.ts';
import { LANGUAGE_NAMES } from '../../kernel/language.ts';
import { writeCsv } from '../../kernel/text/write-csv.ts';
import type { Subscriber } from '../moderation-contract.ts';
import {
  beginSending,
  claimPost,
  countSubscribers,
  findSubscribers,
  sendingState,
  subscribersAfter,
} from './newsletter-admin-repository.ts';
import type { SendingBatch } from './newsletter-sending.ts';
import type { ReaderDb } from './tables.ts';
import * as messages from '../messages/admin.ts';
import { visitorMessages } from '../messages/by-request.ts';

type Dependencies = {
  db: ReaderDb;
  clock: Clock;
  record: RecordAction<ReaderDb>;
  putBatch(batch: SendingBatch, transaction: ReaderDb): Promise<void>;
};
const EXPORTED_AT_ONCE = 1000;

type Row = Awaited<ReturnType<typeof findSubscribers>>[number];

const present = ({ asked_at, confirmed_at, ...subscriber }: Row): Subscriber => ({
  ...subscriber,
  asked_at: asked_at.toISOString(),
  confirmed_at: confirmed_at?.toISOString() ?? null,
});

const when = (moment: Date | null) => (moment === null ? '' : formatMomentInDigits(moment.toISOString()));

async function* tableOf(db: ReaderDb): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(writeCsv([visitorMessages().subscriberExportColumns]));
  let rows: Row[] = [];
  do {
    rows = await subscribersAfter(db, rows.at(-1)?.id ?? 0, EXPORTED_AT_ONCE);
    const cells = rows.map(({ email, stato, lingua, asked_at, confirmed_at }) => {
      return [
        email,
        visitorMessages().subscriberExportStatuses[stato],
        when(asked_at),
        when(confirmed_at),
        LANGUAGE_NAMES[lingua],
      ];
    });
    yield encoder.encode(writeCsv(cells, 'rest'));
  } while (rows.length === EXPORTED_AT_ONCE);
}

async function throwNotSendable(db: ReaderDb, postId: number): Promise<never> {
  const post = await sendingState(db, postId);
  if (post === undefined) throw new AppError('NON_TROVATO', messages.articleNotFound);
  const sentence =
    post.newsletter_at === null ? messages.newsletterArticleNotPublished : messages.newsletterAlreadySent;
  throw new AppError('STATO_NON_VALIDO', sentence);
}

export function createNewsletterAdminService({ db, clock, record, putBatch }: Dependencies) {
  return {
    async list(query: Parameters<typeof findSubscribers>[1]) {
      const [rows, counts] = await Promise.all([findSubscribers(db, query), countSubscribers(db)]);
      return { data: rows.map(present), total: counts.in_attesa + counts.confermato, counts };
    },

    async export(actor: Actor, isHeadRequest: boolean) {
      const { in_attesa, confermato } = await countSubscribers(db);
      const dopo = { iscritti: in_attesa + confermato };
      if (!isHeadRequest) await record(db, actor, { azione: 'newsletter_esportazione', dopo });
      return { file_name: visitorMessages().subscriberExportFileName(today(clock)), contents: tableOf(db) };
    },

    send: (postId: number, actor: Actor) =>
      db.transaction().execute(async (transaction) => {
        const post = await claimPost(transaction, postId, clock.now());
        if (post === undefined) return throwNotSendable(transaction, postId);
        const iscritti = await beginSending(transaction, postId);
        if (iscritti === 0) throw new AppError('STATO_NON_VALIDO', messages.newsletterWithoutSubscribers);
        await putBatch({ post_id: postId, after_id: 0 }, transaction);
        const dopo = { articolo_id: postId, titolo: post.titolo, iscritti };
        await record(transaction, actor, { azione: 'newsletter_invio', dopo });
        return iscritti;
      }),
  };
}
