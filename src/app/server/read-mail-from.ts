import { contactOf } from '../../mail/rules/contact-of.ts';
import { isRecipient } from '../../mail/rules/is-recipient.ts';
import { OperatorError } from '../../platform/process/operator-error.ts';

const ADDRESS = /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/;

/** Whom mails come from: as it is said, or the site itself. Throws an `OperatorError`. */
export function readMailFrom(text: string | undefined, publicUrl: string): string {
  const from = text ?? `Ospitalia <non-rispondere@${new URL(publicUrl).hostname}>`;
  if (ADDRESS.test(from)) return from;
  throw new OperatorError('MAIL_FROM deve essere un indirizzo, per esempio Ospitalia <ciao@ospitalia.it>.');
}

type ReplySettings = { text: string | undefined; from: string; operator: string | null | undefined };

/**
 * The operator's address, which receives answers to mails that no guest or owner can answer: `MAIL_REPLY_TO`, else the sender if
 * somebody reads there, else the operator's e-mail of the brand file. `null`: there is none. Throws an `OperatorError`.
 */
export function readMailReplyTo({ text, from, operator }: ReplySettings): string | null {
  if (text === undefined) return contactOf(from) ?? operator ?? null;
  const address = ADDRESS.test(text) ? contactOf(text) : null;
  if (address !== null && isRecipient(address)) return address;
  throw new OperatorError('MAIL_REPLY_TO deve essere un indirizzo che qualcuno legge, per esempio ciao@ospitalia.it.');
}
