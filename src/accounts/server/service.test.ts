import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { nextEmail, openAccounts, sessionsOf, signIn, tokenFor } from '../../../test/open-accounts.ts';
import type { AccountsService } from '../contract.ts';
import { readOrCreateSecret } from './read-or-create-secret.ts';
import * as messages from '../messages/owner.ts';

const LINK_REFUSED = { codice: 'DATI_NON_VALIDI', detail: messages.signInLinkInvalid };

let database: TestDatabase;
let accounts: AccountsService;
const reported: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  accounts = await openAccounts(database, reported);
});

afterAll(() => database.close());

type MailRow = { to: string; subject: string; text: string; html: string };

async function mailsTo(email: string): Promise<MailRow[]> {
  const { rows } = await sql<{ data: MailRow }>`
    select data from pgboss.job where name = 'mail' and data ->> 'to' = ${email} order by created_on
  `.execute(database.db);
  return rows.map(({ data }) => data);
}

async function passMinutes(minutes: number, email: string): Promise<void> {
  await sql`
    update sign_in_requests set sent_at = array(
      select at - make_interval(mins => ${minutes}) from unnest(sent_at) as at order by at)
    where email = ${email}`.execute(database.db);
}

describe('sign-in link', () => {
  test('points to the sign-in page, and creates only one account per address', async () => {
    const email = nextEmail();
    const link = await accounts.createLink(email, 72);
    expect(link).toMatch(/^https:\/\/www\.ospitalia\.it\/proprietario\/entra\?token=[\w-]{43}$/);
    const { account, cookies } = await accounts.openSession(link.split('token=')[1] ?? '');
    expect(account).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), email });
    expect(await accounts.accountOf(cookies[0]?.split(';')[0] ?? '')).toEqual({
      ...account,
      lingua: 'it',
      proof: 'fresh',
    });
    expect((await accounts.openSession(await tokenFor(accounts, email))).account).toEqual(account);
  });

  test('is valid for the given number of hours', async () => {
    const email = nextEmail();
    await tokenFor(accounts, email, 72);
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from expires_at - created_at) / 60)::int as minutes
      from sign_in_links where proves::jsonb ->> 'email' = ${email}`.execute(database.db);
    expect(rows).toEqual([{ minutes: 72 * 60 }]);
  });

  test('opens only one session if it is used 20 times concurrently', async () => {
    const email = nextEmail();
    const token = await tokenFor(accounts, email);
    const others = await openAccounts(database);
    const tries = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? accounts : others).openSession(token));
    const results = await Promise.allSettled(tries);
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
    expect(refused).toHaveLength(19);
    for (const reason of refused) expect(reason).toMatchObject(LINK_REFUSED);
    expect(await sessionsOf(database, email)).toHaveLength(1);
  });

  test('creates a single account if several links for a new address are used concurrently', async () => {
    const email = nextEmail();
    const tokens = await Promise.all(Array.from({ length: 6 }, () => tokenFor(accounts, email)));
    const opened = await Promise.all(tokens.map((token) => accounts.openSession(token)));
    expect(new Set(opened.map(({ account }) => account.id)).size).toBe(1);
    expect(await sessionsOf(database, email)).toHaveLength(6);
  });

  test('is rejected after it has expired', async () => {
    const email = nextEmail();
    const token = await tokenFor(accounts, email);
    await sql`update sign_in_links set expires_at = now() - interval '1 second'
      where proves::jsonb ->> 'email' = ${email}`.execute(database.db);
    await expect(accounts.openSession(token)).rejects.toMatchObject(LINK_REFUSED);
    expect(await sessionsOf(database, email)).toEqual([]);
  });

  test('is rejected if it was modified or forged', async () => {
    const token = await tokenFor(accounts, nextEmail());
    const changed = `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`;
    const held = await database.db.selectFrom('sign_in_links').select('token_hash').execute();
    const hashes = held.map(({ token_hash }) => token_hash);
    for (const bad of [...hashes, changed, token.slice(1), `${token} `, '', "' or 1=1 --", '\ud800', '\0']) {
      await expect(accounts.openSession(bad)).rejects.toMatchObject(LINK_REFUSED);
    }
    await accounts.openSession(token);
  });
});

describe('requestLink', () => {
  test('sends one email with a working link and creates no account before the link is used', async () => {
    const email = nextEmail();
    await accounts.requestLink(`  ${email.toUpperCase()} `);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Il tuo link per entrare in Ospitalia');
    expect(await database.db.selectFrom('accounts').select('id').where('email', '=', email).execute()).toEqual([]);
    const link = /^https:\S+token=([\w-]+)$/m.exec(mail?.text ?? '');
    expect(mail?.html).toContain(`href="${link?.[0]}"`);
    expect((await accounts.openSession(link?.[1] ?? '')).account.email).toBe(email);
  });

  test('sends at most three emails to one address in 15 minutes, even if requests are concurrent, and silently drops the rest', async () => {
    const email = nextEmail();
    const others = await openAccounts(database);
    await Promise.all(Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? accounts : others).requestLink(email)));
    expect(await mailsTo(email)).toHaveLength(3);
    await passMinutes(16, email);
    await accounts.requestLink(email);
    expect(await mailsTo(email)).toHaveLength(4);
  });

  test('sends at most ten emails to one address in 24 hours and silently drops the rest', async () => {
    const email = nextEmail();
    for (let requests = 0; requests < 14; requests += 1) {
      await accounts.requestLink(email);
      await passMinutes(16, email);
    }
    expect(await mailsTo(email)).toHaveLength(10);
    await passMinutes(24 * 60 - 14 * 16 + 1, email);
    await accounts.requestLink(email);
    await passMinutes(1, email);
    await accounts.requestLink(email);
    expect(await mailsTo(email)).toHaveLength(11);
  });

  test('rejects a second recipient after a line break and stores nothing', async () => {
    const links = database.db.selectFrom('sign_in_links').select('id');
    const before = await links.execute();
    await expect(accounts.requestLink('anna@example.it\r\nBcc: altri@example.it')).rejects.toMatchObject({
      codice: 'DATI_NON_VALIDI',
      campi: { email: messages.emailInvalid },
    });
    expect(await links.execute()).toEqual(before);
  });
});

describe('the accounts database', () => {
  test('sweep deletes only expired rows', async () => {
    const email = nextEmail();
    const { cookie } = await signIn(accounts, email);
    await signIn(accounts, email);
    await sql`update sessions set used_at = now() - interval '15 days' where id =
      (select id from sessions order by created_at desc limit 1)`.execute(database.db);
    await accounts.requestLink(email);
    await accounts.requestLink(nextEmail());
    await passMinutes(24 * 60 + 1, email);
    await sql`update sign_in_links set expires_at = now() - interval '1 day'`.execute(database.db);
    await accounts.sweep();
    expect(await sessionsOf(database, email)).toHaveLength(1);
    expect(await accounts.accountOf(cookie)).toMatchObject({ email });
    expect(await database.db.selectFrom('sign_in_links').select('id').execute()).toEqual([]);
    const counted = await database.db.selectFrom('sign_in_requests').select('email').execute();
    expect(counted).not.toContainEqual({ email });
    expect(counted.length).toBeGreaterThan(0);
  });

  test('readOrCreateSecret returns the same secret to all concurrent callers', async () => {
    await sql`delete from secrets`.execute(database.db);
    const secrets = await Promise.all(Array.from({ length: 8 }, () => readOrCreateSecret(database.db)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  });
});

test('the accounts service reports no failures in any test of this file', () => {
  expect(reported).toEqual([]);
});
