import type { Mail, ReplyTo } from '../contract.ts';
import { cleanHeader, displayName, isRecipient } from '../rules/mail-address.ts';

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

/** An address is given to nodemailer as an object, never as text: what a name holds cannot become a second address. */
function replyHeader(reply: ReplyTo, operator: string | null) {
  if (reply !== 'operator' && isRecipient(reply.address)) {
    return { replyTo: { name: displayName(reply.name), address: reply.address } };
  }
  return operator === null ? {} : { replyTo: { name: '', address: operator } };
}

/** In base64, which keeps the line breaks that a calendar file needs. */
function attachmentsOf({ attachment }: Mail) {
  if (attachment === undefined) return {};
  const { file_name: filename, type: contentType, contents: content } = attachment;
  return { attachments: [{ filename, contentType, content }] };
}

/** Whom mails come from, and the operator's address; `null`: the portal has none. */
export type Sender = { from: string; operator: string | null };

/** By which a mail is found again in a mailbox. */
export const messageIdOf = (id: string, from: string): string => `<${id}@${domainOf(from)}>`;

/** A mail as nodemailer takes it. The recipient is an address, never parsed; no file or web address is read into a mail. */
export function composeMessage(mail: Mail, id: string, { from, operator }: Sender) {
  return {
    from,
    to: { name: '', address: mail.to },
    ...replyHeader(mail.reply_to, operator),
    subject: cleanHeader(mail.subject),
    text: mail.text,
    html: mail.html,
    ...attachmentsOf(mail),
    messageId: messageIdOf(id, from),
    date: new Date(),
    headers: headersOf(mail),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
