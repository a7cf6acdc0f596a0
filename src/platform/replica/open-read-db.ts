import { performance } from 'node:perf_hooks';
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Pool } from 'pg';
import { isConnectionFailure } from '../database/connection-failure.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { type Heartbeat, type HeartbeatSample, startHeartbeat, takeLogSample } from './heartbeat.ts';
import { type RunQuery, ReadDriver } from './read-driver.ts';
import { mayReadReplica, markReplicaRead } from './read-context.ts';

/** What the replica did since the start. `lagMs`: how old its answers are at most now; `null` where nobody knows. */
export type ReplicaStats = { reads: number; fallbacks: number; lagMs: number | null; isUp: boolean };

/** `ask`: what `db` asks by, for a handle that falls back on this one. */
export type ReadDb<Tables> = {
  db: Kysely<Tables>;
  ask: RunQuery;
  replicaStats(): ReplicaStats | null;
  close(): Promise<void>;
};

type WatchPools = { primary: Pool; replica: Pool };

type FollowerParts = {
  /** The handle's name in the log. */
  name: string;
  /** Who answers what the follower does not. */
  fallback: RunQuery;
  /** Where transactions run. */
  primary: Pool;
  urls: { primary: string; replica: string };
  role?: string | undefined;
  /** Compares the two, on connections that serve nothing else. */
  takeSample(watched: WatchPools): Promise<HeartbeatSample>;
  warn(message: string, error?: unknown): void;
};

type Sources = {
  primary: Pick<Database<unknown>, 'pool'>;
  /** Where everything is written, and its replica. */
  urls: { primary: string; replica: string };
  role?: string;
  warn(message: string, error?: unknown): void;
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

/**
 * Asks the replica where that is allowed, and the primary otherwise. Whatever the replica cannot answer (it is gone, it cancels a
 * statement for the log's sake, it does not know a new column yet) the primary is asked again: it is only read. A mistake of ours
 * fails there as well, and is told from there.
 */
function queryReplicaFirst(
  primary: RunQuery,
  replica: RunQuery,
  heartbeat: Heartbeat,
  count: { reads: number; fallbacks: number },
): RunQuery {
  return async (sql, parameters) => {
    if (!mayReadReplica()) return primary(sql, parameters);
    if (!heartbeat.isFresh()) {
      count.fallbacks += 1;
      return primary(sql, parameters);
    }
    try {
      const rows = await replica<never>(sql, parameters);
      count.reads += 1;
      markReplicaRead();
      return rows;
    } catch (error) {
      if (isConnectionFailure(error)) heartbeat.markUnreachable();
      count.fallbacks += 1;
      return primary(sql, parameters);
    }
  };
}

/** The handle without a replica: the primary answers, and refuses to write all the same. */
export function readDbOf<Tables>({ pool }: Pick<Database<Tables>, 'pool'>): ReadDb<Tables> {
  const ask = queryPool(pool);
  return { db: createReadHandle(ask, pool), ask, replicaStats: () => null, close: async () => undefined };
}

/** A handle that asks a database which follows the primary, in whatever way, while its samples say that it is close. */
export function openFollower<Tables>(
  parts: FollowerParts,
): Omit<ReadDb<Tables>, 'replicaStats'> & { replicaStats(): ReplicaStats } {
  const { name, fallback, urls, role, warn } = parts;
  const shared = role === undefined ? {} : { role };
  const replica = openDatabase(urls.replica, {
    ...shared,
    timeLimits: READ_LIMITS,
    connectionTimeoutMs: READ_CONNECTION_MS,
    hasBudget: true,
  });
  const beats = {
    ...shared,
    timeLimits: HEARTBEAT_LIMITS,
    connectionTimeoutMs: HEARTBEAT_LIMITS.query_timeout,
    size: 1,
  };
  const watched = { primary: openDatabase(urls.primary, beats), replica: openDatabase(urls.replica, beats) };
  const pools = { primary: watched.primary.pool, replica: watched.replica.pool };
  const now = () => performance.now();
  const heartbeat = startHeartbeat({ takeSample: () => parts.takeSample(pools), now, name, warn });
  const count = { reads: 0, fallbacks: 0 };
  const ask = queryReplicaFirst(fallback, queryPool(replica.pool), heartbeat, count);
  return {
    db: createReadHandle(ask, parts.primary),
    ask,
    replicaStats: () => ({ ...count, lagMs: heartbeat.lagMs(), isUp: heartbeat.isFresh() }),
    async close() {
      await heartbeat.stop();
      await Promise.all([replica, watched.primary, watched.replica].map((database) => database.close()));
    },
  };
}

export function openReadDb<Tables>({ primary, urls, role, warn }: Sources): ReadDb<Tables> {
  return openFollower({
    name: 'the replica',
    fallback: queryPool(primary.pool),
    primary: primary.pool,
    urls,
    role,
    takeSample: (watched) => takeLogSample({ ...watched, now: () => performance.now() }),
    warn,
  });
}
