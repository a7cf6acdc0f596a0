import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiApp } from '../../../test/api-app.ts';
import { cookiesOf } from '../../../test/cookies-of.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import {
  addAdmin,
  nextAddress,
  type OpenAdmins,
  openAdmins,
  PASSWORD,
  setUpCodes,
  signInAdmin,
} from '../../../test/open-admins.ts';
import { kernelMessages } from '../../kernel/messages.it.ts';
import { type ListeningServer, listen } from '../../platform/http/listen.ts';
import { adminAccountsMessages as messages } from '../admin-messages.it.ts';
import { adminAccountsRoutes } from './admin-routes.ts';

const UNSEEN = 'una password che nessuno ha';
const NEW_PASSWORD = 'un’altra password';

let database: TestDatabase;
let admins: OpenAdmins;
let server: ListeningServer;

beforeAll(async () => {
  database = await createTestDatabase();
  admins = openAdmins(database);
  const app = createApiApp({
    calls: adminAccountsRoutes(admins.accounts),
    adminOf: admins.accounts.adminOf,
    trustProxy: 1,
  });
  server = await listen(app, '127.0.0.1', 0);
});
beforeEach(async () => {
  await sql`truncate login_attempts`.execute(database.db);
  admins.lines.length = 0;
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/** A call with a JSON body, from an address of its own unless a header says otherwise. */
async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/admin/${path}`, {
    method,
    headers: {
      'X-Forwarded-For': nextAddress(),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    cookies: cookiesOf(answer),
    body: text === '' ? null : JSON.parse(text),
  };
}

const session = (cookie: string) => send('GET', 'session', undefined, { Cookie: cookie });

describe('POST /api/admin/login (row 72)', () => {
  test('opens a session, in two cookies that no script and no other site sees', async () => {
    const username = await addAdmin(database);
    const answer = await send('POST', 'login', { username: `  ${username.toUpperCase()} `, password: PASSWORD });
    expect(answer.body).toEqual({ success: true, message: 'Login effettuato con successo!', data: { username } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.cookies).toEqual([
      expect.stringMatching(/^__Host-ospitalia_admin=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(
        /^__Host-ospitalia_dispositivo=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(admins.lines).toEqual([
      {
        azione: 'accesso',
        actor: { username, address: expect.any(String), request_id: answer.headers.get('x-request-id') },
      },
    ]);
  });

  const long = 'à🏡'.repeat(20) + 'x'.repeat(24);
  test.each([
    ['of 64 characters', long, long, 200],
    ['with blanks around it', `  ${PASSWORD} `, `  ${PASSWORD} `, 200],
    ['without its blanks', `  ${PASSWORD} `, PASSWORD, 401],
    ['in another Unicode form', 'città di mare'.normalize('NFC'), 'città di mare'.normalize('NFD'), 401],
    ['in its own Unicode form', 'città di mare'.normalize('NFD'), 'città di mare'.normalize('NFD'), 200],
    ['of SQL', PASSWORD, "' or '1'='1", 401],
    ['longer than any', PASSWORD, 'x'.repeat(20_000), 401],
  ])('a password %s', async (_, chosen, password, status) => {
    const username = await addAdmin(database, chosen);
    const answer = await send('POST', 'login', { username, password });
    expect(answer.status).toBe(status);
    expect(answer.cookies).toHaveLength(status === 200 ? 2 : 0);
  });

  test('a wrong one is answered as a wrong name is', async () => {
    const username = await addAdmin(database);
    const [known, unknown] = [
      await send('POST', 'login', { username, password: UNSEEN }),
      await send('POST', 'login', { username: 'nessuno', password: UNSEEN }),
    ];
    const told = { success: false, codice: 'NON_AUTENTICATO', detail: 'Credenziali non valide. Riprova.' };
    for (const { status, body } of [known, unknown]) {
      expect(status).toBe(401);
      expect(body).toEqual({ ...told, message: told.detail, request_id: expect.any(String) });
    }
  });

  test.each<[string, Record<string, unknown>, string[]]>([
    ['nothing', {}, ['username', 'password']],
    ['empty texts', { username: '', password: '' }, ['username', 'password']],
    ['blanks for a name', { username: '  ', password: PASSWORD }, ['username']],
    ['no password', { username: 'admin' }, ['password']],
    ['null', { username: null, password: null }, ['username', 'password']],
    ['a list', { username: ['admin'], password: [PASSWORD] }, ['username', 'password']],
    ['a condition', { username: { $ne: null }, password: { $ne: null } }, ['username', 'password']],
    ['a number', { username: 'admin', password: 123456 }, ['password']],
  ])('%s: "Inserisci username e password"', async (_, body, fields) => {
    const answer = await send('POST', 'login', body);
    expect([answer.status, answer.body.detail]).toEqual([422, 'Inserisci username e password']);
    expect(Object.keys(answer.body.campi)).toEqual(fields);
  });

  test.each([
    ['a NUL in the name', { username: 'admin\0', password: PASSWORD }, 422],
    ['a NUL in the password', { username: 'admin', password: `${PASSWORD}\0` }, 422],
    ['half of a character in the name', '{"username":"admin\\ud800","password":"x"}', 422],
    ['half of a character in the password', '{"username":"admin","password":"\\udc00x"}', 422],
    ['a list of codes', { username: 'admin', password: PASSWORD, codice: ['123456'] }, 422],
    ['no object', '["admin"]', 422],
    ['no JSON', 'username=admin', 400],
    ['a password of 1 MB', { username: 'admin', password: 'x'.repeat(1_048_576) }, 413],
    ['SQL for a name', { username: "' or 1=1 --", password: UNSEEN }, 401],
    ['a name of 10,000 characters', { username: 'a'.repeat(10_000), password: UNSEEN }, 401],
  ])('%s', async (_, body, status) => {
    const answer = await send('POST', 'login', body);
    expect([answer.status, answer.cookies]).toEqual([status, []]);
  });

  test('too many: 429, and when to come back', async () => {
    const headers = { 'X-Forwarded-For': nextAddress() };
    const body = { username: await addAdmin(database), password: UNSEEN };
    for (let tries = 0; tries < 5; tries += 1) expect((await send('POST', 'login', body, headers)).status).toBe(401);
    const answer = await send('POST', 'login', { ...body, password: PASSWORD }, headers);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
    expect(answer.body).toMatchObject({
      codice: 'TROPPE_RICHIESTE',
      detail: 'Troppe richieste. Riprova tra 1 secondo.',
    });
  });

  test('200 at once: each is answered, and who finds the queue full is told when to come back', async () => {
    const logins = Array.from({ length: 200 }, (_, index) =>
      send('POST', 'login', { username: `nessuno${index}`, password: UNSEEN }),
    );
    const answers = await Promise.all(logins);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
    for (const { status, headers } of answers) expect(headers.has('retry-after')).toBe(status === 503);
    const username = await addAdmin(database);
    expect((await send('POST', 'login', { username, password: PASSWORD })).status).toBe(200);
  });

  test('from another site: 403', async () => {
    const body = { username: await addAdmin(database), password: PASSWORD };
    expect((await send('POST', 'login', body, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });
});

describe('POST /api/admin/logout (row 73)', () => {
  test('ends the session; twice, without one, without a body: 204', async () => {
    const username = await addAdmin(database);
    const { cookie } = await signInAdmin(admins.accounts, { username });
    const [first, second] = [
      await send('POST', 'logout', {}, { Cookie: cookie }),
      await send('POST', 'logout', undefined, { Cookie: cookie }),
    ];
    for (const { status, body, cookies } of [first, second, await send('POST', 'logout')]) {
      expect([status, body]).toEqual([204, null]);
      expect(cookies).toEqual(['__Host-ospitalia_admin=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax']);
    }
    expect(await session(cookie)).toMatchObject({ status: 401, body: { detail: kernelMessages.nonAutenticato } });
    expect(admins.lines.map(({ azione }) => azione)).toEqual(['accesso', 'uscita']);
  });

  test('by GET: 405; from another site: 403, and the session goes on', async () => {
    const { cookie } = await signInAdmin(admins.accounts, { username: await addAdmin(database) });
    const get = await send('GET', 'logout', undefined, { Cookie: cookie });
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    const foreign = await send('POST', 'logout', {}, { Cookie: cookie, 'Sec-Fetch-Site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect((await session(cookie)).status).toBe(200);
  });
});

describe('GET /api/admin/session', () => {
  test('whose it is, until when, and whether codes are asked', async () => {
    const username = await addAdmin(database);
    const signedIn = await signInAdmin(admins.accounts, { username });
    const { status, body, headers } = await session(signedIn.cookie);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      success: true,
      data: { username, has_totp: false, expires_at: expect.stringMatching(/^\d{4}-.+Z$/) },
    });
    await setUpCodes(admins, signedIn);
    expect((await session(signedIn.cookie)).body.data.has_totp).toBe(true);
  });

  test.each([
    ['no cookie', ''],
    ['an empty one', '__Host-ospitalia_admin='],
    ['one made up', `__Host-ospitalia_admin=${'a'.repeat(43)}`],
    ['SQL', "__Host-ospitalia_admin=' or 1=1 --"],
    ['the browser’s alone', `__Host-ospitalia_dispositivo=${'a'.repeat(43)}`],
  ])('%s: 401', async (_, cookie) => {
    expect((await session(cookie)).status).toBe(401);
  });
});

describe('password and codes of whoever is signed in', () => {
  test('all of it over the wire', async () => {
    const username = await addAdmin(database);
    const { cookie } = await signInAdmin(admins.accounts, { username });
    const headers = { Cookie: cookie };
    const change = (body: unknown) => send('PUT', 'password', body, headers);
    expect(await change({ password: PASSWORD, nuova_password: 'corta' })).toMatchObject({
      status: 422,
      body: { campi: { nuova_password: messages.password.corta } },
    });
    expect(await change({ password: PASSWORD, nuova_password: NEW_PASSWORD })).toMatchObject({
      status: 200,
      body: { success: true, message: messages.passwordCambiata },
    });
    const started = await send('POST', 'codici', { password: NEW_PASSWORD }, headers);
    const { secret, uri } = started.body.data;
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri)).toContain(`otpauth://totp/Ospitalia:${username}@www.ospitalia.it?issuer=Ospitalia`);
    const confirmed = await send('PUT', 'codici', { codice: admins.codeOf(secret) }, headers);
    expect(confirmed).toMatchObject({ status: 200, body: { success: true, message: messages.codiciAttivati } });
    admins.pass(30);
    const proof = { password: NEW_PASSWORD, codice: admins.codeOf(secret) };
    expect(await send('POST', 'codici/disattiva', proof, headers)).toMatchObject({
      status: 200,
      body: { success: true, message: messages.codiciDisattivati },
    });
    expect(admins.lines.map(({ azione }) => azione)).toEqual(['accesso', 'password', 'codici', 'codici']);
  });

  test.each([
    ['PUT', 'password'],
    ['POST', 'codici'],
    ['PUT', 'codici'],
    ['POST', 'codici/disattiva'],
  ])('%s %s: 401 for nobody', async (method, path) => {
    expect((await send(method, path, { password: PASSWORD })).status).toBe(401);
  });
});
