import { join } from 'node:path';
import { createFileTransport } from '../../mail/server/create-file-transport.ts';
import { createSmtpTransport } from '../../mail/server/create-smtp-transport.ts';
import type { MailTransport } from '../../mail/server/mail-transport.ts';
import type { Config } from './config.ts';

type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailReplyTo' | 'dataDir'>;

/** The way out for mails: a server, or files where none is configured, which is said: whoever waits for such a mail would wait for ever. */
export function openMail(
  { smtpUrl, mailFrom, mailReplyTo, dataDir }: MailSettings,
  say?: (line: string) => void,
): MailTransport {
  if (smtpUrl !== undefined) return createSmtpTransport(smtpUrl, mailFrom, mailReplyTo);
  const folder = join(dataDir, 'mail');
  say?.(`Senza SMTP_URL le e-mail diventano file .eml in ${folder}`);
  return createFileTransport(folder, mailFrom, mailReplyTo);
}
