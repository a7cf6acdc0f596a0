import { type QueryExecutorProvider, sql } from 'kysely';
import type { DiskState } from '../disk/disk-state.ts';
import type { ReplicaStats } from '../replica/open-read-db.ts';

export type Readiness = {
  /** `silent`: the database does not answer in time; `failing`: it returns an error. */
  database: 'ok' | 'silent' | 'failing';
  /** `behind`: the database lacks migrations of this release, for example after a restore. */
  schema: 'ok' | 'behind' | 'unknown';
  disk: DiskState;
  /** `away`: the primary serves the replica's reads; `standing_in`: the replica serves visitors in place of the primary. */
  replica?: 'ok' | 'away' | 'standing_in';
  worker?: 'away';
  poller?: 'away';
  /** `stopping`: a proxy should send new requests to another process. */
  portal: 'ok' | 'stopping';
};

/** Timeout of the check in ms, short enough for load balancers that give up after two seconds. */
const PATIENCE_MS = 1500;

type DatabaseState = Pick<Readiness, 'database' | 'schema'>;

export type ReadinessParts = {
  db: QueryExecutorProvider;
  newestMigration: string;
  isStopping(): boolean;
  diskState(): DiskState;
  replicaStats(): Pick<ReplicaStats, 'isUp' | 'canStandIn'> | null;
  missingRoles?(): readonly string[];
};

async function readDatabaseState(db: QueryExecutorProvider, newestMigration: string): Promise<DatabaseState> {
  try {
    const { rows } = await sql<{ is_there: boolean }>`
      select exists (select from migration_hashes where name = ${newestMigration}) as is_there
    `.execute(db);
    return { database: 'ok', schema: rows[0]?.is_there === true ? 'ok' : 'behind' };
  } catch {
    return { database: 'failing', schema: 'unknown' };
  }
}

function describeReplica(
  { database }: DatabaseState,
  stats: ReturnType<ReadinessParts['replicaStats']>,
): Pick<Readiness, 'replica'> {
  if (stats === null) return {};
  if (database !== 'ok' && stats.canStandIn) return { replica: 'standing_in' };
  return { replica: stats.isUp ? 'ok' : 'away' };
}

/** Concurrent probes share one statement, even if the database hangs. */
export function createReadinessCheck(parts: ReadinessParts): () => Promise<Readiness> {
  const { db, newestMigration, isStopping, diskState, replicaStats, missingRoles = () => [] } = parts;
  let reading: Promise<DatabaseState> | null = null;
  return async () => {
    reading ??= readDatabaseState(db, newestMigration).finally(() => (reading = null));
    const { promise: late, resolve } = Promise.withResolvers<DatabaseState>();
    const timer = setTimeout(() => resolve({ database: 'silent', schema: 'unknown' }), PATIENCE_MS);
    const databaseState = await Promise.race([reading, late]);
    clearTimeout(timer);
    const missing = missingRoles();
    return {
      ...databaseState,
      disk: diskState(),
      ...describeReplica(databaseState, replicaStats()),
      ...(missing.includes('worker') && { worker: 'away' }),
      ...(missing.includes('poller') && { poller: 'away' }),
      portal: isStopping() ? 'stopping' : 'ok',
    };
  };
}

/** Returns whether a proxy may route requests here. Read-only portals count as ready, because otherwise no portal might be left. */
export function isReady({ database, schema, replica, portal }: Readiness): boolean {
  const canRead = (database === 'ok' && schema === 'ok') || (database !== 'ok' && replica === 'standing_in');
  return canRead && portal === 'ok';
}

export function isDegraded(readiness: Readiness): boolean {
  return Object.values(readiness).some((state) => state !== 'ok');
}
