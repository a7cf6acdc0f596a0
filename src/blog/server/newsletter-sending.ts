import { inLanguage } from '../../kernel/languages/current-language.ts';
import type { MailOutbox } from '../../mail/contract.ts';
import { advanceSending, lockSending, nextRecipients, unfinishedSendings } from './newsletter-admin-repository.ts';
import { newsletterArticle } from './mails/newsletter-article.ts';
import type { ReaderDb } from './tables.ts';

/** Those who come after a subscriber get an article. */
export type SendingBatch = { post_id: number; after_id: number };

export type SendingDependencies = {
  db: ReaderDb;
  outbox: MailOutbox<ReaderDb>;
  publicUrl: string;
  putBatch(batch: SendingBatch, transaction: ReaderDb): Promise<void>;
  /** Mails in a transaction: some seconds of work, and a few megabytes. */
  batchSize?: number;
};

const BATCH_SIZE = 500;

/**
 * Writes one batch of mails about an article, notes how far it came and puts the next batch, in one transaction: whatever dies,
 * nobody is left out and nobody gets it twice. A batch that was done already, because its job was begun anew, does nothing.
 */
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

/**
 * Puts the next batch of every article that stands still on its way: it was taken back meanwhile and is public again, or its job was
 * given up. Of one that does not stand still the batch is there twice, and is done once.
 */
export async function resumeSendings({ db, putBatch }: Pick<SendingDependencies, 'db' | 'putBatch'>): Promise<void> {
  for (const batch of await unfinishedSendings(db)) await putBatch(batch, db);
}
