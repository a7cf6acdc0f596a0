import { z } from 'zod';

const replyToSchema = z.union([z.literal('operator'), z.object({ name: z.string(), address: z.string() })]);
export type ReplyTo = z.infer<typeof replyToSchema>;

/** Maximum length of an attachment in characters. Each email is stored as a row of the job queue, so its attachment must stay small. */
const MOST_ATTACHED = 8000;

const attachmentSchema = z.object({
  file_name: z.string(),
  type: z.literal('text/calendar; charset=utf-8; method=PUBLISH'),
  contents: z.string().max(MOST_ATTACHED),
});

/**
 * `unsubscribe_url`: for one-click unsubscribing (RFC 8058). `is_last`: the recipient's data was erased, so the email is deleted
 * after sending.
 */
export const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The default is for emails that an earlier version queued without this field. */
  reply_to: replyToSchema.default('operator'),
  attachment: attachmentSchema.optional(),
  unsubscribe_url: z.string().optional(),
  is_last: z.literal(true).optional(),
});
export type Mail = z.infer<typeof mailSchema>;

/** `put` enqueues the email in the transaction of the event that the email reports. Delivery is at least once. */
export type MailOutbox<Transaction> = { put(transaction: Transaction, mail: Mail): Promise<void> };

export type DelayedOutbox<Transaction> = MailOutbox<Transaction> & {
  putLater(transaction: Transaction, mail: Mail, seconds: number): Promise<string>;
  withdraw(transaction: Transaction, id: string): Promise<boolean>;
};

/** Emails stored as files outside the database. They are written if no mail server is configured. */
export type MailFiles = {
  forget(email: string): Promise<void>;
};
