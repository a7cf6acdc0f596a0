import { type QueryExecutorProvider, sql } from 'kysely';

export type Readiness = {
  /** `silent`: no answer in time; `failing`: it answered that it cannot. */
  database: 'ok' | 'silent' | 'failing';
  /** `behind`: migrations of this program are missing in it, as in a database that was just restored. */
  schema: 'ok' | 'behind' | 'unknown';
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
export function createReadinessCheck({ db, newestMigration, isStopping }: ReadinessParts): () => Promise<Readiness> {
  let asking: Promise<DatabaseState> | null = null;
  return async () => {
    asking ??= ask(db, newestMigration).finally(() => (asking = null));
    const { promise: late, resolve } = Promise.withResolvers<DatabaseState>();
    const timer = setTimeout(() => resolve({ database: 'silent', schema: 'unknown' }), PATIENCE_MS);
    const asked = await Promise.race([asking, late]);
    clearTimeout(timer);
    return { ...asked, portal: isStopping() ? 'stopping' : 'ok' };
  };
}

export function isReady(readiness: Readiness): boolean {
  return Object.values(readiness).every((state) => state === 'ok');
}
