import { type Kysely, sql } from 'kysely';

/**
 * Works while nobody else does so under the same number, in whatever process, and gives what came of it; `undefined` when somebody
 * else is at it. The lock is a connection's: whoever dies lets go of it.
 */
export function withLock<Tables, T>(db: Kysely<Tables>, lock: number, work: () => Promise<T>): Promise<T | undefined> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${lock}) as locked`.execute(connection);
    if (rows[0]?.locked !== true) return undefined;
    try {
      return await work();
    } finally {
      // A connection that broke meanwhile has let go already.
      await sql`select pg_advisory_unlock(${lock})`.execute(connection).catch(() => undefined);
    }
  });
}
