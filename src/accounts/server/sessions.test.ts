import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { nextEmail, openAccounts, PUBLIC_URL, sessionsOf, signIn, tokenFor } from '../../../test/open-accounts.ts';
import { createMailOutbox } from '../../mail/server/create-mail-outbox.ts';
import { openJobs } from '../../app/server/jobs/open-jobs.ts';
import type { AccountsService } from '../contract.ts';
import { hashToken } from './hash-token.ts';
import { createAccountsService } from './service.ts';

function accountsOn({ db, pool }: TestDatabase): AccountsService {
  const { boss } = openJobs(pool, { onError: () => undefined });
  return createAccountsService({
    db,
    outbox: createMailOutbox(boss),
    publicUrl: PUBLIC_URL,
  });
}

const NAME = '__Host-ospitalia_sessione';

let database: TestDatabase;
let accounts: AccountsService;
const reported: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  accounts = await openAccounts(database, reported);
});

afterAll(() => database.close());

describe('a session', () => {
  test('comes as a cookie that only this host, over TLS, and no script can read', async () => {
    const { cookies } = await accounts.openSession(await tokenFor(accounts, nextEmail()));
    expect(cookies).toHaveLength(1);
    const [pair, ...attributes] = cookies[0]?.split('; ') ?? [];
    expect(pair).toMatch(/^__Host-ospitalia_sessione=[\w-]{43}$/);
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=5184000', 'Path=/', 'SameSite=Lax', 'Secure']);
  });

  test('is a new one at each sign-in', async () => {
    const email = nextEmail();
    const [first, second] = [await signIn(accounts, email), await signIn(accounts, email)];
    expect(first.cookie).not.toBe(second.cookie);
    expect(first.id).toBe(second.id);
  });

  test('leaves in the database neither its token nor where its owner was', async () => {
    const email = nextEmail();
    const { cookie } = await signIn(accounts, email);
    const token = cookie.slice(NAME.length + 1);
    const [row] = await sessionsOf(database, email);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      'account_id',
      'created_at',
      'expires_at',
      'id',
      'token_hash',
      'used_at',
    ]);
  });

  test.each([
    ['none', null],
    ['empty', ''],
    ['another cookie', 'tema=sera'],
    ['an empty value', `${NAME}=`],
    ['made up', `${NAME}=abcdefghijklmnopqrstuvwxyzabcdef`],
    ['signed with nothing', `${NAME}=abcdefghijklmnopqrstuvwxyzabcdef.`],
    ['signed with something', `${NAME}=abcdefghijklmnopqrstuvwxyzabcdef.${'A'.repeat(43)}%3D`],
    ['bad escapes', `${NAME}=%C3%28.%ZZ`],
    ['a prefix of the name', `ospitalia_sessione=abc; x${NAME}=abc`],
  ])('%s: nobody', async (_, cookie) => {
    expect(await accounts.accountOf(cookie)).toBeNull();
  });

  test('a changed cookie is nobody', async () => {
    const { cookie } = await signIn(accounts, nextEmail());
    const token = cookie.slice(NAME.length + 1);
    const swapped = `${NAME}=${token.startsWith('a') ? 'b' : 'a'}${token.slice(1)}`;
    expect(await accounts.accountOf(swapped)).toBeNull();
    expect(await accounts.accountOf(cookie)).not.toBeNull();
  });

  test('whose cookie an earlier release signed goes on', async () => {
    const { cookie, id } = await signIn(accounts, nextEmail());
    const token = 'abcdefghijklmnopqrstuvwxyzABCDEF';
    await sql`update sessions set token_hash = ${hashToken(token)} where account_id = ${id}`.execute(database.db);
    expect(await accounts.accountOf(cookie)).toBeNull();
    expect(await accounts.accountOf(`${NAME}=${token}.${'A'.repeat(43)}%3D`)).toMatchObject({ id });
  });

  test('what the database holds of it signs nobody in', async () => {
    const email = nextEmail();
    const { cookie } = await signIn(accounts, email);
    const [row] = await sessionsOf(database, email);
    const token = cookie.slice(NAME.length + 1);
    expect(await accounts.accountOf(cookie.replace(token, row?.token_hash ?? ''))).toBeNull();
  });

  test('ends for its browser alone when somebody signs out, whatever the cookie says afterwards', async () => {
    const email = nextEmail();
    const [desktop, phone] = [await signIn(accounts, email), await signIn(accounts, email)];
    const forget = await accounts.closeSession(desktop.cookie);
    expect(forget).toEqual([`${NAME}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`]);
    expect(await accounts.accountOf(desktop.cookie)).toBeNull();
    expect(await accounts.accountOf(phone.cookie)).toMatchObject({ email });
    // Once more, and without any: nothing happens.
    expect(await accounts.closeSession(desktop.cookie)).toEqual(forget);
    expect(await accounts.closeSession(null)).toEqual(forget);
  });

  test('ends everywhere at once, but only for that account', async () => {
    const [email, other] = [nextEmail(), nextEmail()];
    const [desktop, phone, stranger] = [
      await signIn(accounts, email),
      await signIn(accounts, email),
      await signIn(accounts, other),
    ];
    await accounts.closeAllSessions({ id: desktop.id, email });
    expect(await accounts.accountOf(desktop.cookie)).toBeNull();
    expect(await accounts.accountOf(phone.cookie)).toBeNull();
    expect(await accounts.accountOf(stranger.cookie)).toMatchObject({ email: other });
  });

  test('ends after 14 days without use', async () => {
    const email = nextEmail();
    const { cookie } = await signIn(accounts, email);
    const used = (days: number) =>
      sql`update sessions set used_at = now() - make_interval(days => ${days}) where account_id =
        (select id from accounts where email = ${email})`.execute(database.db);
    await used(13);
    expect(await accounts.accountOf(cookie)).toMatchObject({ email });
    // That was a use, and the row knows it.
    expect((await sessionsOf(database, email))[0]?.used_at.getTime()).toBeGreaterThan(Date.now() - 60_000);
    await used(15);
    expect(await accounts.accountOf(cookie)).toBeNull();
  });

  test('ends after 60 days in any case', async () => {
    const email = nextEmail();
    const { cookie } = await signIn(accounts, email);
    const [row] = await sessionsOf(database, email);
    const days = ((row?.expires_at.getTime() ?? 0) - (row?.created_at.getTime() ?? 0)) / 86_400_000;
    expect(Math.round(days)).toBe(60);
    await sql`update sessions set created_at = now() - interval '60 days', expires_at = now() - interval '1 second'
      where id = ${row?.id}`.execute(database.db);
    expect(await accounts.accountOf(cookie)).toBeNull();
  });

  test('a database that cannot answer is said, not taken for nobody', async () => {
    const { cookie } = await signIn(accounts, nextEmail());
    const gone = await createTestDatabase();
    const others = accountsOn(gone);
    await gone.close();
    await expect(others.accountOf(cookie)).rejects.toMatchObject({ codice: 'SERVIZIO_NON_DISPONIBILE', status: 503 });
    expect(await others.accountOf(`${NAME}=made-up`)).toBeNull();
  });
});

test('nothing of all that was reported as a failure', () => {
  expect(reported).toEqual([]);
});
