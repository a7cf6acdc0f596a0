import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { seedEmptyDatabase } from './seed-empty-database.ts';
import { loadLocations } from '../../locations/server/load-locations.ts';
import { checkConnection } from '../../platform/database/check-connection.ts';
import { explainConnection } from '../../platform/database/explain-connection.ts';
import { limitStatements } from '../../platform/database/check-session.ts';
import { NO_LIMITS, openDatabase } from '../../platform/database/open-database.ts';
import { type ConnectionShares, shareConnections } from '../../platform/database/share-connections.ts';
import { currentCaller } from '../../platform/http/request-caller.ts';
import { OperatorError } from '../../platform/process/operator-error.ts';
import { PORTAL_ROLE } from '../../platform/database/portal-role.ts';
import { createProbe, type DatabaseWatch, watchDatabase } from '../../platform/database/watch-database.ts';
import { assertRoomForFirstStart, type DiskWatch, watchDisk } from '../../platform/disk/watch-disk.ts';
import { openPostgres } from '../../platform/postgres/open-postgres.ts';
import { openReadDb, type ReadDb, readDbOf } from '../../platform/replica/open-read-db.ts';
import type { Tracer } from '../../platform/telemetry/spans.ts';
import { upgrade } from './backup/upgrade.ts';
import type { Config } from './config.ts';
import type { Database, Db, Tables } from './database.ts';
import { accessOf, checkAccess } from './database-access.ts';
import { assertEmbedded, CLUSTER } from './describe-database.ts';
import { prepareJobs } from './jobs/open-jobs.ts';
import type { Metrics } from './metrics/create-metrics.ts';
import * as operatorMessages from '../messages/operator.ts';

const NO_STANDBY_ALONE = operatorMessages.replicaAloneIsNotEnough();

/** Throws if the primary is unavailable, even if a replica is configured, because a portal writes to the database at startup. */
async function checkPrimary(url: string, setting: string, { databaseReadUrl }: Config): Promise<void> {
  await checkConnection(url, setting).catch((error: unknown) => {
    if (databaseReadUrl === undefined || !(error instanceof OperatorError)) throw error;
    throw new OperatorError(error.message + NO_STANDBY_ALONE, { cause: error });
  });
}

async function prepareData(url: string, config: Config): Promise<void> {
  const setting = config.databaseDirectUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  if (config.databaseUrl !== undefined) await checkPrimary(url, setting, config);
  const database = openDatabase(url, { timeLimits: NO_LIMITS });
  try {
    await upgrade(database, config, { print }).catch((error: unknown) => {
      throw explainConnection(error, url, setting);
    });
    if (config.databaseDirectUrl !== undefined) await limitStatements(database.db);
    await prepareJobs(database.pool);
    await loadLocations(database.pool);
    await seedEmptyDatabase(database.pool, config, print);
  } finally {
    await database.close();
  }
}

/** `url` connects directly to the primary, without a pooler, as the role that owns the database. */
export type Data = {
  database: Database;
  shares: ConnectionShares;
  watch: DatabaseWatch;
  disk: DiskWatch;
  reads: ReadDb<Tables>;
  probe: Db;
  url: string;
};

export type CloseResource = () => Promise<void>;
export type Observers = { log: Logger; metrics: Metrics; tracer: Tracer | null };

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Time limits of the readiness probe, shorter than the timeout of a proxy that polls `/readyz`. */
const PROBE_LIMITS = { statement_timeout: 2000, query_timeout: 2500 };
/** Connection timeout of jobs. Requests are limited by their shorter time budget instead. */
const JOBS_CONNECTION_MS = 5000;

const loggerOf = (log: Logger) => ({
  warn: (message: string, err?: unknown) => log.warn({ err }, message),
  info: (message: string) => log.info(message),
});

/** Opens the connections for visitors' reads. The portal starts even if its replica is unavailable. */
function openReadHandle(
  { database, watch, url }: Pick<Data, 'database' | 'watch' | 'url'>,
  { databaseReadUrl, databaseDirectUrl, roles }: Config,
  log: Logger,
): ReadDb<Tables> {
  if (databaseReadUrl === undefined || !roles.includes('web')) return readDbOf(database);
  const urls = { primary: url, replica: databaseReadUrl };
  const isPooled = databaseDirectUrl !== undefined;
  return openReadDb({
    primary: database,
    watch,
    urls,
    ...(isPooled ? { isPooled } : { role: PORTAL_ROLE }),
    ...loggerOf(log),
  });
}

/** Returns the database server's URL. Starts the embedded server if none is configured. */
async function openServer(
  { databaseUrl, databaseDirectUrl, dataDir }: Config,
  closers: CloseResource[],
  mayCreate: boolean,
): Promise<string> {
  if (databaseUrl !== undefined) return databaseDirectUrl ?? databaseUrl;
  if (!mayCreate) assertEmbedded(dataDir);
  if (!existsSync(join(dataDir, CLUSTER))) await assertRoomForFirstStart(dataDir);
  const opening = openPostgres({ dataDir, log: print });
  // Registers the closer before the server has started, so that a signal during the start also stops the server.
  closers.push(() => opening.then((postgres) => postgres.stop()));
  return (await opening).url;
}

function openDisk({ databaseUrl, dataDir }: Config, log: Logger): Promise<DiskWatch> {
  const cluster = databaseUrl === undefined ? [realpathSync(join(dataDir, CLUSTER))] : [];
  return watchDisk({
    folders: [dataDir, ...cluster],
    onChange: (disk) => log.warn({ disk }, 'free disk space changed state'),
    onError: (err) => log.warn({ err }, 'free disk space is unknown'),
  });
}

function openGuarded(
  { url, ...access }: ReturnType<typeof accessOf>,
  { log, metrics }: Observers,
): Pick<Data, 'watch' | 'database'> {
  const watch = watchDatabase({
    probe: createProbe(url),
    onChange: (isAway) => log.warn(isAway ? 'database unavailable, requests fail fast' : 'database available again'),
  });
  const database = openDatabase<Tables>(url, {
    ...access,
    hasBudget: true,
    connectionTimeoutMs: JOBS_CONNECTION_MS,
    watch,
    onConnectionError(err) {
      metrics.database.connectionLost('primary');
      log.warn({ err }, 'idle database connection lost');
    },
    onQuery: (query) => metrics.database.queried('primary', query),
  });
  metrics.database.watch('primary', database.pool);
  metrics.addDatabase(database.db);
  return { watch, database };
}

export async function openData(
  config: Config,
  closers: CloseResource[],
  { mayCreate, ...observers }: Observers & { mayCreate: boolean },
): Promise<Data> {
  const url = await openServer(config, closers, mayCreate);
  await prepareData(url, config);
  const disk = await openDisk(config, observers.log);
  closers.push(async () => disk.close());
  const access = accessOf(config, url);
  await checkAccess(access);
  const { watch, database } = openGuarded(access, observers);
  const shares = shareConnections(database.pool, { callerOf: () => currentCaller().name });
  closers.push(async () => watch.close(), database.close);
  // Probes use a separate pool, so that a queue of slow requests does not make the portal unready.
  const { url: probed, ...probeAccess } = accessOf(config, url, PROBE_LIMITS);
  const probe = openDatabase<Tables>(probed, { ...probeAccess, size: 1 });
  closers.push(probe.close);
  const reads = openReadHandle({ database, watch, url }, config, observers.log);
  closers.push(reads.close);
  return { database, shares, watch, disk, reads, probe: probe.db, url };
}
