import { type Kysely, sql } from 'kysely';
import { ADMIN_IDLE_SECONDS, ADMIN_SESSION_SECONDS, DEVICE_SECONDS } from '../rules/admin-cookies.ts';
import type { AccountsTables } from './tables.ts';

type Db = Kysely<AccountsTables>;

/** A session's use is noted by the minute: a write for every call would cost more than it tells. */
const TOUCH_SECONDS = 60;

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;
const secondsAgo = (seconds: number) => sql<Date>`now() - make_interval(secs => ${seconds})`;

/** A session that is not over. `is_stale`: its use is to be noted. */
export async function findAdminSession(db: Db, tokenHash: string) {
  return db
    .selectFrom('admin_sessions')
    .innerJoin('admins', 'admins.id', 'admin_id')
    .select(['admins.id', 'username', 'admin_sessions.id as session_id', 'admin_sessions.expires_at'])
    .select(sql<boolean>`totp_secret is not null`.as('has_totp'))
    .select(sql<boolean>`used_at < ${secondsAgo(TOUCH_SECONDS)}`.as('is_stale'))
    .where('token_hash', '=', tokenHash)
    .where('admin_sessions.expires_at', '>', sql<Date>`now()`)
    .where('used_at', '>', secondsAgo(ADMIN_IDLE_SECONDS))
    .executeTakeFirst();
}

export async function insertAdminSession(db: Db, admin_id: string, token_hash: string): Promise<void> {
  await db
    .insertInto('admin_sessions')
    .values({ admin_id, token_hash, expires_at: inSeconds(ADMIN_SESSION_SECONDS) })
    .execute();
}

/** Notes that a session was used. */
export async function touchAdminSession(db: Db, id: string): Promise<void> {
  await db.updateTable('admin_sessions').set({ used_at: sql`now()` }).where('id', '=', id).execute();
}

/** Whether there was one to end. */
export async function deleteAdminSession(db: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('admin_sessions')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The browsers of an administrator are forgotten and their sessions end: all, or all but those that hold these tokens. */
export async function deleteBrowsersOf(db: Db, adminId: string, but: readonly string[] = []): Promise<void> {
  await sql`delete from admin_sessions where admin_id = ${adminId} and token_hash <> all (${but})`.execute(db);
  await sql`delete from admin_devices where admin_id = ${adminId} and token_hash <> all (${but})`.execute(db);
}

/** Whether somebody has signed in as this administrator in the browser that holds a token. */
export async function isKnownDevice(db: Db, key: string, tokenHash: string): Promise<boolean> {
  const device = await db
    .selectFrom('admin_devices')
    .innerJoin('admins', 'admins.id', 'admin_id')
    .select('admin_devices.id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(sql<string>`lower(username)`, '=', key)
    .executeTakeFirst();
  return device !== undefined;
}

/** Remembers a browser by a new token, instead of the one that it had. */
export async function replaceDevice(db: Db, adminId: string, tokens: { old: string | null; next: string }) {
  if (tokens.old !== null) await db.deleteFrom('admin_devices').where('token_hash', '=', tokens.old).execute();
  await db
    .insertInto('admin_devices')
    .values({ admin_id: adminId, token_hash: tokens.next, expires_at: inSeconds(DEVICE_SECONDS) })
    .execute();
}

/** Deletes sessions, browsers and counts of tries that are over. */
export async function deleteOldOfAdmins(db: Db): Promise<void> {
  await sql`
    delete from admin_sessions where expires_at < now() or used_at < ${secondsAgo(ADMIN_IDLE_SECONDS)}
  `.execute(db);
  await sql`delete from admin_devices where expires_at < now()`.execute(db);
  await sql`delete from login_attempts where forgotten_at < now()`.execute(db);
}
