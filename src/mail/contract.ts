import { z } from 'zod';

/** `unsubscribe_url`: a button of mail programs (RFC 8058), such mails wait. `is_last`: to whoever was erased; nothing stays. */
export const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribe_url: z.string().optional(),
  is_last: z.literal(true).optional(),
});
export type Mail = z.infer<typeof mailSchema>;

/** `put` writes into the transaction of the event that the mail tells of; sending comes after, at least once. */
export type MailOutbox<Transaction> = { put(transaction: Transaction, mail: Mail): Promise<void> };

/** An outbox whose mails can wait a while before they leave, and be taken back until then. */
export type DelayedOutbox<Transaction> = MailOutbox<Transaction> & {
  putLater(transaction: Transaction, mail: Mail, seconds: number): Promise<string>;
  withdraw(transaction: Transaction, id: string): Promise<boolean>;
};

/** What is kept of mails outside the database, where there is no mail server. */
export type MailFiles = {
  forget(email: string): Promise<void>;
};
