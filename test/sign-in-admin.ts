import { argon2Sync } from 'node:crypto';
import type { AdminAccountsService } from '../src/accounts/admin-contract.ts';
import { createAdminAccountsService } from '../src/accounts/server/admin-service.ts';
import { hasAdmins, insertFirstAdmin } from '../src/accounts/server/admin-repository.ts';
import { recordAction } from '../src/admin/server/service.ts';
import type { Db } from '../src/app/server/database.ts';
import { TEST_SECRET } from './compose-rooms.ts';

/** The administrator of test portals. */
export const ADMIN = { username: 'redazione', password: 'cavalli bianchi al pascolo' };

/** A hash says what it cost: with this one a sign-in takes a thousandth of the 60 ms of a core that a true one takes. */
function hashCheaply(password: string): string {
  const nonce = Buffer.from('one salt for all');
  const tag = argon2Sync('argon2id', { message: password, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`;
}

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
