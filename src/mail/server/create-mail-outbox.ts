import { fromKysely, type KyselyTransactionLike, type PgBoss } from 'pg-boss';
import type { MailOutbox } from '../contract.ts';
import { isRecipient } from '../rules/is-recipient.ts';
import { MAIL_QUEUE } from './mail-queue.ts';

/** A kysely transaction of whatever tables. */
export type MailTransaction = KyselyTransactionLike;

/** Of many alike: behind every other mail, which somebody may be waiting for. */
const LAST = -1;

/** The outbox: a mail is a job, written in the caller's transaction. Refuses, as a bug, more than one recipient. */
export function createMailOutbox(boss: Pick<PgBoss, 'send'>): MailOutbox<MailTransaction> {
  return {
    async put(transaction, mail) {
      if (!isRecipient(mail.to)) throw new Error('a mail goes to the bare address of one person');
      const priority = mail.unsubscribe_url === undefined ? 0 : LAST;
      await boss.send(MAIL_QUEUE.name, mail, { db: fromKysely(transaction), priority });
    },
  };
}
