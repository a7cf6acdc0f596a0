import { type QueryExecutorProvider, sql } from 'kysely';
import type { DiskState } from '../disk/disk-state.ts';

export type Readiness = {
  /** `silent`: no answer in time; `failing`: it answered that it cannot. */
  database: 'ok' | 'silent' | 'failing';
  /** `behind`: migrations of this program are missing in it, as in a database that was just restored. */
  schema: 'ok' | 'behind' | 'unknown';
  /** `low`: no photos are taken; `full`: nothing is written that can wait. */
  disk: DiskState;
  /** Where one is configured. `away`: the primary answers in its place. */
  replica?: 'ok' | 'away';
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
  /** Whether the replica can be read; `null`: there is none. */
  isReplicaUp(): boolean | null;
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

/** Whether everything stands that answering takes. However many ask, and however long the database hangs, one statement is under way. */
export function createReadinessCheck(parts: ReadinessParts): () => Promise<Readiness> {
  const { db, newestMigration, isStopping, diskState, isReplicaUp, missingRoles = () => [] } = parts;
  let asking: Promise<DatabaseState> | null = null;
  return async () => {
    asking ??= ask(db, newestMigration).finally(() => (asking = null));
    const { promise: late, resolve } = Promise.withResolvers<DatabaseState>();
    const timer = setTimeout(() => resolve({ database: 'silent', schema: 'unknown' }), PATIENCE_MS);
    const asked = await Promise.race([asking, late]);
    clearTimeout(timer);
    const isUp = isReplicaUp();
    const missing = missingRoles();
    return {
      ...asked,
      disk: diskState(),
      ...(isUp !== null && { replica: isUp ? 'ok' : 'away' }),
      ...(missing.includes('worker') && { worker: 'away' }),
      ...(missing.includes('poller') && { poller: 'away' }),
      portal: isStopping() ? 'stopping' : 'ok',
    };
  };
}

/** Whether requests are to come here. A portal whose disk is full, or whose replica is away, still answers what visitors read. */
export function isReady({ database, schema, portal }: Readiness): boolean {
  return [database, schema, portal].every((state) => state === 'ok');
}

/** Whether a part is ill that the portal can do without for a while. */
export function isDegraded(readiness: Readiness): boolean {
  return Object.values(readiness).some((state) => state !== 'ok');
}
