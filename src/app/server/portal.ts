import { brandName } from '../../kernel/brand/brand.ts';
import { join } from 'node:path';
import { type MiddlewareHandler, Hono } from 'hono';
import type { Logger } from 'pino';
import { z } from 'zod';
import { ensureFirstAdmin, type NewAdmin } from '../../accounts/server/ensure-first-admin.ts';
import { recordAction } from '../../admin/server/service.ts';
import { ADMIN_LOGIN } from '../../kernel/pages/admin-paths.ts';
import { systemClock } from '../../kernel/dates/clock.ts';
import { type TileArchive, openTileArchive } from '../../locations/server/tile-archive.ts';
import { createPhotoReader } from '../../media/server/serve-photo.ts';
import { checkRecipients } from '../../platform/backup/age-stream.ts';
import { describeBackup, wouldLoseArchives } from './read-backup.ts';
import type { Modules } from './compose.ts';
import { type Config, readConfig } from './config.ts';
import { describeDatabase } from './describe-database.ts';
import { assertLocalAddress } from './read-poll-from.ts';
import { openServices, type PortalServices } from './open-services.ts';
import { PROCESS_ROLES } from './read-roles.ts';
import { queuesOf } from './jobs/queues.ts';
import { announceProcess } from '../../platform/process/announce-process.ts';
import { type CloseResource, type Data, openData, print } from './open-persistence.ts';
import { explainFullDisk } from '../../platform/disk/watch-disk.ts';
import { drain } from '../../platform/process/drain.ts';
import { drainOnSignal, logStrays } from '../../platform/process/drain-on-signal.ts';
import { createApp } from './app.ts';
import { createAddressTranslator } from './translate-address.ts';
import { transportHeaders, secureAnswer } from '../../platform/http/security-headers.ts';
import { openAdmission } from './open-admission.ts';
import { isSignedEcho } from '../../platform/http/echo.ts';
import type { GeneratedFile } from '../../platform/http/generated-files.ts';
import { listen } from '../../platform/http/listen.ts';
import { createReadinessCheck, type Readiness } from '../../platform/metrics/check-readiness.ts';
import { type Monitoring, openMonitoring } from './metrics/open-monitoring.ts';
import { newestMigration } from '../../platform/database/migrate.ts';
import { openPhotos } from './open-photos.ts';
import type { PageRenderer } from '../../platform/page-cache/page-renderer.ts';
import type { PageServices } from './pages.ts';
import { CDN_SECONDS } from '../../platform/page-cache/cdn-cache-control.ts';
import { openPageCache } from '../../platform/page-cache/open-page-cache.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import { errorAnswer } from '../../platform/http/error-answer.ts';
import { mountProbes } from '../../platform/metrics/mount-probes.ts';
import { inSpan } from '../../platform/telemetry/spans.ts';
import { newTraceId } from '../../platform/telemetry/trace-context.ts';
import { isLoopback } from '../../platform/process/is-loopback.ts';
import * as messages from '../messages/visitor.it.ts';
import * as operatorMessages from '../messages/operator.ts';

/** Note on stale pages. It is plain HTML, so that visitors need not load a script for it. */
export const STALE_MARK = `<p class="note warn" role="status">${messages.stalePageNotice}</p>`;

/** Returns a warning if browsers would reject the `__Host-` cookie, which requires HTTPS or localhost. */
export function signInWarning(publicUrl: string): string | null {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:' || isLoopback(hostname)) return null;
  return operatorMessages.signInImpossible(publicUrl);
}

type ProbesParts = { readiness(): Promise<Readiness>; metrics: MiddlewareHandler; log: Logger };

function createProbesApp({ readiness, metrics, log }: ProbesParts): Hono<{ Variables: { requestId: string } }> {
  const app = new Hono<{ Variables: { requestId: string } }>();
  app.use(async (context, next) => {
    context.set('requestId', newTraceId());
    await next();
    secureAnswer(context.res.headers);
  });
  app.onError((error, context) => errorAnswer(error, context.get('requestId'), log));
  mountProbes(app, readiness);
  app.get('/metrics', metrics);
  app.all('*', () => {
    throw new AppError('NON_TROVATO', visitorMessages().pageNotFound);
  });
  return app;
}

export async function openTiles(path: string | undefined, report: (line: string) => void): Promise<TileArchive | null> {
  if (path === undefined) return null;
  const archive = await openTileArchive(path);
  if (typeof archive !== 'string') return archive;
  report(operatorMessages.mapTilesUnusable(path, operatorMessages.tileFaults[archive]()));
  return null;
}

export type PortalParts = {
  log: Logger;
  assets: MiddlewareHandler;
  files?: readonly GeneratedFile[];
  renderPages(services: PageServices): PageRenderer;
  /** Route patterns of the pages. Omitted in development, where routes can change while the portal runs. */
  pagePatterns?: readonly string[];
  envFile?: string | null;
  /** Allows the portal to create an embedded database when it starts. Set this only for evaluation, never in production. */
  mayCreateDatabase?: boolean;
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

/** Repeats recorded erasures. An unreachable place does not prevent the start, because the hourly sweep retries. */
async function reapplyErasures(modules: Modules, log: Logger): Promise<void> {
  await modules.reapplyErasures().catch((err: unknown) => {
    log.error({ err }, 'erasures newer than the last archive could not be read');
  });
}

/** Describes how to sign in. Omits the password if the output may be a log. */
function describePanel(publicUrl: string, newAdmin: NewAdmin | null, mayShowPassword: boolean): string {
  const panel = operatorMessages.panelAddress(publicUrl + ADMIN_LOGIN);
  if (newAdmin === null) return panel;
  const { username } = newAdmin;
  if (!mayShowPassword) return operatorMessages.panelWithUser(panel, username);
  return operatorMessages.panelWithPassword(panel, newAdmin.username, newAdmin.password);
}

type PagesParts = { closers: CloseResource[]; forgetCounts(): void };

type OpenedProcess = PortalServices & {
  parts: PortalParts;
  config: Config;
  data: Data;
  tiles: TileArchive | null;
  watch: Monitoring;
  readiness: ReturnType<typeof createReadinessCheck>;
  closers: CloseResource[];
};

type PortalState = OpenedProcess & {
  pages: ReturnType<typeof openPageCache>;
  gate: ReturnType<typeof openAdmission>;
};

function traceRendering(render: PageRenderer): PageRenderer {
  return (...page) =>
    inSpan(
      () => ({ name: 'render' }),
      () => render(...page),
    );
}

function buildApp({ parts, config, data, modules, limits, secret, watch, readiness, pages, gate, tiles }: PortalState) {
  return createApp({
    calls: modules.calls,
    renderPage: pages.wrapRenderer(traceRendering(parts.renderPages(modules.services))),
    cacheAnswers: pages.wrapRenderer,
    readPhoto: createPhotoReader(openPhotos(config), (hash) => {
      const failed = (err: unknown) => parts.log.warn({ err }, 'creating variants of a photo failed');
      void modules.makeVariants(hash).catch(failed);
    }),
    tiles,
    files: [...modules.files, ...(parts.files ?? [])],
    translateAddress: createAddressTranslator(modules.services.locations),
    accountOf: modules.services.accountOf,
    adminOf: modules.adminOf,
    uploadFolder: join(config.dataDir, 'in-arrivo'),
    publicUrl: config.publicUrl,
    commonHeaders: transportHeaders(config.publicUrl, config.hstsSubdomains),
    assets: parts.assets,
    readiness,
    diskState: data.disk.state,
    isDatabaseAnswering: data.watch.isAnswering,
    maySeeEcho: (header) => isSignedEcho(secret, header, systemClock.now()),
    ...watch.http,
    admission: gate.admission,
    trustProxy: config.trustProxy,
    limits,
    log: parts.log,
  });
}

function openPages({ watch, reads, url }: Data, config: Config, log: Logger, parts: PagesParts) {
  const { hasCdn, databaseReadUrl, publicUrl, hstsSubdomains } = config;
  const { closers, forgetCounts } = parts;
  const pages = openPageCache({
    url,
    hasReplica: databaseReadUrl !== undefined,
    clock: systemClock,
    publicUrl,
    portalHeaders: transportHeaders(publicUrl, hstsSubdomains),
    forgetCounts,
    isDatabaseAway: () => watch.isAway() || reads.isStandingIn(),
    staleMark: STALE_MARK,
    cdnSeconds: hasCdn ? CDN_SECONDS : undefined,
    warn: (message, err) => log.warn({ err }, message),
  });
  closers.push(pages.close);
  return pages;
}

async function openForVisitors(opened: OpenedProcess): Promise<void> {
  const { parts, config, data, modules, jobs, watch, closers } = opened;
  const pages = openPages(data, config, parts.log, { forgetCounts: modules.forgetCounts, closers });
  const gate = openAdmission(config, data.shares, pages);
  closers.push(async () => gate.close());
  const app = buildApp({ ...opened, pages, gate });
  await startJobs(opened);
  const listening = await listen(app, config.host, config.port, {
    isBehindProxy: config.trustProxy > 0,
    intercept: watch.countCacheHits(pages.answer),
    ...gate,
  });
  watch.exposeCounters({ pages, reads: data.reads, gate });
  closers.push(await watch.listen());
  closers.push(() => drain({ listening, jobs, graceMs: config.drainSeconds * 1000 }));
  // Creates the administrator last. If startup failed afterwards, a generated password would never be shown.
  const newAdmin = await ensureFirstAdmin(data.database.db, config.admin, recordAction);
  const mayShowPassword = parts.mayCreateDatabase === true || process.stdout.isTTY;
  print(
    operatorMessages.portalOpen(
      brandName,
      config.publicUrl,
      describePanel(config.publicUrl, newAdmin, mayShowPassword),
    ),
  );
}

async function startJobs({ config, modules, jobs, closers }: OpenedProcess): Promise<void> {
  await jobs.start(modules.jobHandlers, queuesOf(config.roles));
  closers.push(jobs.stop);
}

async function openBehind(opened: OpenedProcess): Promise<void> {
  const { parts, config, jobs, watch, readiness, closers } = opened;
  await startJobs(opened);
  const app = createProbesApp({ readiness, metrics: watch.http.metrics, log: parts.log });
  const listening = await listen(app, config.host, config.port);
  closers.push(await watch.listen());
  closers.push(() => drain({ listening, jobs, graceMs: 0 }));
  print(operatorMessages.portalWithoutVisitors(brandName, config.roles.join(', '), listening.port));
}

async function openReadiness({ data, config, watch, closers }: OpeningParts, { isStopping, log }: EndingParts) {
  const announced = await announceProcess({
    // Uses the general pool, because these queries would otherwise occupy the probe's only connection and delay
    // readiness checks.
    db: data.database.db,
    roles: config.roles,
    allRoles: PROCESS_ROLES,
    warn: (message, err) => log.warn({ err }, message),
  });
  closers.push(announced.close);
  watch.exposeProcesses(announced);
  return createReadinessCheck({
    db: data.probe,
    newestMigration: await newestMigration(),
    isStopping,
    diskState: data.disk.state,
    replicaStats: data.reads.replicaStats,
    missingRoles: announced.missing,
  });
}

type OpeningParts = Pick<OpenedProcess, 'data' | 'config' | 'watch' | 'closers'>;
type EndingParts = { isStopping(): boolean; log: Logger };

async function readAndCheckConfig(envFile: string | null): Promise<Config> {
  const config = readConfig(process.env);
  print(describeDatabase(config, envFile));
  const warning = config.roles.includes('web') ? signInWarning(config.publicUrl) : null;
  if (warning !== null) print(warning);
  await checkRecipients(config.backup.recipients);
  if (config.pollFrom !== undefined) await assertLocalAddress(config.pollFrom);
  describeBackup(config.backup, await wouldLoseArchives(config)).forEach(print);
  return config;
}

async function open(parts: PortalParts, closers: CloseResource[], isStopping: () => boolean): Promise<void> {
  // This fallback message should never appear, because every validation error of a call has its own message
  // (`call-sentences.test.ts`).
  z.config({ localeError: () => visitorMessages().dataInvalid });
  const envFile = parts.envFile ?? null;
  const config = await readAndCheckConfig(envFile);
  const watch = await openMonitoring(config, parts);
  closers.push(watch.close);
  const observers = { log: parts.log, metrics: watch.metrics, tracer: watch.tracer };
  const mayCreate = parts.mayCreateDatabase ?? false;
  const data = await openData(config, closers, { ...observers, mayCreate }).catch((error: unknown) => {
    throw explainFullDisk(error, config.dataDir);
  });
  const tiles = await openTiles(config.mapTiles, print);
  if (tiles !== null) closers.push(tiles.close);
  const services = await openServices(data, config, { ...observers, tiles, envFile });
  await reapplyErasures(services.modules, parts.log);
  const readiness = await openReadiness({ data, config, watch, closers }, { isStopping, log: parts.log });
  const opened = { ...services, parts, config, data, tiles, watch, readiness, closers };
  await (config.roles.includes('web') ? openForVisitors(opened) : openBehind(opened));
}
