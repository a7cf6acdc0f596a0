import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openAdmins, setUpAdmins } from '../../../test/open-admins.ts';

const admins = setUpAdmins();
const from = { address: '10.0.0.1', requestId: 'prova' };

const sessionsOf = (adminId: string) =>
  admins.database.db.selectFrom('admin_sessions').selectAll().where('admin_id', '=', adminId).execute();

describe('T04: administrator sessions', () => {
  test("get a new ID at each sign-in, which ends the browser's earlier session", async () => {
    const first = await admins.open();
    const second = await admins.signIn(first.admin.username, { cookie: first.cookie });
    expect(second.session).not.toBe(first.session);
    expect(second.device).not.toBe(first.device);
    expect(await admins.accounts.adminOf(first.cookie)).toBeNull();
    expect(await admins.accounts.adminOf(second.cookie)).toMatchObject(first.admin);
    expect(await sessionsOf(first.admin.id)).toHaveLength(1);
    const { rows } = await sql<{ row: string }>`select d::text as row from admin_devices d`.execute(admins.database.db);
    expect(rows.map(({ row }) => row).join()).not.toContain(second.device.split('=')[1]);
  });

  test('do not accept a session ID that was planted before the sign-in', async () => {
    const planted = `__Host-ospitalia_admin=${'a'.repeat(43)}`;
    const { cookie } = await admins.signIn(await admins.add(), { cookie: planted });
    expect(cookie).not.toContain(planted);
    expect(await admins.accounts.adminOf(planted)).toBeNull();
  });
});

describe('logout', () => {
  test('ends only the session of the request and records the sign-out once', async () => {
    const desktop = await admins.open();
    const { username } = desktop.admin;
    const phone = await admins.signIn(username);
    admins.lines.length = 0;
    for (const sent of [desktop.cookie, desktop.cookie, null]) await admins.accounts.logout(sent, from);
    expect(await admins.accounts.adminOf(desktop.cookie)).toBeNull();
    expect(await admins.accounts.adminOf(phone.cookie)).toMatchObject(desktop.admin);
    expect(admins.lines).toEqual([{ azione: 'uscita', actor: { username, address: '10.0.0.1', request_id: 'prova' } }]);
  });

  test('records one sign-out for concurrent requests', async () => {
    const { cookie } = await admins.open();
    await Promise.all(Array.from({ length: 5 }, () => admins.accounts.logout(cookie, from)));
    expect(admins.lines.map(({ azione }) => azione)).toEqual(['uscita']);
  });
});

test('rolls back the sign-in if its audit log entry cannot be written', async () => {
  const username = await admins.add();
  const sessions = admins.database.db.selectFrom('admin_sessions').selectAll();
  const before = await sessions.execute();
  const failing = openAdmins(admins.database, {
    beforeRecord() {
      throw new Error('the audit log is unavailable');
    },
  });
  for (let tries = 0; tries < 6; tries += 1)
    await expect(failing.login(username)).rejects.toThrow('the audit log is unavailable');
  expect(await sessions.execute()).toEqual(before);
});

test('sweep deletes only expired rows', async () => {
  const { db } = admins.database;
  const [active, idle, old] = [await admins.open(), await admins.open(), await admins.open()];
  const [idleId, oldId] = [idle.admin.id, old.admin.id];
  await sql`update admin_sessions set used_at = now() - interval '31 minutes' where admin_id = ${idleId}`.execute(db);
  await sql`update admin_sessions set expires_at = now() where admin_id = ${oldId}`.execute(db);
  await sql`update admin_devices set expires_at = now() where admin_id = ${oldId}`.execute(db);
  await admins.guess(active.admin.username).catch(() => undefined);
  await sql`update login_attempts set forgotten_at = now() where bucket like 'address:%'`.execute(db);
  await admins.accounts.sweep();
  expect(await admins.accounts.adminOf(active.cookie)).not.toBeNull();
  expect([await sessionsOf(idleId), await sessionsOf(oldId)]).toEqual([[], []]);
  const devices = await db.selectFrom('admin_devices').select('admin_id').execute();
  expect(devices).toContainEqual({ admin_id: idleId });
  expect(devices).not.toContainEqual({ admin_id: oldId });
  const { rows } = await sql<{ kind: string }>`
    select distinct split_part(bucket, ':', 1) as kind from login_attempts order by kind`.execute(db);
  expect(rows.map(({ kind }) => kind)).toEqual(['account', 'pair', 'strangers']);
});
