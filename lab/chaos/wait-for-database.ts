import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';

/** Recovery after a crash takes seconds, on a slow disk some more. */
const PATIENCE_MS = 120_000;

/** Waits for a database whose server was killed, and starts again. */
export async function waitForDatabase<T>(db: Kysely<T>): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await pause(50);
    }
  }
}
