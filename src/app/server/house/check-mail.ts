import { join } from 'node:path';
import type { Verdict } from '../../../admin/rules/house-verdict.ts';
import type { MailTransport } from '../../../mail/server/mail-transport.ts';
import type { Config } from '../config.ts';
import { failureOf } from './check-with-limit.ts';

/** Whether the mail server answers, speaks TLS as asked, and lets us in, and whether somebody reads answers. No mail is sent. */
export async function checkMail(
  { smtpUrl, mailReplyTo, dataDir }: Pick<Config, 'smtpUrl' | 'mailReplyTo' | 'dataDir'>,
  transport: Pick<MailTransport, 'check'>,
): Promise<Verdict> {
  if (smtpUrl === undefined) return { kind: 'posta.file', folder: join(dataDir, 'mail') };
  // Without user and password.
  const server = new URL(smtpUrl).host;
  const reason = await failureOf(transport.check());
  if (reason !== null) return { kind: 'posta.guasta', server, reason };
  return { kind: mailReplyTo === null ? 'posta.muta' : 'posta.bene', server };
}
