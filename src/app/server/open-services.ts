import type { Logger } from 'pino';
import { readOrCreateSecret } from '../../accounts/server/read-or-create-secret.ts';
import { createFeedConsole } from '../../calendar/server/feed-console.ts';
import { createSeal } from '../../calendar/server/seal.ts';
import { systemClock } from '../../kernel/dates/clock.ts';
import type { TileArchive } from '../../locations/server/tile-archive.ts';
import { openLimits, type OpenedLimits } from '../../platform/limits/open-limits.ts';
import { isNews } from '../../platform/log/is-news.ts';
import { checkClock } from '../../stay/server/check-clock.ts';
import { openNightlyArchive } from './backup/nightly-archive.ts';
import { composeModules, type Modules } from './compose.ts';
import type { Config } from './config.ts';
import type { Db } from './database.ts';
import { type Jobs, openJobs } from './jobs/open-jobs.ts';
import { checkSystem } from './system/check-system.ts';
import { openPhotos } from './open-photos.ts';
import { type Data, type Observers, print } from './open-persistence.ts';
import { findAddresses, listAllTables } from '../../platform/database/find-addresses.ts';
import { NO_LIMITS, openDatabase } from '../../platform/database/open-database.ts';
import { inSpan } from '../../platform/telemetry/spans.ts';
import type { PrivacyDependencies } from '../../privacy/server/service.ts';
import { erasurePlaces } from './backup/open-archive-place.ts';
import { join } from 'node:path';
import { createFileTransport } from '../../mail/server/create-file-transport.ts';
import { createSmtpTransport } from '../../mail/server/create-smtp-transport.ts';
import type { MailTransport } from '../../mail/server/mail-transport.ts';
import { archiveName } from '../../platform/backup/archive-name.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import { archiveSeal } from './backup/archive-trust.ts';
import * as operatorMessages from '../messages/operator.ts';

/** Archives the whole database without time limits, and returns the path of the archive. */
async function writeArchive(url: string, config: Config): Promise<string> {
  const database = openDatabase(url, { timeLimits: NO_LIMITS });
  try {
    const seal = await archiveSeal(config, database);
    const name = archiveName(systemClock.now(), { occasion: 'svuotamento', ...seal });
    const file = join(config.dataDir, 'backup', name);
    await writeBackup(database.pool, file, seal);
    return file;
  } finally {
    await database.close();
  }
}

type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailReplyTo' | 'dataDir'>;

/** Without a mail server, emails are written to files. The portal warns about this, because such emails never arrive. */
export function openMail(
  { smtpUrl, mailFrom, mailReplyTo, dataDir }: MailSettings,
  report?: (line: string) => void,
): MailTransport {
  if (smtpUrl !== undefined) {
    const smtp = createSmtpTransport(smtpUrl, mailFrom, mailReplyTo);
    return {
      ...smtp,
      send: (...mail) =>
        inSpan(
          () => ({ name: 'SMTP send', kind: 'client' }),
          () => smtp.send(...mail),
        ),
    };
  }
  const folder = join(dataDir, 'mail');
  report?.(operatorMessages.mailBecomesFiles(folder));
  return createFileTransport(folder, mailFrom, mailReplyTo);
}

/** Erasures search for addresses without time limits, because the search can exceed the time limit of a request. */
function openErasures(config: Config, url: string): PrivacyDependencies['erasures'] {
  return {
    places: erasurePlaces(config),
    async findAddresses() {
      const database = openDatabase(url, { timeLimits: NO_LIMITS });
      try {
        return await findAddresses(database.pool, await listAllTables(database.pool));
      } finally {
        await database.close();
      }
    },
  };
}

function announceDemoPayments({ stripe }: Config): Config['stripe'] {
  if (stripe === undefined) print(operatorMessages.paymentsAreDemo());
  return stripe;
}

/** Warns about feeds whose URLs are encrypted with another secret, for example after a restore. Owners are notified a day later. */
async function warnOfOtherSecret(db: Db, secret: string, log: Logger): Promise<void> {
  const feeds = await createFeedConsole(db, createSeal(secret)).countUnreadable();
  if (feeds === 0) return;
  const remedy = 'restore the previous one, then run `npm run db -- feeds wake`; owners are emailed after 24 hours';
  log.warn({ feeds }, `URLs of feeds are encrypted with another OSPITALIA_SECRET: ${remedy}`);
}

function reportTo(log: Logger): (err: unknown) => void {
  return (err) => {
    if (isNews(err)) log.error({ err }, 'failed outside of a request');
  };
}

export type PortalServices = { modules: Modules; jobs: Jobs; limits: OpenedLimits; secret: string };

function pickSettings({ publicUrl, feedAllow, pollFrom, analytics, translator, inboundMail }: Config) {
  return { publicUrl, feedAllow, pollFrom, analytics, translator, inboundMail };
}

export async function openServices(
  { database, reads, url }: Data,
  config: Config,
  { tiles, envFile, log, metrics, tracer }: Observers & { tiles: TileArchive | null; envFile: string | null },
): Promise<PortalServices> {
  const report = reportTo(log);
  const jobs = openJobs(database.pool, { onError: report, onEnded: metrics.jobs.ended, tracer });
  const secret = config.secret ?? (await readOrCreateSecret(database.db));
  await warnOfOtherSecret(database.db, secret, log);
  const warn = (message: string) => log.warn(message);
  const limits = openLimits(database.pool, secret);
  const mail = openMail(config, print);
  // The check is not awaited, because an unreachable Stripe must not delay the start.
  if (config.stripe) void checkClock({ ...config.stripe, clock: systemClock, warn });
  const modules = composeModules({
    db: database.db,
    readDb: reads.db,
    clock: systemClock,
    secret,
    jobs,
    photos: openPhotos(config),
    tiles: tiles?.tiles ?? null,
    ...pickSettings(config),
    mail,
    checkSystem: () => checkSystem({ config, envFile, url, mail, clock: systemClock }),
    hasMailServer: config.smtpUrl !== undefined,
    contact: config.mailReplyTo,
    stripe: announceDemoPayments(config),
    limits,
    writeArchive: () => writeArchive(url, config),
    restoration: { pool: database.pool, url, config: { ...config, secret } },
    writeNightlyArchive: openNightlyArchive({ url, config, clock: systemClock, log }),
    erasures: openErasures(config, url),
    metrics: metrics.modules,
    report,
    warn,
  });
  return { modules, jobs, limits, secret };
}
