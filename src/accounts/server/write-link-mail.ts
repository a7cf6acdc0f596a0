import type { Mail } from '../../mail/contract.ts';
import { layOutMail, type MailWords } from '../../mail/rules/lay-out-mail.ts';

/** A mail whose button leads to `url`. */
export function writeLinkMail(to: string, { subject, button, ...words }: MailWords, url: string): Mail {
  return { to, subject, reply_to: 'operator', ...layOutMail({ ...words, button: { label: button, url } }) };
}
