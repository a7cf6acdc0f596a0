import { sql } from 'kysely';
import type { Db } from './tables.ts';

type AdminLinkPurpose = 'indirizzo' | 'accesso';

const HOURS = 1;

type NewAdminLink = { token_hash: string; admin_id: string; email: string; purpose: AdminLinkPurpose };

export async function putAdminLink(db: Db, link: NewAdminLink): Promise<void> {
  await db
    .deleteFrom('admin_links')
    .where('admin_id', '=', link.admin_id)
    .where('purpose', '=', link.purpose)
    .execute();
  const expires_at = sql<Date>`now() + make_interval(hours => ${HOURS})`;
  await db
    .insertInto('admin_links')
    .values({ ...link, expires_at })
    .execute();
}

export async function consumeAdminLink(db: Db, tokenHash: string, purpose: AdminLinkPurpose) {
  const used = await db
    .deleteFrom('admin_links')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['admin_id', 'email'])
    .executeTakeFirst();
  return used ?? null;
}

export async function waitingEmail(db: Db, adminId: string): Promise<string | null> {
  const link = db.selectFrom('admin_links').select('email').where('admin_id', '=', adminId);
  const waiting = link.where('purpose', '=', 'indirizzo').where('expires_at', '>', sql<Date>`now()`);
  return (await waiting.executeTakeFirst())?.email ?? null;
}

export async function deleteAdminLinks(db: Db, adminId: string): Promise<void> {
  await db.deleteFrom('admin_links').where('admin_id', '=', adminId).execute();
}

export async function deleteOldAdminLinks(db: Db): Promise<void> {
  await sql`delete from admin_links where expires_at <= now()`.execute(db);
}
