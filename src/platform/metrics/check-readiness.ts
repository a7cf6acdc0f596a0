import { type QueryExecutorProvider, sql } from 'kysely';
import type { DiskState } from '../disk/disk-state.ts';
import type { ReplicaStats } from '../replica/open-read-db.ts';

export type Readiness = {
  /** `silent`: no answer in time; `failing`: it answered that it cannot. */
  database: 'ok' | 'silent' | 'failing';
  /** `behind`: migrations of this program are missing in it, as in a database that was just restored. */
  schema: 'ok' | 'behind' | 'unknown';
  /** `low`: no photos are taken; `full`: nothing is written that can wait. */
  disk: DiskState;
  /** Where one is configured. `away`: the primary answers in its place; `standing_in`: it answers visitors in the primary's. */
  replica?: 'ok' | 'away' | 'standing_in';
  /** Processes that do jobs, or read calendars: named where none runs. */
  worker?: 'away';
  poller?: 'away';
  /** `stopping`: it answers what has begun, and wants no more. */
  portal: 'ok' | 'stopping';
};

/** A probe is answered within two seconds: whoever asks gives up soon after. */
const PATIENCE_MS = 1500;

type DatabaseState = Pick<Readiness, 'database' | 'schema'>;

export type ReadinessParts = {
  db: QueryExecutorProvider;
  /** The newest migration of this program. */
  newestMigration: string;
  isStopping(): boolean;
  diskState(): DiskState;
  /** Whether the replica can be read, and whether it may stand in for the primary; `null`: there is none. */
  replicaStats(): Pick<ReplicaStats, 'isUp' | 'canStandIn'> | null;
  /** Parts of the work that no process does; without it this one does everything. */
  missingRoles?(): readonly string[];
};

async function ask(db: QueryExecutorProvider, newestMigration: string): Promise<DatabaseState> {
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

/** Whether everything stands that answering takes. However many ask, and however long the database hangs, one statement is under way. */
export function createReadinessCheck(parts: ReadinessParts): () => Promise<Readiness> {
  const { db, newestMigration, isStopping, diskState, replicaStats, missingRoles = () => [] } = parts;
  let asking: Promise<DatabaseState> | null = null;
  return async () => {
    asking ??= ask(db, newestMigration).finally(() => (asking = null));
    const { promise: late, resolve } = Promise.withResolvers<DatabaseState>();
    const timer = setTimeout(() => resolve({ database: 'silent', schema: 'unknown' }), PATIENCE_MS);
    const asked = await Promise.race([asking, late]);
    clearTimeout(timer);
    const missing = missingRoles();
    return {
      ...asked,
      disk: diskState(),
      ...describeReplica(asked, replicaStats()),
      ...(missing.includes('worker') && { worker: 'away' }),
      ...(missing.includes('poller') && { poller: 'away' }),
      portal: isStopping() ? 'stopping' : 'ok',
    };
  };
}

/**
 * Whether requests are to come here. A portal whose disk is full, or whose replica is away, still answers what visitors read; and so does
 * one whose replica stands in for the primary: taken out by a proxy, it would show them nothing.
 */
export function isReady({ database, schema, replica, portal }: Readiness): boolean {
  const canRead = (database === 'ok' && schema === 'ok') || (database !== 'ok' && replica === 'standing_in');
  return canRead && portal === 'ok';
}

/** Whether a part is ill that the portal can do without for a while. */
export function isDegraded(readiness: Readiness): boolean {
  return Object.values(readiness).some((state) => state !== 'ok');
}
