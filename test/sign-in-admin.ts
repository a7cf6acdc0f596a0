import type { AdminAccountsService } from '../src/accounts/admin-contract.ts';
import { createAdminAccountsService } from '../src/accounts/server/admin-service.ts';
import { hasAdmins, insertFirstAdmin } from '../src/accounts/server/admin-repository.ts';
import { recordAction } from '../src/admin/server/service.ts';
import type { Db } from '../src/app/server/database.ts';
import { TEST_SECRET } from './compose-rooms.ts';
import { hashCheaply } from './hash-cheaply.ts';

export const ADMIN = { username: 'redazione', password: 'cavalli bianchi al pascolo' };

let caller = 0;

/** Signs the administrator of a portal in, who is made if there is none; gives the `Cookie` header of their browser. */
export async function signInAdmin(db: Db): Promise<string> {
  if (!(await hasAdmins(db))) {
    await insertFirstAdmin(db, { username: ADMIN.username, password_hash: hashCheaply(ADMIN.password) });
  }
  const service: AdminAccountsService = createAdminAccountsService({
    db,
    secret: TEST_SECRET,
    publicUrl: 'http://127.0.0.1',
    record: recordAction,
    report: console.error,
  });
  caller += 1;
  const from = { cookie: null, address: `192.0.2.${caller % 250}`, requestId: crypto.randomUUID() };
  const { cookies } = await service.login(ADMIN, from);
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}
