import type { Kysely } from 'kysely';
import type { MailOutbox } from '../../mail/contract.ts';
import { advanceSending, lockSending, nextRecipients } from './newsletter-admin-repository.ts';
import { createNewsletterMails } from './newsletter-mails.ts';
import type { BlogTables } from './tables.ts';

type Db = Kysely<BlogTables>;

/** Those who come after a subscriber get an article. */
export type SendingBatch = { post_id: number; after_id: number };

export type SendingParts = {
  db: Db;
  outbox: MailOutbox<Db>;
  publicUrl: string;
  /** Writes the job of the next batch, in the transaction of this one. */
  putBatch(batch: SendingBatch, transaction: Db): Promise<void>;
  /** Mails in a transaction: some seconds of work, and a few megabytes. */
  batchSize?: number;
};

const BATCH_SIZE = 500;

/**
 * Writes one batch of mails about an article, notes how far it came and puts the next batch, in one transaction: whatever dies,
 * nobody is left out and nobody gets it twice. A batch that was done already, because its job was begun anew, does nothing.
 */
export function createSending({ db, outbox, publicUrl, putBatch, batchSize = BATCH_SIZE }: SendingParts) {
  const mails = createNewsletterMails(publicUrl);
  return ({ post_id, after_id }: SendingBatch): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const sending = await lockSending(transaction, post_id);
      if (sending === undefined || sending.after_id !== after_id) return;
      const recipients = await nextRecipients(transaction, sending, batchSize);
      for (const recipient of recipients) await outbox.put(transaction, mails.article(recipient, sending));
      const last = recipients.at(-1);
      if (last === undefined) return;
      await advanceSending(transaction, post_id, { after_id: last.id, sent: recipients.length });
      if (recipients.length === batchSize) await putBatch({ post_id, after_id: last.id }, transaction);
    });
}
