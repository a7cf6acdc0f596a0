import { hasAdmins, insertFirstAdmin } from '../src/accounts/server/admin-repository.ts';
import { adminSessions } from '../src/accounts/server/session-repository.ts';
import type { Db } from '../src/app/server/database.ts';
import { hashCheaply } from './hash-cheaply.ts';

export const ADMIN = { username: 'redazione', password: 'cavalli bianchi al pascolo' };

/** Inserts a passkey, which counts as a second factor but cannot be used to sign in. */
async function giveSecondFactor(db: Db, admin_id: string): Promise<void> {
  const key = { credential_id: admin_id, public_key: Buffer.alloc(1), counter: 0, transports: [], nome: 'Telefono' };
  await db
    .insertInto('admin_passkeys')
    .values({ admin_id, ...key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Signs an administrator in and returns the `Cookie` header. Creates the administrator if the portal has none. */
export async function signInAdmin(db: Db): Promise<string> {
  if (!(await hasAdmins(db))) {
    await insertFirstAdmin(db, { username: ADMIN.username, password_hash: hashCheaply(ADMIN.password) });
  }
  const { id } = await db
    .selectFrom('admins')
    .select('id')
    .where('username', '=', ADMIN.username)
    .executeTakeFirstOrThrow();
  await giveSecondFactor(db, id);
  const [cookie = ''] = (await adminSessions.open(db, id, 'now')).split(';');
  return cookie;
}
