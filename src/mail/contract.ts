import { z } from 'zod';

/** The recipient of replies: a person or the portal's operator. */
const replyToSchema = z.union([z.literal('operator'), z.object({ name: z.string(), address: z.string() })]);
export type ReplyTo = z.infer<typeof replyToSchema>;

/** Characters of an attachment. A mail waits as a row of the job queue, so it must stay small. */
const MOST_ATTACHED = 8000;

const attachmentSchema = z.object({
  file_name: z.string(),
  type: z.literal('text/calendar; charset=utf-8; method=PUBLISH'),
  contents: z.string().max(MOST_ATTACHED),
});

/** `unsubscribe_url`: a button of mail programs (RFC 8058), such mails wait. `is_last`: to whoever was erased; nothing stays. */
export const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The default is for mails that a portal of an earlier version has put into the queue. */
  reply_to: replyToSchema.default('operator'),
  attachment: attachmentSchema.optional(),
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
