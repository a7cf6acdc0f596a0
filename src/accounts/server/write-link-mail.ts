import type { Mail } from '../../mail/contract.ts';
import { type MailWords, writeMail } from '../../mail/rules/lay-out-mail.ts';

/** A mail whose button leads to `url`. */
export function writeLinkMail(to: string, words: MailWords, url: string): Mail {
  return { to, ...writeMail(words, url) };
}
