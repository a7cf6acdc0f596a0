import type { Mail, ReplyTo } from '../contract.ts';
import { cleanHeader, displayName, isRecipient } from '../rules/mail-address.ts';

function domainOf(address: string): string {
  return /@([A-Za-z0-9.-]+)>?\s*$/.exec(address)?.[1] ?? 'localhost';
}

function headersOf({ unsubscribe_url }: Mail): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe_url !== undefined && {
      'List-Unsubscribe': `<${cleanHeader(unsubscribe_url)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/** Returns the Reply-To header. The address is an object, so that a name cannot inject a second address. */
function replyHeader(reply: ReplyTo, operator: string | null) {
  if (reply !== 'operator' && isRecipient(reply.address)) {
    return { replyTo: { name: displayName(reply.name), address: reply.address } };
  }
  return operator === null ? {} : { replyTo: { name: '', address: operator } };
}

/** Returns the attachment. nodemailer encodes it in Base64, which preserves the line breaks of a calendar file. */
function attachmentsOf({ attachment }: Mail) {
  if (attachment === undefined) return {};
  const { file_name: filename, type: contentType, contents: content } = attachment;
  return { attachments: [{ filename, contentType, content }] };
}

export type Sender = { from: string; operator: string | null };

export const messageIdOf = (id: string, from: string): string => `<${id}@${domainOf(from)}>`;

/** Returns the message for nodemailer. The recipient is an object, so that nodemailer never parses it. */
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
