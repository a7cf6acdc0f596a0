import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { nextEmail, openAccounts, signIn, tokenFor } from '../../../test/open-accounts.ts';
import { openAdmins, setUpAdmins } from '../../../test/open-admins.ts';
import type { AccountsService } from '../contract.ts';
import { hashToken } from './hash-token.ts';

const NAME = '__Host-ospitalia_sessione';
const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

const admins = setUpAdmins();
let accounts: AccountsService;
beforeAll(async () => {
  accounts = await openAccounts(admins.database);
});

type Row = { id: string; token_hash: string; created_at: Date; used_at: Date; expires_at: Date };

const KINDS = [
  {
    whose: 'owner',
    name: NAME,
    table: 'sessions',
    idle: 14 * DAY,
    whole: 60 * DAY,
    noted: HOUR,
    open: async () => (await signIn(accounts, nextEmail())).cookie,
    findIn: async (database: TestDatabase) => (await openAccounts(database)).accountOf,
  },
  {
    whose: 'administrator',
    name: '__Host-ospitalia_admin',
    table: 'admin_sessions',
    idle: 30 * MINUTE,
    whole: 12 * HOUR,
    noted: MINUTE,
    open: async () => (await admins.open()).session,
    findIn: async (database: TestDatabase) => openAdmins(database).accounts.adminOf,
  },
];

describe.each(KINDS)('$whose session', ({ name, table, idle, whole, noted, open, findIn }) => {
  const sessions = sql.table(table);
  async function openOne() {
    const cookie = await open();
    const token = cookie.slice(name.length + 1);
    const find = await findIn(admins.database);
    const readRow = async () => {
      const { rows } = await sql<Row>`select * from ${sessions} where token_hash = ${hashToken(token)}`.execute(
        admins.database.db,
      );
      return rows[0]!;
    };
    const set = (change: ReturnType<typeof sql>) =>
      sql`update ${sessions} set ${change} where token_hash = ${hashToken(token)}`.execute(admins.database.db);
    return { cookie, token, readRow, set, isOpen: async (sent = cookie) => (await find(sent)) !== null };
  }

  test('stores neither the token nor the network address', async () => {
    const { token, readRow, isOpen } = await openOne();
    const { token_hash, ...row } = await readRow();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(Object.keys(row).filter((column) => !column.endsWith('_id'))).toEqual([
      'id',
      'created_at',
      'used_at',
      'expires_at',
      'proved_at',
    ]);
    expect(await isOpen(`${name}=${token_hash}`)).toBe(false);
    expect(await isOpen(`${name}=${token.startsWith('a') ? 'b' : 'a'}${token.slice(1)}`)).toBe(false);
    expect(await isOpen()).toBe(true);
  });

  test('expires after its idle timeout, and records its last use only at intervals', async () => {
    const { readRow, set, isOpen } = await openOne();
    const usedAgo = (seconds: number) => set(sql`used_at = now() - make_interval(secs => ${seconds})`);
    const idleSeconds = async () => (Date.now() - (await readRow()).used_at.getTime()) / 1000;
    await usedAgo(noted - 20);
    expect(await isOpen()).toBe(true);
    expect(await idleSeconds()).toBeGreaterThan(noted - 30);
    await usedAgo(idle - MINUTE);
    expect(await isOpen()).toBe(true);
    expect(await idleSeconds()).toBeLessThan(noted - 30);
    await usedAgo(idle);
    expect(await isOpen()).toBe(false);
  });

  test('expires after its absolute lifetime', async () => {
    const { readRow, set, isOpen } = await openOne();
    const { created_at, expires_at } = await readRow();
    expect(Math.round((expires_at.getTime() - created_at.getTime()) / 1000)).toBe(whole);
    await set(sql`expires_at = now()`);
    expect(await isOpen()).toBe(false);
  });

  test('causes a 503 error if the database is unavailable', async () => {
    const cookie = await open();
    const gone = await createTestDatabase();
    const find = await findIn(gone);
    await gone.close();
    await expect(find(cookie)).rejects.toMatchObject({ codice: 'SERVIZIO_NON_DISPONIBILE', status: 503 });
    expect(await find(`${name}=made-up`)).toBeNull();
  });
});

describe('session cookie', () => {
  test('is limited to this host and to TLS, is hidden from scripts and changes at each sign-in', async () => {
    const email = nextEmail();
    const [first, second] = [
      await accounts.openSession(await tokenFor(accounts, email)),
      await accounts.openSession(await tokenFor(accounts, email)),
    ];
    expect(first.cookies).toEqual([
      expect.stringMatching(
        /^__Host-ospitalia_sessione=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(second.account).toEqual(first.account);
    expect(second.cookies).not.toEqual(first.cookies);
  });

  test.each([
    ['absent', null],
    ['empty', ''],
    ['replaced by an unrelated cookie', 'tema=sera'],
    ['sent without a value', `${NAME}=`],
    ['unknown', `${NAME}=abcdefghijklmnopqrstuvwxyzabcdef`],
    ['signed with an empty signature', `${NAME}=abcdefghijklmnopqrstuvwxyzabcdef.`],
    ['badly escaped', `${NAME}=%C3%28.%ZZ`],
    ['sent under a similar name', `ospitalia_sessione=abc; x${NAME}=abc`],
  ])('is rejected if it is %s', async (_, cookie) => {
    expect(await accounts.accountOf(cookie)).toBeNull();
  });

  test('remains valid if an earlier release signed it', async () => {
    const { cookie, id } = await signIn(accounts, nextEmail());
    const token = 'abcdefghijklmnopqrstuvwxyzABCDEF';
    await sql`update sessions set token_hash = ${hashToken(token)} where account_id = ${id}`.execute(
      admins.database.db,
    );
    expect(await accounts.accountOf(cookie)).toBeNull();
    expect(await accounts.accountOf(`${NAME}=${token}.${'A'.repeat(43)}%3D`)).toMatchObject({ id });
  });
});
