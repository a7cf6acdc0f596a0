import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiApp } from '../../../test/api-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { nextEmail, openAccounts, PUBLIC_URL, sessionsOf, signIn, tokenFor } from '../../../test/open-accounts.ts';
import { nextAddress } from '../../../test/open-admins.ts';
import { sendJson } from '../../../test/send-json.ts';
import { type ListeningServer, listen } from '../../platform/http/listen.ts';
import type { AccountsService } from '../contract.ts';
import { accountsRoutes } from './routes.ts';
import * as messages from '../messages/owner.ts';

let database: TestDatabase;
let accounts: AccountsService;
let server: ListeningServer;
let confirmed: string[] = [];
let failure: Error | null = null;

beforeAll(async () => {
  database = await createTestDatabase();
  accounts = await openAccounts(database);
  const app = createApiApp({
    calls: accountsRoutes(accounts, {
      async onConfirmed(email) {
        if (failure !== null) throw failure;
        confirmed.push(email);
      },
    }),
    accountOf: accounts.accountOf,
    publicUrl: PUBLIC_URL,
    trustProxy: 1,
  });
  server = await listen(app, '127.0.0.1', 0);
});
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(() => {
  confirmed = [];
  failure = null;
});

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  sendJson(`http://127.0.0.1:${server.port}${path}`, method, body, { 'X-Forwarded-For': nextAddress(), ...headers });

describe('POST /api/accesso', () => {
  test('returns the same response for known addresses, unknown addresses and requests above the limit', async () => {
    const [known, unknown] = [nextEmail(), nextEmail()];
    await signIn(accounts, known);
    const expected = { status: 200, cookies: [], body: { success: true, message: messages.signInLinkSent } };
    for (const email of [known, unknown, unknown, unknown, unknown, unknown]) {
      expect(await send('POST', '/api/accesso', { email })).toMatchObject(expected);
    }
    const { rows } = await sql<{ mails: number }>`
      select count(*)::int as mails from pgboss.job where name = 'mail' and data ->> 'to' = ${unknown}
    `.execute(database.db);
    expect(rows).toEqual([{ mails: 3 }]);
  });

  test('returns a field error if the address is missing', async () => {
    const answer = await send('POST', '/api/accesso', {});
    expect(answer).toMatchObject({
      status: 422,
      body: { detail: messages.emailInvalid, campi: { email: messages.emailInvalid } },
    });
  });
});

describe('GET /api/accesso', () => {
  const fetchAccount = async (headers: Record<string, string>) => {
    const answer = await send('GET', '/api/accesso', undefined, headers);
    return [answer.status, answer.headers.get('cache-control'), answer.body];
  };
  const account = (email: string | null) => [200, 'no-store', { success: true, data: { email } }];

  test('returns the signed-in owner and forbids caching', async () => {
    const email = nextEmail();
    const { cookie } = await signIn(accounts, email);
    expect(await fetchAccount({ Cookie: cookie })).toEqual(account(email));
  });

  test('returns no owner if the cookie is missing or invalid', async () => {
    expect(await fetchAccount({})).toEqual(account(null));
    expect(await fetchAccount({ Cookie: '__Host-ospitalia_sessione=nessuno.firma' })).toEqual(account(null));
  });
});

describe('POST /api/accesso/conferma', () => {
  test('sets a session cookie and passes the confirmed address to `onConfirmed`', async () => {
    const email = nextEmail();
    const token = await tokenFor(accounts, email, 72);
    const answer = await send('POST', '/api/accesso/conferma', { token });
    expect(answer).toMatchObject({ status: 200, body: { success: true, data: { email } } });
    expect(answer.cookies).toHaveLength(1);
    expect(await accounts.accountOf(answer.cookies[0]?.split(';')[0] ?? null)).toMatchObject({ email });
    expect(confirmed).toEqual([email]);
  });

  test('does not use up the link if `onConfirmed` fails', async () => {
    const email = nextEmail();
    const token = await tokenFor(accounts, email);
    failure = new Error('the database is unavailable');
    expect(await send('POST', '/api/accesso/conferma', { token })).toMatchObject({ status: 500, cookies: [] });
    failure = null;
    expect(await send('POST', '/api/accesso/conferma', { token })).toMatchObject({ status: 200 });
    expect(confirmed).toEqual([email]);
    expect(await send('POST', '/api/accesso/conferma', { token })).toMatchObject({ status: 422, cookies: [] });
    expect(confirmed).toEqual([email]);
  });

  test('opens a new session instead of reusing the session of a planted cookie', async () => {
    const [email, planter] = [nextEmail(), nextEmail()];
    const planted = await signIn(accounts, planter);
    const token = await tokenFor(accounts, email);
    const answer = await send('POST', '/api/accesso/conferma', { token }, { Cookie: planted.cookie });
    expect(answer.cookies[0]?.split(';')[0]).not.toBe(planted.cookie);
    expect(await accounts.accountOf(planted.cookie)).toMatchObject({ email: planter });
  });

  test.each([
    ['an unknown link', { token: 'unknown' }],
    ['a list of tokens', { token: ['x'] }],
  ])('rejects %s with a message and without setting a cookie', async (_, body) => {
    const answer = await send('POST', '/api/accesso/conferma', body);
    expect(answer).toMatchObject({ status: 422, cookies: [], body: { detail: messages.signInLinkInvalid } });
    expect(confirmed).toEqual([]);
  });
});

describe('signing out', () => {
  test('POST /api/uscita ends only the session of the request and always deletes the cookie', async () => {
    const email = nextEmail();
    const [desktop, phone] = [await signIn(accounts, email), await signIn(accounts, email)];
    for (const { cookie } of [desktop, desktop, { cookie: '' }]) {
      const answer = await send('POST', '/api/uscita', {}, { Cookie: cookie });
      expect([answer.status, answer.body]).toEqual([204, null]);
      expect(answer.cookies).toEqual(['__Host-ospitalia_sessione=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax']);
    }
    expect(await accounts.accountOf(desktop.cookie)).toBeNull();
    expect(await accounts.accountOf(phone.cookie)).toMatchObject({ email });
  });

  test('DELETE /api/proprietario/sessioni ends all sessions of the account', async () => {
    const email = nextEmail();
    const [desktop, phone] = [await signIn(accounts, email), await signIn(accounts, email)];
    const stranger = await signIn(accounts, nextEmail());
    const leave = () => send('DELETE', '/api/proprietario/sessioni', undefined, { Cookie: desktop.cookie });
    expect((await leave()).status).toBe(204);
    expect(await sessionsOf(database, email)).toEqual([]);
    expect(await accounts.accountOf(phone.cookie)).toBeNull();
    expect(await accounts.accountOf(stranger.cookie)).not.toBeNull();
    expect(await leave()).toMatchObject({ status: 401, body: { codice: 'NON_AUTENTICATO' } });
  });
});
