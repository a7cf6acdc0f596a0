import { type Kysely, sql } from 'kysely';
import type { NightlyState } from './nightly-archives.ts';

export async function readNightlyState<Tables>(db: Kysely<Tables>): Promise<NightlyState> {
  const { rows } = await sql<{ written_at: Date | null; tried_at: Date | null }>`
    select written_at, tried_at from nightly_archives`.execute(db);
  return { writtenAt: rows[0]?.written_at ?? null, triedAt: rows[0]?.tried_at ?? null };
}

export async function noteTry<Tables>(db: Kysely<Tables>, at: Date): Promise<void> {
  await sql`
    insert into nightly_archives (tried_at) values (${at})
    on conflict (only_row) do update set tried_at = excluded.tried_at`.execute(db);
}

/** `at`: of the newest archive; `null`: there is none any more. */
export async function noteWritten<Tables>(db: Kysely<Tables>, at: Date | null): Promise<void> {
  await sql`update nightly_archives set written_at = ${at}`.execute(db);
}
