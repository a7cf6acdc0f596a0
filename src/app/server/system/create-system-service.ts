import { randomUUID } from 'node:crypto';
import { parseEmail } from '../../../accounts/rules/parse-email.ts';
import type { SystemReport, SystemService } from '../../../admin/system-status-contract.ts';
import { AppError } from '../../../kernel/calls/app-error.ts';
import { brandName } from '../../../kernel/brand/brand.ts';
import type { Clock } from '../../../kernel/dates/clock.ts';
import type { Mail } from '../../../mail/contract.ts';
import type { LastMail } from '../../../mail/server/last-mail.ts';
import type { MailTransport } from '../../../mail/server/mail-transport.ts';
import { newestMigration } from '../../../platform/database/migrate.ts';
import { readVersion } from './check-machine.ts';
import { reasonOf } from './check-with-limit.ts';
import * as adminMessages from '../../../admin/messages/admin.ts';
import * as systemMessages from '../../../admin/messages/system.ts';

/** Lifetime of a report. Requests within this time, including concurrent ones, share one report. */
const FRESH_MS = 10_000;

export function testMail(to: string, now: Date, portal: string = brandName): Mail {
  const text = systemMessages.testMailText(now.toISOString());
  const html = `<p>${text.replaceAll('\n\n', '</p><p>')}</p>`;
  return { to, subject: systemMessages.testMailSubject(portal), text, html, reply_to: 'operator' };
}

type SystemServiceParts = {
  examine(): Promise<SystemReport>;
  mail: Pick<MailTransport, 'send'>;
  lastMail: Pick<LastMail, 'note'>;
  hasMailServer: boolean;
  clock: Clock;
};

export function createSystemService({
  examine,
  mail,
  lastMail,
  hasMailServer,
  clock,
}: SystemServiceParts): SystemService {
  let looking: { report: Promise<SystemReport>; at: number } | null = null;
  return {
    version: async () => ({
      versione: readVersion(),
      node: process.versions.node,
      migrazione: await newestMigration(),
    }),
    read() {
      const at = clock.now().getTime();
      if (looking === null || at - looking.at > FRESH_MS) looking = { report: examine(), at };
      return looking.report;
    },
    async sendTestMail(sent) {
      const to = parseEmail(sent);
      if (to === null) {
        throw new AppError('DATI_NON_VALIDI', adminMessages.testMailAddressInvalid, {
          campi: { a: adminMessages.testMailAddressInvalid },
        });
      }
      try {
        await mail.send(testMail(to, clock.now()), randomUUID());
      } catch (cause) {
        throw new AppError('STATO_NON_VALIDO', systemMessages.testMailNotSent(reasonOf(cause)), { cause });
      }
      await lastMail.note(clock.now());
      return hasMailServer ? systemMessages.testMailSent(to) : adminMessages.testMailWritten(to);
    },
  };
}
