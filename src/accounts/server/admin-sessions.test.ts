import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import {
  addAdmin,
  nextAddress,
  type OpenAdmins,
  openAdmins,
  PASSWORD,
  signInAdmin,
} from '../../../test/open-admins.ts';
import { hashToken } from './hash-token.ts';

let database: TestDatabase;
let admins: OpenAdmins;

beforeAll(async () => {
  database = await createTestDatabase();
  admins = openAdmins(database);
});
afterAll(() => database.close());

const from = { address: '10.0.0.1', requestId: 'prova' };

async function sessionsOf(adminId: string) {
  return database.db.selectFrom('admin_sessions').selectAll().where('admin_id', '=', adminId).execute();
}

async function openOne() {
  return signInAdmin(admins.accounts, { username: await addAdmin(database) });
}

describe('T04: a session', () => {
  test('is another one after each login, and the browser’s earlier one is over', async () => {
    const first = await openOne();
    const credentials = { username: first.admin.username };
    const second = await signInAdmin(admins.accounts, credentials, { cookie: first.cookie });
    expect(second.session).not.toBe(first.session);
    expect(second.device).not.toBe(first.device);
    expect(await admins.accounts.adminOf(first.cookie)).toBeNull();
    expect(await admins.accounts.adminOf(second.cookie)).toMatchObject(first.admin);
    expect(await sessionsOf(first.admin.id)).toHaveLength(1);
  });

  test('that somebody planted signs nobody in', async () => {
    const planted = `__Host-ospitalia_admin=${'a'.repeat(43)}`;
    const { cookie } = await signInAdmin(admins.accounts, { username: await addAdmin(database) }, { cookie: planted });
    expect(cookie).not.toContain(planted);
    expect(await admins.accounts.adminOf(planted)).toBeNull();
  });

  test('leaves in the database neither its token nor the browser’s', async () => {
    const { admin, session, device } = await openOne();
    const [row] = await sessionsOf(admin.id);
    const token = session.split('=')[1] ?? '';
    expect(row?.token_hash).toBe(hashToken(token));
    expect(await admins.accounts.adminOf(`__Host-ospitalia_admin=${row?.token_hash}`)).toBeNull();
    const { rows } = await sql<{ row: string }>`select d::text as row from admin_devices d`.execute(database.db);
    expect(rows.map((found) => found.row).join()).not.toContain(device.split('=')[1]);
  });

  test('two of one account live by themselves', async () => {
    const desktop = await openOne();
    const phone = await signInAdmin(admins.accounts, { username: desktop.admin.username });
    await admins.accounts.logout(desktop.cookie, from);
    expect(await admins.accounts.adminOf(desktop.cookie)).toBeNull();
    expect(await admins.accounts.adminOf(phone.cookie)).toMatchObject(desktop.admin);
  });

  test('ends after 30 minutes without use; its use is noted by the minute', async () => {
    const { admin, cookie } = await openOne();
    const usedAgo = (seconds: number) =>
      sql`update admin_sessions set used_at = now() - make_interval(secs => ${seconds})
        where admin_id = ${admin.id}`.execute(database.db);
    const idleSeconds = async () => {
      const [row] = await sessionsOf(admin.id);
      return Math.round((Date.now() - (row?.used_at.getTime() ?? 0)) / 1000);
    };
    await usedAgo(40);
    expect(await admins.accounts.adminOf(cookie)).not.toBeNull();
    expect(await idleSeconds()).toBeGreaterThanOrEqual(40);
    await usedAgo(29 * 60);
    expect(await admins.accounts.adminOf(cookie)).not.toBeNull();
    expect(await idleSeconds()).toBeLessThan(40);
    await usedAgo(30 * 60);
    expect(await admins.accounts.adminOf(cookie)).toBeNull();
  });

  test('ends after 12 hours in any case', async () => {
    const { admin, cookie } = await openOne();
    const [row] = await sessionsOf(admin.id);
    expect((row?.expires_at.getTime() ?? 0) - (row?.created_at.getTime() ?? 0)).toBe(12 * 3_600_000);
    await sql`update admin_sessions set expires_at = now() where admin_id = ${admin.id}`.execute(database.db);
    expect(await admins.accounts.adminOf(cookie)).toBeNull();
  });

  test('whose database cannot answer is not taken for nobody’s', async () => {
    const { cookie } = await openOne();
    const gone = await createTestDatabase();
    const others = openAdmins(gone).accounts;
    await gone.close();
    await expect(others.adminOf(cookie)).rejects.toMatchObject({ codice: 'SERVIZIO_NON_DISPONIBILE', status: 503 });
    expect(await others.adminOf('__Host-ospitalia_admin=made-up')).toBeNull();
  });
});

test('logout is in the register only if there was a session', async () => {
  const { admin, cookie } = await openOne();
  admins.lines.length = 0;
  for (const sent of [cookie, cookie, null]) await admins.accounts.logout(sent, from);
  expect(admins.lines).toEqual([
    { azione: 'uscita', actor: { username: admin.username, address: '10.0.0.1', request_id: 'prova' } },
  ]);
});

test('two tabs that leave at once leave once', async () => {
  const { cookie } = await openOne();
  admins.lines.length = 0;
  await Promise.all(Array.from({ length: 5 }, () => admins.accounts.logout(cookie, from)));
  expect(admins.lines.map(({ azione }) => azione)).toEqual(['uscita']);
});

test('a login that the register cannot note did not take place', async () => {
  const username = await addAdmin(database);
  const { db } = database;
  const before = await db.selectFrom('admin_sessions').selectAll().execute();
  const failing = openAdmins(database, undefined, async () => {
    throw new Error('the register is gone');
  });
  const login = () => signInAdmin(failing.accounts, { username }, { address: nextAddress() });
  for (let tries = 0; tries < 6; tries += 1) await expect(login()).rejects.toThrow('the register is gone');
  expect(await db.selectFrom('admin_sessions').selectAll().execute()).toEqual(before);
});

test('housekeeping removes what is over, and nothing else', async () => {
  const { db } = database;
  const [kept, idle, old] = [await openOne(), await openOne(), await openOne()];
  await sql`update admin_sessions set used_at = now() - interval '31 minutes' where admin_id = ${idle.admin.id}`.execute(
    db,
  );
  await sql`update admin_sessions set expires_at = now() where admin_id = ${old.admin.id}`.execute(db);
  await sql`update admin_devices set expires_at = now() where admin_id = ${old.admin.id}`.execute(db);
  const login = { username: kept.admin.username, password: `${PASSWORD}!` };
  await admins.accounts.login(login, { cookie: null, ...from }).catch(() => undefined);
  await sql`update login_attempts set forgotten_at = now() where bucket like 'address:%'`.execute(db);
  await admins.accounts.sweep();
  expect(await admins.accounts.adminOf(kept.cookie)).not.toBeNull();
  expect([await sessionsOf(idle.admin.id), await sessionsOf(old.admin.id)]).toEqual([[], []]);
  const devices = await db.selectFrom('admin_devices').select('admin_id').execute();
  expect(devices).toContainEqual({ admin_id: idle.admin.id });
  expect(devices).not.toContainEqual({ admin_id: old.admin.id });
  const { rows } = await sql<{ kind: string }>`
    select distinct split_part(bucket, ':', 1) as kind from login_attempts order by kind`.execute(db);
  expect(rows.map(({ kind }) => kind)).toEqual(['account', 'known', 'pair', 'strangers']);
});
