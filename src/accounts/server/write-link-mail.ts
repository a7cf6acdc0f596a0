import type { Mail } from '../../mail/contract.ts';
import { layOutMail } from '../../mail/rules/lay-out-mail.ts';
import { accountsMessages } from '../messages.it.ts';

/** The mail that somebody who wants to sign in asked for. */
export function writeLinkMail(email: string, url: string): Mail {
  const { subject, button, ...words } = accountsMessages.mailLink;
  return { to: email, subject, ...layOutMail({ ...words, button: { label: button, url } }) };
}
