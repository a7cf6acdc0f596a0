import { performance } from 'node:perf_hooks';
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Pool } from 'pg';
import { createLocator } from '../database/find-server.ts';
import { type Database, type DatabaseOptions, openDatabase, REQUEST_LIMITS } from '../database/open-database.ts';
import type { DatabaseWatch } from '../database/watch-database.ts';
import { startHeartbeat } from './heartbeat.ts';
import { queryReplicaFirst } from './query-replica-first.ts';
import { type RunQuery, ReadDriver } from './read-driver.ts';

/** `standIns` counts reads that the replica served while the primary was unavailable. `lagMs` is `null` if unknown. */
export type ReplicaStats = {
  reads: number;
  fallbacks: number;
  standIns: number;
  lagMs: number | null;
  isUp: boolean;
  canStandIn: boolean;
  isStandingIn: boolean;
};

export type ReadDb<Tables> = {
  db: Kysely<Tables>;
  replicaStats(): ReplicaStats | null;
  isStandingIn(): boolean;
  close(): Promise<void>;
};

type Sources = {
  primary: Pick<Database<unknown>, 'pool'>;
  urls: { primary: string; replica: string };
  watch?: Pick<DatabaseWatch, 'isAway' | 'reportFailure'> | undefined;
  role?: string | undefined;
  /** Whether the replica is reached through a pooler, which accepts no startup parameters. */
  isPooled?: boolean;
  maxMissingMs?: number;
  warn(message: string, error?: unknown): void;
  info?: ((message: string) => void) | undefined;
};

const READ_CONNECTION_MS = 500;
/** Time limits of a heartbeat in ms. A slower answer would be too old to use. */
const HEARTBEAT_LIMITS = { statement_timeout: 400, query_timeout: 400 };

function createReadHandle<Tables>(runQuery: RunQuery, primary: Pool): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => new ReadDriver(runQuery, primary),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  });
}

function queryPool(pool: Pool): RunQuery {
  return async (sql, parameters) => (await pool.query(sql, [...parameters])).rows;
}

export function readDbOf<Tables>({ pool }: Pick<Database<Tables>, 'pool'>): ReadDb<Tables> {
  const runQuery = queryPool(pool);
  return {
    db: createReadHandle(runQuery, pool),
    replicaStats: () => null,
    isStandingIn: () => false,
    close: async () => undefined,
  };
}

function accessAs(
  { role, isPooled = false }: Pick<Sources, 'role' | 'isPooled'>,
  limits: typeof REQUEST_LIMITS,
): DatabaseOptions {
  if (isPooled) return { timeLimits: { query_timeout: limits.query_timeout } };
  return { timeLimits: limits, ...(role !== undefined && { role }) };
}

/** Requests and heartbeats use the same locator, because heartbeats must measure the server that is read. */
function openServers({ urls, ...access }: Sources) {
  const locator = createLocator(urls.replica, READ_CONNECTION_MS);
  const beats = { connectionTimeoutMs: HEARTBEAT_LIMITS.query_timeout, size: 1 };
  const reads = { connectionTimeoutMs: READ_CONNECTION_MS, hasBudget: true };
  return {
    replica: openDatabase(urls.replica, { ...reads, ...accessAs(access, REQUEST_LIMITS), locator }),
    replicaBeats: openDatabase(urls.replica, { ...beats, ...accessAs(access, HEARTBEAT_LIMITS), locator }),
    primaryBeats: openDatabase(urls.primary, { ...beats, ...accessAs({ role: access.role }, HEARTBEAT_LIMITS) }),
  };
}

const now = () => performance.now();

export function openReadDb<Tables>(sources: Sources): ReadDb<Tables> {
  const { primary, watch, maxMissingMs, warn, info } = sources;
  const servers = openServers(sources);
  const heartbeat = startHeartbeat({
    primary: servers.primaryBeats.pool,
    replica: servers.replicaBeats.pool,
    now,
    warn,
    info,
    isPrimaryAway: () => watch?.isAway() ?? false,
    onPrimaryFailure: (error) => watch?.reportFailure(error),
    maxMissingMs,
  });
  const canStandIn = () => heartbeat.standsInAsOf() !== null;
  const isStandingIn = () => canStandIn() && heartbeat.isPrimaryAway();
  const count = { reads: 0, fallbacks: 0, standIns: 0 };
  const runQuery = queryReplicaFirst({
    primary: queryPool(primary.pool),
    replica: queryPool(servers.replica.pool),
    heartbeat,
    count,
  });
  return {
    db: createReadHandle(runQuery, primary.pool),
    replicaStats() {
      const isUp = heartbeat.isFresh();
      return { ...count, lagMs: heartbeat.lagMs(), isUp, canStandIn: canStandIn(), isStandingIn: isStandingIn() };
    },
    isStandingIn,
    async close() {
      await heartbeat.stop();
      await Promise.all(Object.values(servers).map((server) => server.close()));
    },
  };
}
