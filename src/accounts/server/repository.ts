import { type Kysely, sql } from 'kysely';
import { IDLE_SECONDS } from '../rules/session-cookie.ts';
import type { AccountsTables } from './tables.ts';

type Db = Kysely<AccountsTables>;

const WINDOW = '15 minutes';

/**
 * Counts one more request for a link to an address and gives how many there were in this quarter of an hour, which
 * begins with the first. One statement, so that requests at the same moment are all counted.
 */
export async function countRequest(db: Db, email: string): Promise<number> {
  const { rows } = await sql<{ requests: number }>`
    insert into sign_in_requests as known (email, requests, window_ends_at)
    values (${email}, 1, now() + ${WINDOW}::interval)
    on conflict (email) do update set
      requests = case when known.window_ends_at <= now() then 1 else known.requests + 1 end,
      window_ends_at = case when known.window_ends_at <= now() then excluded.window_ends_at else known.window_ends_at end
    returning requests
  `.execute(db);
  return rows[0]?.requests ?? 0;
}

/** Notes that a session was used. */
export async function touchSession(db: Db, id: string): Promise<void> {
  await db.updateTable('sessions').set({ used_at: sql`now()` }).where('id', '=', id).execute();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function deleteSessionsOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
}

/** Deletes links, sessions and counts that are over. */
export async function deleteOld(db: Db): Promise<void> {
  await sql`delete from sign_in_links where expires_at < now()`.execute(db);
  await sql`delete from sign_in_requests where window_ends_at < now()`.execute(db);
  await sql`
    delete from sessions where expires_at < now() or used_at < now() - make_interval(secs => ${IDLE_SECONDS})
  `.execute(db);
}

/** The value of a secret: the one that was there first, of whichever process. */
export async function keepSecret(db: Db, name: string, value: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return kept.value;
}
