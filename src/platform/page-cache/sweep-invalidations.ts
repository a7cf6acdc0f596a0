import { type Kysely, sql } from 'kysely';

/** Deletes what every listener has read or has to give up for lost: what was committed before the sweep before this one. */
export async function sweepInvalidations<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`select sweep_page_invalidations()`.execute(db);
}
