import type { QueryExecutorProvider } from 'kysely';
import { fromKysely, type KyselyTransactionLike, type PgBoss } from 'pg-boss';
import type { Mail, DelayedOutbox } from '../contract.ts';
import { isRecipient } from '../rules/mail-address.ts';
import { withdrawMail } from './mail-repository.ts';
import { MAIL_QUEUE } from './mail-queue.ts';

const AT_ONCE = 1;

export type MailTransaction = KyselyTransactionLike & QueryExecutorProvider;

/** Priority of bulk emails. It is the lowest, because users may be waiting for other emails. */
const LAST = -1;

/** Creates the outbox. Enqueueing an email without exactly one valid recipient throws, because that is a bug. */
export function createMailOutbox(boss: Pick<PgBoss, 'send'>): DelayedOutbox<MailTransaction> {
  async function put(transaction: MailTransaction, mail: Mail, startAfter = 0): Promise<string> {
    if (!isRecipient(mail.to)) throw new Error('an email needs exactly one bare address');
    const priority = mail.unsubscribe_url === undefined ? 0 : LAST;
    const keeping = mail.is_last === true ? { deleteAfterSeconds: AT_ONCE } : {};
    const options = { db: fromKysely(transaction), priority, startAfter, ...keeping };
    const id = await boss.send(MAIL_QUEUE.name, mail, options);
    if (id === null) throw new Error('the mail queue did not return a job id');
    return id;
  }

  return {
    put: async (transaction, mail) => void (await put(transaction, mail)),
    putLater: put,
    withdraw: withdrawMail,
  };
}
