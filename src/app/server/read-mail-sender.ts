import { brandName } from '../../kernel/brand/brand.ts';
import { contactOf, isRecipient } from '../../mail/rules/mail-address.ts';
import type { BrandFile } from './brand/brand-schema.ts';
import { SettingsError } from '../../platform/process/operator-error.ts';
import * as operatorMessages from '../messages/operator.ts';

const ADDRESS = /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/;

function readMailFrom(text: string | undefined, publicUrl: string): string {
  const from = text ?? `${brandName} <non-rispondere@${new URL(publicUrl).hostname}>`;
  if (ADDRESS.test(from)) return from;
  throw new SettingsError(operatorMessages.mailFromInvalid(brandName));
}

function readMailReplyTo(text: string): string {
  const address = ADDRESS.test(text) ? contactOf(text) : null;
  if (address !== null && isRecipient(address)) return address;
  throw new SettingsError(operatorMessages.replyToInvalid());
}

type SenderParts = { publicUrl: string; brand: Pick<BrandFile, 'mittente' | 'gestore'> | null };

/** Reads the sender of emails and the default reply address, which emails without a reply address of their own use. */
export function readMailSender(
  read: (name: string) => string | undefined,
  { publicUrl, brand }: SenderParts,
): { mailFrom: string; mailReplyTo: string | null } {
  const mailFrom = readMailFrom(read('MAIL_FROM') ?? brand?.mittente, publicUrl);
  const given = read('MAIL_REPLY_TO');
  if (given !== undefined) return { mailFrom, mailReplyTo: readMailReplyTo(given) };
  return { mailFrom, mailReplyTo: contactOf(mailFrom) ?? brand?.gestore?.email ?? null };
}
