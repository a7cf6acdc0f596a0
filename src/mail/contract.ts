import { z } from 'zod';

/**
 * A mail to one person: the same words as plain text and as HTML that reads well without pictures. `unsubscribe_url` of one of many
 * alike: mail programs show a button that POSTs to it (RFC 8058), and such mails wait behind those that somebody waits for.
 * `is_last`: to whoever had their data erased; once it left, nothing of it is kept.
 */
export const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribe_url: z.string().optional(),
  is_last: z.literal(true).optional(),
});
export type Mail = z.infer<typeof mailSchema>;

/**
 * Where mails wait to be sent. `put` writes into the transaction of the event that the mail tells of: both happen, or
 * neither; sending and its retries come after. Delivery is at least once.
 */
export type MailOutbox<Transaction> = { put(transaction: Transaction, mail: Mail): Promise<void> };

/** An outbox whose mails can wait a while before they leave, and be taken back until then. */
export type DelayedOutbox<Transaction> = MailOutbox<Transaction> & {
  /** Puts a mail that leaves after `seconds`; gives the id by which it can be withdrawn. */
  putLater(transaction: Transaction, mail: Mail, seconds: number): Promise<string>;
  /** Takes back a mail that still waits for its first try; gives whether there was one. */
  withdraw(transaction: Transaction, id: string): Promise<boolean>;
};

/** What is kept of mails outside the database, where there is no mail server. */
export type MailFiles = {
  /** Removes mails to an address, and others that name it. */
  forget(email: string): Promise<void>;
};
