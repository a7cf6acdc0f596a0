import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createMailOutbox } from '../../mail/server/create-mail-outbox.ts';
import { openJobs } from '../../server/jobs/open-jobs.ts';
import type { AccountsService } from '../contract.ts';
import { accountsMessages } from '../messages.it.ts';
import { readOrCreateSecret } from './read-or-create-secret.ts';
import { createAccountsService } from './service.ts';

const PUBLIC_URL = 'https://www.ospitalia.it';
const NAME = '__Host-ospitalia_sessione';

let database: TestDatabase;
let accounts: AccountsService;
const reported: unknown[] = [];

function openAccounts(secret: string): AccountsService {
  const { boss } = openJobs(database.pool, { onError: (error) => reported.push(error) });
  return createAccountsService({
    db: database.db,
    outbox: createMailOutbox(boss),
    publicUrl: PUBLIC_URL,
    secret,
    report: (message, error) => reported.push(message, error),
  });
}

beforeAll(async () => {
  database = await createTestDatabase();
  accounts = openAccounts(await readOrCreateSecret(database.db));
});

afterAll(() => database.close());

let serial = 0;
function nextEmail(): string {
  serial += 1;
  return `persona${serial}@example.it`;
}

async function tokenFor(email: string, hours = 0.5): Promise<string> {
  return new URL(await accounts.createLink(email, hours)).searchParams.get('token') ?? '';
}

/** What a browser sends back of a `Set-Cookie` header. */
function kept(cookies: readonly string[]): string {
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}

async function signIn(email: string): Promise<{ cookie: string; id: string }> {
  const { account, cookies } = await accounts.openSession(await tokenFor(email));
  return { cookie: kept(cookies), id: account.id };
}

type MailRow = { to: string; subject: string; text: string; html: string };

async function mailsTo(email: string): Promise<MailRow[]> {
  const { rows } = await sql<{ data: MailRow }>`
    select data from pgboss.job where name = 'mail' and data ->> 'to' = ${email} order by created_on
  `.execute(database.db);
  return rows.map(({ data }) => data);
}

async function sessionsOf(email: string) {
  return database.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .selectAll('sessions')
    .where('email', '=', email)
    .execute();
}

const LINK_REFUSED = { codice: 'DATI_NON_VALIDI', detail: accountsMessages.linkNonValido };

describe('a link', () => {
  test('leads to our page and makes the account of its address', async () => {
    const email = nextEmail();
    const link = await accounts.createLink(email, 72);
    expect(link).toMatch(/^https:\/\/www\.ospitalia\.it\/proprietario\/entra\?token=\w{32}$/);
    const { account, cookies } = await accounts.openSession(link.split('token=')[1] ?? '');
    expect(account).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), email });
    expect(await accounts.accountOf(kept(cookies))).toEqual(account);
    // Another link, the same account.
    expect((await accounts.openSession(await tokenFor(email))).account).toEqual(account);
  });

  test('is valid for as long as was asked', async () => {
    const [short, long] = [nextEmail(), nextEmail()];
    await Promise.all([tokenFor(short, 0.5), tokenFor(long, 72)]);
    const { rows } = await sql<{ email: string; minutes: number }>`
      select proves::jsonb ->> 'email' as email, round(extract(epoch from expires_at - created_at) / 60)::int as minutes
      from sign_in_links where proves::jsonb ->> 'email' in (${short}, ${long}) order by minutes
    `.execute(database.db);
    expect(rows).toEqual([
      { email: short, minutes: 30 },
      { email: long, minutes: 72 * 60 },
    ]);
  });

  test('works once', async () => {
    const token = await tokenFor(nextEmail());
    await accounts.openSession(token);
    await expect(accounts.openSession(token)).rejects.toMatchObject(LINK_REFUSED);
  });

  test('used 20 times at once it opens one session', async () => {
    const email = nextEmail();
    const token = await tokenFor(email);
    // Two services, as two processes: neither knows what the other one does.
    const others = openAccounts(await readOrCreateSecret(database.db));
    const tries = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? accounts : others).openSession(token));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject(LINK_REFUSED);
    expect(await sessionsOf(email)).toHaveLength(1);
  });

  test('several links of a new address at once make one account', async () => {
    const email = nextEmail();
    const tokens = await Promise.all(Array.from({ length: 6 }, () => tokenFor(email)));
    const opened = await Promise.all(tokens.map((token) => accounts.openSession(token)));
    expect(new Set(opened.map(({ account }) => account.id)).size).toBe(1);
    expect(await sessionsOf(email)).toHaveLength(6);
  });

  test('that is over opens nothing', async () => {
    const email = nextEmail();
    const token = await tokenFor(email);
    await sql`update sign_in_links set expires_at = now() - interval '1 second'
      where proves::jsonb ->> 'email' = ${email}`.execute(database.db);
    await expect(accounts.openSession(token)).rejects.toMatchObject(LINK_REFUSED);
    expect(await sessionsOf(email)).toEqual([]);
  });

  test('that was changed or made up opens nothing', async () => {
    const token = await tokenFor(nextEmail());
    const changed = `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`;
    for (const bad of [
      changed,
      token.slice(1),
      `${token} `,
      '',
      'x'.repeat(200),
      "' or 1=1 --",
      '%00',
      '\ud800',
      '\0',
    ]) {
      await expect(accounts.openSession(bad)).rejects.toMatchObject(LINK_REFUSED);
    }
    // Nor does what the database holds of it.
    const { rows } = await sql<{ token_hash: string }>`select token_hash from sign_in_links`.execute(database.db);
    for (const { token_hash } of rows) {
      await expect(accounts.openSession(token_hash)).rejects.toMatchObject(LINK_REFUSED);
    }
    await accounts.openSession(token);
  });
});

describe('a session', () => {
  test('comes as a cookie that only this host, over TLS, and no script can read', async () => {
    const { cookies } = await accounts.openSession(await tokenFor(nextEmail()));
    expect(cookies).toHaveLength(1);
    const [pair, ...attributes] = cookies[0]?.split('; ') ?? [];
    expect(pair).toMatch(/^__Host-ospitalia_sessione=[\w%.+/=-]{60,}$/);
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=5184000', 'Path=/', 'SameSite=Lax', 'Secure']);
  });

  test('is a new one at each sign-in', async () => {
    const email = nextEmail();
    const [first, second] = [await signIn(email), await signIn(email)];
    expect(first.cookie).not.toBe(second.cookie);
    expect(first.id).toBe(second.id);
  });

  test('leaves in the database neither its token nor where its owner was', async () => {
    const email = nextEmail();
    const { cookie } = await signIn(email);
    const token = decodeURIComponent(cookie).split('=')[1]?.split('.')[0] ?? '';
    expect(token).toMatch(/^\w{32}$/);
    const [row] = await sessionsOf(email);
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

  test('a changed cookie is nobody, and so is one signed with another secret', async () => {
    const { cookie } = await signIn(nextEmail());
    const token = cookie.slice(NAME.length + 1);
    const swapped = `${NAME}=${token.startsWith('a') ? 'b' : 'a'}${token.slice(1)}`;
    expect(await accounts.accountOf(swapped)).toBeNull();
    expect(await openAccounts('another-secret-another-secret-0123456789').accountOf(cookie)).toBeNull();
    expect(await accounts.accountOf(cookie)).not.toBeNull();
  });

  test('what the database holds of it signs nobody in', async () => {
    const email = nextEmail();
    const { cookie } = await signIn(email);
    const [row] = await sessionsOf(email);
    const token = decodeURIComponent(cookie).split('=')[1]?.split('.')[0] ?? '';
    expect(await accounts.accountOf(cookie.replace(token, row?.token_hash ?? ''))).toBeNull();
  });

  test('ends for its browser alone when somebody signs out, whatever the cookie says afterwards', async () => {
    const email = nextEmail();
    const [desk, phone] = [await signIn(email), await signIn(email)];
    const forget = await accounts.closeSession(desk.cookie);
    expect(forget).toEqual([`${NAME}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`]);
    expect(await accounts.accountOf(desk.cookie)).toBeNull();
    expect(await accounts.accountOf(phone.cookie)).toMatchObject({ email });
    // Once more, and without any: nothing happens.
    expect(await accounts.closeSession(desk.cookie)).toEqual(forget);
    expect(await accounts.closeSession(null)).toEqual(forget);
  });

  test('ends everywhere at once, but only for that account', async () => {
    const [email, other] = [nextEmail(), nextEmail()];
    const [desk, phone, stranger] = [await signIn(email), await signIn(email), await signIn(other)];
    await accounts.closeAllSessions({ id: desk.id, email });
    expect(await accounts.accountOf(desk.cookie)).toBeNull();
    expect(await accounts.accountOf(phone.cookie)).toBeNull();
    expect(await accounts.accountOf(stranger.cookie)).toMatchObject({ email: other });
  });

  test('ends after 14 days without use', async () => {
    const email = nextEmail();
    const { cookie } = await signIn(email);
    const used = (days: number) =>
      sql`update sessions set used_at = now() - make_interval(days => ${days}) where account_id =
        (select id from accounts where email = ${email})`.execute(database.db);
    await used(13);
    expect(await accounts.accountOf(cookie)).toMatchObject({ email });
    // That was a use, and the row knows it.
    expect((await sessionsOf(email))[0]?.used_at.getTime()).toBeGreaterThan(Date.now() - 60_000);
    await used(15);
    expect(await accounts.accountOf(cookie)).toBeNull();
    expect(await sessionsOf(email)).toEqual([]);
  });

  test('ends after 60 days in any case', async () => {
    const email = nextEmail();
    const { cookie } = await signIn(email);
    const [row] = await sessionsOf(email);
    const days = ((row?.expires_at.getTime() ?? 0) - (row?.created_at.getTime() ?? 0)) / 86_400_000;
    expect(Math.round(days)).toBe(60);
    await sql`update sessions set created_at = now() - interval '60 days', expires_at = now() - interval '1 second'
      where id = ${row?.id}`.execute(database.db);
    expect(await accounts.accountOf(cookie)).toBeNull();
  });

  test('a database that cannot answer is said, not taken for nobody', async () => {
    const { cookie } = await signIn(nextEmail());
    const gone = await createTestDatabase();
    const { boss } = openJobs(gone.pool, { onError: () => undefined });
    const others = createAccountsService({
      db: gone.db,
      outbox: createMailOutbox(boss),
      publicUrl: PUBLIC_URL,
      secret: await readOrCreateSecret(database.db),
      report: () => undefined,
    });
    await gone.close();
    await expect(others.accountOf(cookie)).rejects.toMatchObject({ codice: 'SERVIZIO_NON_DISPONIBILE', status: 503 });
    expect(await others.accountOf(`${NAME}=made-up`)).toBeNull();
  });
});

describe('a request for a link', () => {
  test('puts one mail into the outbox, whose link works', async () => {
    const email = nextEmail();
    await accounts.requestLink(`  ${email.toUpperCase()} `);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Il tuo link per entrare in Ospitalia');
    const link = /^https:\S+token=(\w+)$/m.exec(mail?.text ?? '');
    expect(mail?.html).toContain(`href="${link?.[0]}"`);
    expect((await accounts.openSession(link?.[1] ?? '')).account.email).toBe(email);
  });

  test('makes no account: only the link does', async () => {
    const email = nextEmail();
    await accounts.requestLink(email);
    expect(await database.db.selectFrom('accounts').select('id').where('email', '=', email).execute()).toEqual([]);
  });

  test('to one address more than 3 times in 15 minutes is quietly dropped, even all at once', async () => {
    const email = nextEmail();
    const others = openAccounts(await readOrCreateSecret(database.db));
    await Promise.all(Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? accounts : others).requestLink(email)));
    expect(await mailsTo(email)).toHaveLength(3);
    await sql`update sign_in_requests set window_ends_at = now() where email = ${email}`.execute(database.db);
    await accounts.requestLink(email);
    expect(await mailsTo(email)).toHaveLength(4);
  });

  test.each([
    null,
    '',
    'anna',
    'anna@example.it\r\nBcc: altri@example.it',
    ['anna@example.it'],
    'a@example.it,b@example.it',
  ])('for %j is refused with a sentence, and stores nothing', async (email) => {
    const before = await database.db.selectFrom('sign_in_links').select('id').execute();
    await expect(accounts.requestLink(email)).rejects.toMatchObject({
      codice: 'DATI_NON_VALIDI',
      campi: { email: accountsMessages.emailNonValida },
    });
    expect(await database.db.selectFrom('sign_in_links').select('id').execute()).toEqual(before);
  });
});

describe('housekeeping', () => {
  test('what is over is swept, what is not stays', async () => {
    const email = nextEmail();
    const { cookie } = await signIn(email);
    await signIn(email);
    await sql`update sessions set used_at = now() - interval '15 days' where id =
      (select id from sessions order by created_at desc limit 1)`.execute(database.db);
    await tokenFor(nextEmail());
    await sql`update sign_in_links set expires_at = now() - interval '1 day'`.execute(database.db);
    await sql`update sign_in_requests set window_ends_at = now() - interval '1 day'`.execute(database.db);
    await accounts.sweep();
    expect(await sessionsOf(email)).toHaveLength(1);
    expect(await accounts.accountOf(cookie)).toMatchObject({ email });
    expect(await database.db.selectFrom('sign_in_links').select('id').execute()).toEqual([]);
    expect(await database.db.selectFrom('sign_in_requests').select('email').execute()).toEqual([]);
  });

  test('all processes sign with the same secret, whoever was first', async () => {
    await sql`delete from secrets`.execute(database.db);
    const secrets = await Promise.all(Array.from({ length: 8 }, () => readOrCreateSecret(database.db)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  });

  test('nothing was reported', () => {
    expect(reported).toEqual([]);
  });
});
