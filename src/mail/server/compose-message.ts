import type { Mail } from '../contract.ts';
import { cleanHeader } from '../rules/clean-header.ts';

/** The part of an address behind the @, without what may follow it. */
function domainOf(address: string): string {
  return /@([A-Za-z0-9.-]+)>?\s*$/.exec(address)?.[1] ?? 'localhost';
}

/** What says who wrote it, and how to get no more: the address in a header, and that one POST to it is enough (RFC 8058). */
function headersOf({ unsubscribe_url }: Mail): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe_url !== undefined && {
      'List-Unsubscribe': `<${cleanHeader(unsubscribe_url)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/** By which a mail is found again in a mailbox. */
export const messageIdOf = (id: string, from: string): string => `<${id}@${domainOf(from)}>`;

/** A mail as nodemailer takes it. The recipient is an address, never parsed; no file or web address is read into a mail. */
export function composeMessage(mail: Mail, id: string, from: string) {
  return {
    from,
    to: { name: '', address: mail.to },
    subject: cleanHeader(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: messageIdOf(id, from),
    date: new Date(),
    headers: headersOf(mail),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
