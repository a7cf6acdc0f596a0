import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { z } from 'zod';
import { ensureFirstAdmin, type NewAdmin } from '../../accounts/server/ensure-first-admin.ts';
import { readOrCreateSecret } from '../../accounts/server/read-or-create-secret.ts';
import { recordAction } from '../../admin/server/service.ts';
import { createFeedConsole } from '../../calendar/server/feed-console.ts';
import { createSeal } from '../../calendar/server/seal.ts';
import { systemClock } from '../../kernel/clock.ts';
import { kernelMessages } from '../../kernel/messages.it.ts';
import type { TileArchive } from '../../locations/server/tile-archive.ts';
import { createPhotoReader } from '../../media/server/serve-photo.ts';
import { contactOf } from '../../mail/rules/contact-of.ts';
import { createFileTransport } from '../../mail/server/create-file-transport.ts';
import { createSmtpTransport } from '../../mail/server/create-smtp-transport.ts';
import type { MailTransport } from '../../mail/server/mail-transport.ts';
import { checkClock } from '../../stay/server/check-clock.ts';
import { checkRecipients } from '../../platform/backup/age-stream.ts';
import { openNightlyArchive } from './backup/nightly-archive.ts';
import { openErasures } from './backup/open-erasures.ts';
import { describeBackup } from './read-backup.ts';
import { composeRooms, type Rooms } from './compose.ts';
import { type Config, readConfig } from './config.ts';
import type { Db } from './database.ts';
import { type CloseResource, type Data, openData, type Observers, say } from './open-persistence.ts';
import { explainFullDisk } from '../../platform/disk/explain-full-disk.ts';
import { drain } from '../../platform/process/drain.ts';
import { drainOnSignal } from '../../platform/process/drain-on-signal.ts';
import { logStrays } from '../../platform/process/log-strays.ts';
import { signInWarning } from './sign-in-warning.ts';
import { createApp } from './app.ts';
import { transportHeaders } from '../../platform/http/security-headers.ts';
import { openAdmission } from './open-admission.ts';
import { writeArchive } from './write-archive.ts';
import { listen } from '../../platform/http/listen.ts';
import { isNews } from '../../platform/log/is-news.ts';
import { type Jobs, openJobs } from './jobs/open-jobs.ts';
import { createReadinessCheck } from '../../platform/metrics/check-readiness.ts';
import { openMonitoring } from './metrics/open-monitoring.ts';
import { newestMigration } from '../../platform/database/migrate.ts';
import { openPhotos } from './open-photos.ts';
import { STALE_MARK } from './stale-mark.ts';
import { openTiles } from './open-tiles.ts';
import type { PageRenderer } from '../../platform/page-cache/page-renderer.ts';
import type { PageServices } from './pages.ts';
import { openLimits, type SharedLimits } from '../../platform/limits/open-limits.ts';
import { openCdn } from '../../platform/cdn/open-cdn.ts';
import { openCdnPurger } from '../../platform/cdn/open-cdn-purger.ts';
import { openPageCache } from '../../platform/page-cache/open-page-cache.ts';

export type PortalParts = {
  log: Logger;
  assets: MiddlewareHandler;
  renderPages(services: PageServices): PageRenderer;
  /** Patterns of the pages' addresses, to count requests by; under development they change all the time. */
  pagePatterns?: readonly string[];
};

export async function startPortal(parts: PortalParts): Promise<void> {
  const closers: CloseResource[] = [];
  const { isStopping, stop } = drainOnSignal(closers, parts.log);
  logStrays(parts.log, stop);
  try {
    await open(parts, closers, isStopping);
  } catch (error) {
    if (!isStopping()) throw error;
  }
}

function openMail({ smtpUrl, mailFrom, dataDir }: Config): MailTransport {
  if (smtpUrl !== undefined) return createSmtpTransport(smtpUrl, mailFrom);
  const folder = join(dataDir, 'mail');
  say(`Senza SMTP_URL le e-mail diventano file .eml in ${folder}`);
  return createFileTransport(folder, mailFrom);
}

/** Bookings without money are no accident that goes unnoticed. */
function announceDemoPayments({ stripe }: Config): Config['stripe'] {
  if (stripe === undefined) say('Senza STRIPE_SECRET_KEY i pagamenti sono una prova: nessun denaro si muove.');
  return stripe;
}

/** After a restoration: one line for whoever runs the portal, a day before owners hear of it. */
async function warnOfOtherSecret(db: Db, secret: string, log: Logger): Promise<void> {
  const feeds = await createFeedConsole(db, createSeal(secret)).countUnreadable();
  if (feeds === 0) return;
  const remedy = 'set the one from before, then `npm run db -- feeds wake`; owners are mailed after 24 hours';
  log.warn({ feeds }, `addresses of calendars are sealed with another OSPITALIA_SECRET: ${remedy}`);
}

/** Places that cannot be read keep no portal from opening: a restoration reads them, too, and the sweep by the hour. */
async function reapplyErasures(rooms: Rooms, log: Logger): Promise<void> {
  await rooms.reapplyErasures().catch((err: unknown) => {
    log.error({ err }, 'erasures after the last archive could not be looked for');
  });
}

function reportTo(log: Logger): (err: unknown) => void {
  return (err) => {
    if (isNews(err)) log.error({ err }, 'failed behind nobody’s request');
  };
}

type PortalServices = { rooms: Rooms; jobs: Jobs; limits: SharedLimits };

/** The rooms, and the jobs that wait for them: those are begun when all else stands. */
async function openServices(
  { database, reads, url }: Data,
  config: Config,
  observers: Observers,
  tiles: TileArchive | null,
): Promise<PortalServices> {
  const { log, metrics } = observers;
  const report = reportTo(log);
  const jobs = openJobs(database.pool, { onError: report, onEnded: metrics.jobs.ended });
  const secret = config.secret ?? (await readOrCreateSecret(database.db));
  await warnOfOtherSecret(database.db, secret, log);
  const warn = (message: string) => log.warn(message);
  const limits = openLimits(database.pool, secret);
  // Nobody waits for it: a Stripe that does not answer keeps no portal from its start.
  if (config.stripe) void checkClock({ ...config.stripe, clock: systemClock, warn });
  const rooms = composeRooms({
    db: database.db,
    readDb: reads.db,
    clock: systemClock,
    publicUrl: config.publicUrl,
    secret,
    jobs,
    photos: openPhotos(config),
    tiles: tiles?.tiles ?? null,
    feedAllow: config.feedAllow,
    mail: openMail(config),
    contact: contactOf(config.mailFrom),
    stripe: announceDemoPayments(config),
    analytics: config.analytics,
    inboundMail: config.inboundMail,
    limits,
    writeArchive: () => writeArchive(url, config),
    writeNightlyArchive: openNightlyArchive({ url, config, clock: systemClock, log }),
    erasures: openErasures(config, url),
    metrics: metrics.rooms,
    report,
    warn,
  });
  return { rooms, jobs, limits };
}

function describePanel(publicUrl: string, newAdmin: NewAdmin | null): string {
  const panel = `Pannello Amministratore: ${publicUrl}/admin-ospitalia`;
  if (newAdmin === null) return panel;
  return `${panel}\n  utente ${newAdmin.username}, password ${newAdmin.password} (non viene mostrata un’altra volta)`;
}

type PagesParts = { closers: CloseResource[]; forgetCounts(): void };

type PortalState = PortalServices & {
  config: Config;
  data: Data;
  tiles: TileArchive | null;
  watch: ReturnType<typeof openMonitoring>;
  pages: ReturnType<typeof openPageCache>;
  gate: ReturnType<typeof openAdmission>;
  isStopping: () => boolean;
};

async function buildApp(parts: PortalParts, standing: PortalState) {
  const { config, data, rooms, limits, watch, pages, gate, tiles, isStopping } = standing;
  return createApp({
    calls: rooms.calls,
    renderPage: pages.wrapRenderer(parts.renderPages(rooms.services)),
    cacheAnswers: pages.wrapRenderer,
    readPhoto: createPhotoReader(openPhotos(config)),
    tiles,
    files: rooms.files,
    accountOf: rooms.services.accountOf,
    adminOf: rooms.adminOf,
    uploadFolder: join(config.dataDir, 'in-arrivo'),
    publicUrl: config.publicUrl,
    ownHeaders: transportHeaders(config.publicUrl, config.hstsSubdomains),
    assets: parts.assets,
    readiness: createReadinessCheck({
      db: data.probe,
      newestMigration: await newestMigration(),
      isStopping,
      diskState: data.disk.state,
      replicaStats: data.reads.replicaStats,
    }),
    diskState: data.disk.state,
    isDatabaseAnswering: data.watch.isAnswering,
    ...watch.http,
    admission: gate.admission,
    trustProxy: config.trustProxy,
    limits,
    log: parts.log,
  });
}

/** The page cache, and who tells a CDN in front of it what was changed. */
function openPages({ database, watch, reads, url }: Data, config: Config, log: Logger, parts: PagesParts) {
  const { cdn: cdnConfig, databaseReadUrl, publicUrl, hstsSubdomains } = config;
  const { closers, forgetCounts } = parts;
  const warn = (message: string, err?: unknown) => log.warn({ err }, message);
  const cdn = cdnConfig === null ? null : openCdn(cdnConfig);
  const purger = cdn === null ? null : openCdnPurger({ db: database.db, cdn, warn });
  const pages = openPageCache({
    url,
    hasReplica: databaseReadUrl !== undefined,
    clock: systemClock,
    publicUrl,
    ownHeaders: transportHeaders(publicUrl, hstsSubdomains),
    forgetCounts,
    isDatabaseAway: () => watch.isAway() || reads.isStandingIn(),
    staleMark: STALE_MARK,
    ...(cdn && { cdnHeaders: cdn.headersFor }),
    ...(purger && { onChange: purger.onChange }),
    warn,
  });
  closers.push(pages.close);
  if (purger !== null) closers.push(purger.close);
  return { pages, purger };
}

async function open(parts: PortalParts, closers: CloseResource[], isStopping: () => boolean): Promise<void> {
  // The last wall: every refusal of a call has a sentence of its own (`call-sentences.test.ts`).
  z.config({ localeError: () => kernelMessages.datiNonValidi });
  const config = readConfig(process.env);
  const warning = signInWarning(config.publicUrl);
  if (warning !== null) say(warning);
  await checkRecipients(config.backup.recipients);
  describeBackup(config.backup).forEach(say);
  const watch = openMonitoring(config, parts);
  const observers = { log: parts.log, metrics: watch.metrics };
  const data = await openData(config, closers, observers).catch((error: unknown) => {
    throw explainFullDisk(error, config.dataDir);
  });
  const tiles = await openTiles(config.mapTiles, say);
  if (tiles !== null) closers.push(tiles.close);
  const furnished = await openServices(data, config, observers, tiles);
  const { rooms, jobs, limits } = furnished;
  const { pages, purger } = openPages(data, config, parts.log, { forgetCounts: rooms.forgetCounts, closers });
  const gate = openAdmission(config, data.shares, pages);
  closers.push(async () => gate.close());
  const app = await buildApp(parts, { ...furnished, config, data, watch, pages, gate, tiles, isStopping });
  closers.push(async () => limits.close());
  await reapplyErasures(rooms, parts.log);
  await jobs.start(rooms.jobHandlers);
  closers.push(jobs.stop);
  const listening = await listen(app, config.host, config.port, {
    isBehindProxy: config.trustProxy > 0,
    intercept: watch.countCacheHits(pages.answer),
    ...gate,
  });
  watch.exposeCounters({ pages, purger, reads: data.reads, gate, listening });
  closers.push(await watch.listen());
  closers.push(() => drain({ listening, jobs, graceMs: config.drainSeconds * 1000 }));
  // Made when nothing can fail any more: a random password that a failed start kept to itself would never be shown.
  const newAdmin = await ensureFirstAdmin(data.database.db, config.admin, recordAction);
  say(`\nOspitalia è aperta: ${config.publicUrl}\n${describePanel(config.publicUrl, newAdmin)}\n`);
}
