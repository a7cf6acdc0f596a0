import { sql } from 'kysely';
import type { Db } from './tables.ts';

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

type DeviceTokens = { old: string | null; next: string };

export async function replaceDevice(db: Db, adminId: string, tokens: DeviceTokens, seconds: number): Promise<void> {
  if (tokens.old !== null) await db.deleteFrom('admin_devices').where('token_hash', '=', tokens.old).execute();
  const expires_at = sql<Date>`now() + make_interval(secs => ${seconds})`;
  await db.insertInto('admin_devices').values({ admin_id: adminId, token_hash: tokens.next, expires_at }).execute();
}

export async function forgetDevices(db: Db, adminId: string, but: readonly string[] = []): Promise<void> {
  await sql`delete from admin_devices where admin_id = ${adminId} and token_hash <> all (${but})`.execute(db);
}

export async function deleteOldDevices(db: Db): Promise<void> {
  await sql`delete from admin_devices where expires_at < now()`.execute(db);
  await sql`delete from login_attempts where forgotten_at < now()`.execute(db);
}
