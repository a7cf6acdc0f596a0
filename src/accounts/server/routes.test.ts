import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiApp } from '../../../test/api-app.ts';
import { cookiesOf } from '../../../test/cookies-of.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { nextEmail, openAccounts, PUBLIC_URL, sessionsOf, signIn, tokenFor } from '../../../test/open-accounts.ts';
import { type ListeningServer, listen } from '../../platform/http/listen.ts';
import type { AccountsService } from '../contract.ts';
import { accountsMessages } from '../messages.it.ts';
import { accountsRoutes } from './routes.ts';

let database: TestDatabase;
let accounts: AccountsService;
let server: ListeningServer;
let confirmed: string[] = [];
/** Why the next proof cannot be noted, if so. */
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

let caller = 0;

/** A call with a JSON body, each from an address of its own. */
async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  caller += 1;
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${caller}`, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, cookies: cookiesOf(answer), body: text === '' ? null : JSON.parse(text) };
}

describe('POST /api/accesso', () => {
  test('answers the same whether the address is known or not, and when it is asked for too often', async () => {
    const [known, unknown] = [nextEmail(), nextEmail()];
    await signIn(accounts, known);
    const expected = { status: 200, cookies: [], body: { success: true, message: accountsMessages.linkInviato } };
    for (const email of [known, unknown, unknown, unknown, unknown, unknown]) {
      expect(await send('POST', '/api/accesso', { email })).toEqual(expected);
    }
    const { rows } = await sql<{ mails: number }>`
      select count(*)::int as mails from pgboss.job where name = 'mail' and data ->> 'to' = ${unknown}
    `.execute(database.db);
    expect(rows).toEqual([{ mails: 3 }]);
  });

  test.each([
    ['no address', {}],
    ['null', { email: null }],
    ['a list', { email: ['anna@example.it'] }],
    ['two addresses', { email: 'anna@example.it,altro@example.it' }],
    ['a header', { email: 'anna@example.it\r\nBcc: altro@example.it' }],
    ['a name', { email: 'Anna <anna@example.it>' }],
    ['320 characters', { email: `${'a'.repeat(310)}@example.it` }],
  ])('with %s is refused with the sentence for its field', async (_, body) => {
    const answer = await send('POST', '/api/accesso', body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      codice: 'DATI_NON_VALIDI',
      detail: accountsMessages.emailNonValida,
      campi: { email: accountsMessages.emailNonValida },
    });
  });
});

describe('GET /api/accesso', () => {
  const ask = async (headers: Record<string, string>) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/accesso`, { headers });
    return [answer.status, answer.headers.get('cache-control'), await answer.json()];
  };
  const told = (email: string | null) => [200, 'no-store', { success: true, data: { email } }];

  test('tells who is signed in, and no cache keeps it', async () => {
    const email = nextEmail();
    const { cookie } = await signIn(accounts, email);
    expect(await ask({ Cookie: cookie })).toEqual(told(email));
  });

  test('of nobody, and of a cookie that is none of ours, it is a good answer too', async () => {
    expect(await ask({})).toEqual(told(null));
    expect(await ask({ Cookie: '__Host-ospitalia_sessione=nessuno.firma' })).toEqual(told(null));
  });
});

describe('POST /api/accesso/conferma', () => {
  test('signs in with a cookie, and tells that the address was proved', async () => {
    const email = nextEmail();
    const token = await tokenFor(accounts, email, 72);
    const answer = await send('POST', '/api/accesso/conferma', { token });
    expect(answer).toMatchObject({ status: 200, body: { success: true, data: { email } } });
    expect(answer.cookies).toHaveLength(1);
    expect(await accounts.accountOf(answer.cookies[0]?.split(';')[0] ?? null)).toMatchObject({ email });
    expect(confirmed).toEqual([email]);
  });

  test('leaves the link as it was when the proof cannot be noted', async () => {
    const email = nextEmail();
    const token = await tokenFor(accounts, email);
    failure = new Error('the database is gone');
    expect(await send('POST', '/api/accesso/conferma', { token })).toMatchObject({ status: 500, cookies: [] });
    failure = null;
    expect(await send('POST', '/api/accesso/conferma', { token })).toMatchObject({ status: 200 });
    expect(confirmed).toEqual([email]);
    expect(await send('POST', '/api/accesso/conferma', { token })).toMatchObject({ status: 422, cookies: [] });
    expect(confirmed).toEqual([email]);
  });

  test('gives a new session to who comes with one, their own or planted', async () => {
    const [email, planter] = [nextEmail(), nextEmail()];
    const planted = await signIn(accounts, planter);
    const token = await tokenFor(accounts, email);
    const answer = await send('POST', '/api/accesso/conferma', { token }, { Cookie: planted.cookie });
    expect(answer.cookies[0]?.split(';')[0]).not.toBe(planted.cookie);
    expect(await accounts.accountOf(planted.cookie)).toMatchObject({ email: planter });
  });

  test.each([
    ['a used link', { token: 'used' }],
    ['no token', {}],
    ['a list', { token: ['x'] }],
    ['a long token', { token: 'x'.repeat(201) }],
  ])('with %s is refused with one sentence, without a cookie', async (_, body) => {
    const answer = await send('POST', '/api/accesso/conferma', body);
    expect(answer).toMatchObject({ status: 422, cookies: [], body: { detail: accountsMessages.linkNonValido } });
    expect(confirmed).toEqual([]);
  });

  test('from another site is refused, and uses nothing up', async () => {
    const token = await tokenFor(accounts, nextEmail());
    const answer = await send('POST', '/api/accesso/conferma', { token }, { 'Sec-Fetch-Site': 'cross-site' });
    expect(answer).toMatchObject({ status: 403, cookies: [] });
    await accounts.openSession(token);
  });
});

describe('signing out', () => {
  test('POST /api/uscita ends this session, and forgets the cookie', async () => {
    const { cookie } = await signIn(accounts, nextEmail());
    const answer = await send('POST', '/api/uscita', {}, { Cookie: cookie });
    expect([answer.status, answer.body]).toEqual([204, null]);
    expect(answer.cookies).toEqual(['__Host-ospitalia_sessione=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax']);
    expect(await accounts.accountOf(cookie)).toBeNull();
    expect((await send('POST', '/api/uscita', {})).status).toBe(204);
  });

  test('DELETE /api/proprietario/sessioni ends all of them; the cookie is then nobody’s', async () => {
    const email = nextEmail();
    const [desktop, phone] = [await signIn(accounts, email), await signIn(accounts, email)];
    const answer = await send('DELETE', '/api/proprietario/sessioni', undefined, { Cookie: desktop.cookie });
    expect(answer.status).toBe(204);
    expect(await sessionsOf(database, email)).toEqual([]);
    expect(await accounts.accountOf(phone.cookie)).toBeNull();
    const again = await send('DELETE', '/api/proprietario/sessioni', undefined, { Cookie: desktop.cookie });
    expect(again).toMatchObject({ status: 401, body: { codice: 'NON_AUTENTICATO' } });
  });
});
