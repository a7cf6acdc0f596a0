import { sql } from 'kysely';
import type { Db } from './tables.ts';

export type AdminRow = {
  id: string;
  username: string;
  password_hash: string;
  totp_secret: string | null;
  totp_step: number | null;
  pending_totp_secret: string | null;
  email: string | null;
};

const COLUMNS = [
  'id',
  'username',
  'password_hash',
  'totp_secret',
  'totp_step',
  'pending_totp_secret',
  'email',
] as const;
/** Key of the advisory lock that lets only one process insert the first administrator. The value is arbitrary ("adm" in ASCII). */
const FIRST_ADMIN_LOCK = 0x61646d;

export async function findAdmin(db: Db, key: string): Promise<AdminRow | null> {
  const row = await db
    .selectFrom('admins')
    .select(COLUMNS)
    .where(sql<string>`lower(username)`, '=', key)
    .executeTakeFirst();
  return row ?? null;
}

export async function lockAdmin(db: Db, id: string): Promise<AdminRow | null> {
  const row = await db.selectFrom('admins').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? null;
}

export async function listUsernames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('admins').select('username').orderBy('username').execute();
  return rows.map(({ username }) => username);
}

export async function hasAdmins(db: Db): Promise<boolean> {
  return (await db.selectFrom('admins').select('id').limit(1).executeTakeFirst()) !== undefined;
}

type NewAdmin = { username: string; password_hash: string };

export async function insertAdmin(db: Db, admin: NewAdmin): Promise<boolean> {
  const { rows } = await sql`
    insert into admins (username, password_hash) values (${admin.username}, ${admin.password_hash})
    on conflict do nothing returning id
  `.execute(db);
  return rows.length > 0;
}

export async function insertFirstAdmin(transaction: Db, admin: NewAdmin): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`.execute(transaction);
  return !(await hasAdmins(transaction)) && insertAdmin(transaction, admin);
}

export async function savePassword(db: Db, id: string, password_hash: string): Promise<void> {
  await db
    .updateTable('admins')
    .set({ password_hash, password_changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

type Codes = Partial<Pick<AdminRow, 'totp_secret' | 'totp_step' | 'pending_totp_secret'>>;

export async function saveCodes(db: Db, id: string, codes: Codes): Promise<void> {
  await db.updateTable('admins').set(codes).where('id', '=', id).execute();
}

export async function saveEmail(db: Db, id: string, email: string | null): Promise<void> {
  await db.updateTable('admins').set({ email }).where('id', '=', id).execute();
}
