import type { Mail } from '../contract.ts';
import { cleanHeader } from '../rules/clean-header.ts';

/** The part of an address behind the @, without what may follow it. */
function domainOf(address: string): string {
  return /@([A-Za-z0-9.-]+)>?\s*$/.exec(address)?.[1] ?? 'localhost';
}

/**
 * A mail as nodemailer takes it. The recipient is given as an address, never as a text to be parsed, and once more as
 * the envelope; no file and no address of the web is ever read into a mail.
 */
export function composeMessage(mail: Mail, id: string, from: string) {
  return {
    from,
    to: { name: '', address: mail.to },
    subject: cleanHeader(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: `<${id}@${domainOf(from)}>`,
    date: new Date(),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
