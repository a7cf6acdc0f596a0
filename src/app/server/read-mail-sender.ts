import { brandName } from '../../kernel/brand/brand.ts';
import { contactOf, isRecipient } from '../../mail/rules/mail-address.ts';
import type { BrandFile } from './brand/brand-schema.ts';
import { SettingsError } from '../../platform/process/operator-error.ts';

const ADDRESS = /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/;

/** The sender of mails: the configured one, else an address of the site. */
function readMailFrom(text: string | undefined, publicUrl: string): string {
  const from = text ?? `${brandName} <non-rispondere@${new URL(publicUrl).hostname}>`;
  if (ADDRESS.test(from)) return from;
  throw new SettingsError(`MAIL_FROM deve essere un indirizzo, per esempio ${brandName} <ciao@ospitalia.it>.`);
}

function readMailReplyTo(text: string): string {
  const address = ADDRESS.test(text) ? contactOf(text) : null;
  if (address !== null && isRecipient(address)) return address;
  throw new SettingsError('MAIL_REPLY_TO deve essere un indirizzo che qualcuno legge, per esempio ciao@ospitalia.it.');
}

type SenderParts = { publicUrl: string; brand: Pick<BrandFile, 'mittente' | 'gestore'> | null };

/**
 * Whom mails come from, and the operator's address, which receives answers to mails that no guest or owner can answer:
 * `MAIL_REPLY_TO`, else the sender if somebody reads there, else the operator's e-mail of the brand file. Throws a `SettingsError`.
 */
export function readMailSender(
  read: (name: string) => string | undefined,
  { publicUrl, brand }: SenderParts,
): { mailFrom: string; mailReplyTo: string | null } {
  const mailFrom = readMailFrom(read('MAIL_FROM') ?? brand?.mittente, publicUrl);
  const given = read('MAIL_REPLY_TO');
  if (given !== undefined) return { mailFrom, mailReplyTo: readMailReplyTo(given) };
  return { mailFrom, mailReplyTo: contactOf(mailFrom) ?? brand?.gestore?.email ?? null };
}
