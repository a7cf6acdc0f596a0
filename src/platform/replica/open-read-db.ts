import { performance } from 'node:perf_hooks';
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Pool } from 'pg';
import { createLocator, type ServerLocator } from '../database/find-server.ts';
import { type Database, openDatabase, REQUEST_LIMITS } from '../database/open-database.ts';
import type { DatabaseWatch } from '../database/watch-database.ts';
import { compareLogs, startHeartbeat } from './heartbeat.ts';
import { queryReplicaFirst } from './query-replica-first.ts';
import { type RunQuery, ReadDriver } from './read-driver.ts';

/**
 * What the replica did since the start; `standIns`: that it answered in the place of a primary that was away. `lagMs`: how old its
 * answers are at most now; `null` where nobody knows.
 */
export type ReplicaStats = {
  reads: number;
  fallbacks: number;
  standIns: number;
  lagMs: number | null;
  isUp: boolean;
  /** Whether it may answer in the place of a primary that is away, and whether one is. */
  canStandIn: boolean;
  isStandingIn: boolean;
};

export type ReadDb<Tables> = {
  db: Kysely<Tables>;
  replicaStats(): ReplicaStats | null;
  /** Whether the primary is away and the replica answers in its place. */
  isStandingIn(): boolean;
  close(): Promise<void>;
};

type Sources = {
  primary: Pick<Database<unknown>, 'pool'>;
  /** Where everything is written, and its replica. */
  urls: { primary: string; replica: string };
  /** Who knows whether the primary is away, and hears of each beat that it did not answer. */
  watch?: Pick<DatabaseWatch, 'isAway' | 'reportFailure'> | undefined;
  role?: string | undefined;
  /** Through a pooler, which accepts no parameters of a connection. */
  isPooled?: boolean;
  /** Of what the primary wrote before it went the replica may lack so much, in milliseconds, and still stand in for it. */
  maxMissingMs?: number;
  warn(message: string, error?: unknown): void;
  info?: ((message: string) => void) | undefined;
};

/** A replica that died in the middle of a query costs its readers this once; then the primary answers. */
const READ_LIMITS = { statement_timeout: 800, query_timeout: 1000 };
const READ_CONNECTION_MS = 500;
/** A beat that takes longer tells of nothing that may still be used. */
const HEARTBEAT_LIMITS = { statement_timeout: 400, query_timeout: 400 };

function createReadHandle<Tables>(ask: RunQuery, primary: Pool): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => new ReadDriver(ask, primary),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  });
}

function queryPool(pool: Pool): RunQuery {
  return async (sql, parameters) => (await pool.query(sql, [...parameters])).rows;
}

/** The handle without a replica: the primary answers, and refuses to write all the same. */
export function readDbOf<Tables>({ pool }: Pick<Database<Tables>, 'pool'>): ReadDb<Tables> {
  const ask = queryPool(pool);
  return {
    db: createReadHandle(ask, pool),
    replicaStats: () => null,
    isStandingIn: () => false,
    close: async () => undefined,
  };
}

type ReplicaAccess = Pick<Sources, 'urls' | 'role' | 'isPooled'>;

function optionsOf({ role, isPooled = false }: Omit<ReplicaAccess, 'urls'>, limits: typeof READ_LIMITS) {
  if (isPooled) return { timeLimits: { query_timeout: limits.query_timeout } };
  return { timeLimits: limits, ...(role !== undefined && { role }) };
}

/** Connections for heartbeats only. */
function openBeats({ urls, ...access }: ReplicaAccess, locator: ServerLocator) {
  const beats = { connectionTimeoutMs: HEARTBEAT_LIMITS.query_timeout, size: 1 };
  return {
    primary: openDatabase(urls.primary, { ...beats, ...optionsOf({ role: access.role }, HEARTBEAT_LIMITS) }),
    replica: openDatabase(urls.replica, { ...beats, ...optionsOf(access, HEARTBEAT_LIMITS), locator }),
  };
}

/** The replica, for as long as the primary answers and when it does not: then with the time limits of a primary. */
function openReplica({ urls, ...access }: ReplicaAccess, locator: ServerLocator) {
  const shared = { locator, hasBudget: true };
  const beside = { ...shared, ...optionsOf(access, READ_LIMITS), connectionTimeoutMs: READ_CONNECTION_MS };
  const alone = { ...shared, ...optionsOf(access, REQUEST_LIMITS) };
  return { beside: openDatabase(urls.replica, beside), alone: openDatabase(urls.replica, alone) };
}

const now = () => performance.now();

const closeAll = (databases: readonly Pick<Database<unknown>, 'close'>[]) =>
  Promise.all(databases.map((database) => database.close()));

export function openReadDb<Tables>(sources: Sources): ReadDb<Tables> {
  const { primary, watch, maxMissingMs, warn, info } = sources;
  // One for all: the heartbeats must measure the server that is read.
  const locator = createLocator(sources.urls.replica, READ_CONNECTION_MS);
  const replica = openReplica(sources, locator);
  const watched = openBeats(sources, locator);
  const heartbeat = startHeartbeat({
    ...compareLogs({ primary: watched.primary.pool, replica: watched.replica.pool, now }),
    name: 'the replica',
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
  const ask = queryReplicaFirst({
    primary: queryPool(primary.pool),
    replica: queryPool(replica.beside.pool),
    standIn: queryPool(replica.alone.pool),
    heartbeat,
    count,
  });
  return {
    db: createReadHandle(ask, primary.pool),
    replicaStats() {
      const isUp = heartbeat.isFresh();
      return { ...count, lagMs: heartbeat.lagMs(), isUp, canStandIn: canStandIn(), isStandingIn: isStandingIn() };
    },
    isStandingIn,
    async close() {
      await heartbeat.stop();
      await closeAll([...Object.values(replica), ...Object.values(watched)]);
    },
  };
}
