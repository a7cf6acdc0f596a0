import { inLanguage } from '../../kernel/languages/current-language.ts';
import type { MailOutbox } from '../../mail/contract.ts';
import { advanceSending, lockSending, nextRecipients, unfinishedSendings } from './newsletter-admin-repository.ts';
import { newsletterArticle } from './mails/newsletter-article.ts';
import type { ReaderDb } from './tables.ts';

export type SendingBatch = { post_id: number; after_id: number };

export type SendingDependencies = {
  db: ReaderDb;
  outbox: MailOutbox<ReaderDb>;
  publicUrl: string;
  putBatch(batch: SendingBatch, transaction: ReaderDb): Promise<void>;
  /** Number of emails per transaction. By default, a transaction takes a few seconds and uses a few megabytes. */
  batchSize?: number;
};

const BATCH_SIZE = 500;

/** Processes a batch in one transaction, so that each subscriber gets one email, even after a crash. */
export function createSending({ db, outbox, publicUrl, putBatch, batchSize = BATCH_SIZE }: SendingDependencies) {
  return ({ post_id, after_id }: SendingBatch): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const sending = await lockSending(transaction, post_id);
      if (sending === undefined || sending.after_id !== after_id) return;
      const recipients = await nextRecipients(transaction, sending, batchSize);
      for (const { email: to, lingua, leave_token } of recipients) {
        const article = inLanguage(lingua, () => newsletterArticle.write({ post: sending, leave_token }, publicUrl));
        await outbox.put(transaction, { to, ...article });
      }
      const last = recipients.length === batchSize ? recipients.at(-1) : undefined;
      const reached = last?.id ?? sending.last_id;
      await advanceSending(transaction, post_id, reached);
      if (last !== undefined) await putBatch({ post_id, after_id: reached }, transaction);
    });
}

/** Queues the next batch of every unfinished sending; a batch that is queued twice is processed only once. */
export async function resumeSendings({ db, putBatch }: Pick<SendingDependencies, 'db' | 'putBatch'>): Promise<void> {
  for (const batch of await unfinishedSendings(db)) await putBatch(batch, db);
}
