import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApiApp } from '../../../test/api-app.ts';
import { nextAddress, openAdmins, PASSWORD, setUpAdmins } from '../../../test/open-admins.ts';
import { sendJson } from '../../../test/send-json.ts';
import { createWorkQueue } from '../../kernel/calls/work-queue.ts';
import { type ListeningServer, listen } from '../../platform/http/listen.ts';
import { adminAccountsRoutes } from './admin-routes.ts';
import { createPasswordHasher } from './password-hasher.ts';
import * as messages from '../messages/admin.ts';
import * as kernelMessages from '../../kernel/messages/visitor.ts';

const UNSEEN = 'una password che nessuno ha';
const NEW_PASSWORD = 'un’altra password';

const admins = setUpAdmins();
let server: ListeningServer;

beforeEach(async () => {
  const { accounts } = admins;
  server = await listen(
    createApiApp({ calls: adminAccountsRoutes(accounts), adminOf: accounts.adminOf, trustProxy: 1 }),
    '127.0.0.1',
    0,
  );
});
afterEach(() => server.close());

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  sendJson(`http://127.0.0.1:${server.port}/api/admin/${path}`, method, body, {
    'X-Forwarded-For': nextAddress(),
    ...headers,
  });
const session = (cookie: string) => send('GET', 'session', undefined, { Cookie: cookie });

describe('POST /api/admin/login', () => {
  test('opens a session with two cookies that are HttpOnly, Secure and SameSite=Lax', async () => {
    const username = await admins.add();
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
    ['200 for a password of 64 characters', long, long, 200],
    ['200 for a password with its leading and trailing spaces', `  ${PASSWORD} `, `  ${PASSWORD} `, 200],
    ['401 for a password without its leading and trailing spaces', `  ${PASSWORD} `, PASSWORD, 401],
    [
      '401 for a password in a different Unicode form',
      'città di mare'.normalize('NFC'),
      'città di mare'.normalize('NFD'),
      401,
    ],
    [
      '200 for a password in the same Unicode form',
      'città di mare'.normalize('NFD'),
      'città di mare'.normalize('NFD'),
      200,
    ],
    ['401 for a password above the maximum length', PASSWORD, 'x'.repeat(20_000), 401],
  ])('returns %s', async (_, chosen, password, status) => {
    const username = await admins.add(chosen);
    const answer = await send('POST', 'login', { username, password });
    expect(answer.status).toBe(status);
    expect(answer.cookies).toHaveLength(status === 200 ? 2 : 0);
  });

  test('returns 503 with Retry-After while the queue of the password hasher is full, and 401 or 200 afterwards', async () => {
    const { hash, verify } = createPasswordHasher();
    const queue = createWorkQueue({ atOnce: 1, waiting: 1, retryAfter: 5 });
    const blocked = Promise.withResolvers<void>();
    const { accounts, add } = openAdmins(admins.database, {
      hasher: { hash, verify: (...given) => queue.run(() => blocked.promise.then(() => verify(...given))) },
    });
    const calls = adminAccountsRoutes(accounts);
    const real = await listen(createApiApp({ calls, adminOf: accounts.adminOf, trustProxy: 1 }), '127.0.0.1', 0);
    const signIn = (username: string, password: string) =>
      sendJson(
        `http://127.0.0.1:${real.port}/api/admin/login`,
        'POST',
        { username, password },
        { 'X-Forwarded-For': nextAddress() },
      );
    const signIns = Array.from({ length: 10 }, (_, index) => signIn(`nessuno${index}`, UNSEEN));
    const refused = await Promise.race(signIns);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    blocked.resolve();
    const answers = await Promise.all(signIns);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
    for (const { status, headers } of answers) expect(headers.has('retry-after')).toBe(status === 503);
    expect((await signIn(await add(), PASSWORD)).status).toBe(200);
    await real.close();
  });

  test('returns the same response for a wrong password and an unknown username', async () => {
    const username = await admins.add();
    const [known, unknown] = [
      await send('POST', 'login', { username, password: UNSEEN }),
      await send('POST', 'login', { username: 'nessuno', password: UNSEEN }),
    ];
    const refusal = { success: false, codice: 'NON_AUTENTICATO', detail: 'Credenziali non valide. Riprova.' };
    for (const { status, body } of [known, unknown]) {
      expect(status).toBe(401);
      expect(body).toEqual({ ...refusal, message: refusal.detail, request_id: expect.any(String) });
    }
  });

  test.each<[string, Record<string, unknown>, string[]]>([
    ['an empty body', {}, ['username', 'password']],
    ['a blank name', { username: '  ', password: PASSWORD }, ['username']],
    ['a missing password', { username: 'admin' }, ['password']],
    ['objects instead of strings', { username: { $ne: null }, password: { $ne: null } }, ['username', 'password']],
    ['a number as the password', { username: 'admin', password: 123456 }, ['password']],
  ])('returns 422 for %s', async (_, body, fields) => {
    const answer = await send('POST', 'login', body);
    expect([answer.status, answer.body.detail]).toEqual([422, 'Inserisci username e password']);
    expect(Object.keys(answer.body.campi)).toEqual(fields);
  });

  test.each([
    ['422 for a NUL in the name', { username: 'admin\0', password: PASSWORD }, 422],
    ['422 for a NUL in the password', { username: 'admin', password: `${PASSWORD}\0` }, 422],
    ['422 for a lone surrogate in the name', '{"username":"admin\\ud800","password":"x"}', 422],
    ['422 for a lone surrogate in the password', '{"username":"admin","password":"\\udc00x"}', 422],
    ['422 for a list of codes', { username: 'admin', password: PASSWORD, codice: ['123456'] }, 422],
    ['413 for a password of 1 MB', { username: 'admin', password: 'x'.repeat(1_048_576) }, 413],
    ['401 for SQL in the name', { username: "' or 1=1 --", password: UNSEEN }, 401],
    ['401 for a name of 10,000 characters', { username: 'a'.repeat(10_000), password: UNSEEN }, 401],
  ])('returns %s', async (_, body, status) => {
    const answer = await send('POST', 'login', body);
    expect([answer.status, answer.cookies]).toEqual([status, []]);
  });

  test('returns 429 with Retry-After after too many attempts', async () => {
    const headers = { 'X-Forwarded-For': nextAddress() };
    const body = { username: await admins.add(), password: UNSEEN };
    for (let tries = 0; tries < 5; tries += 1) expect((await send('POST', 'login', body, headers)).status).toBe(401);
    const answer = await send('POST', 'login', { ...body, password: PASSWORD }, headers);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
    expect(answer.body).toMatchObject({
      codice: 'TROPPE_RICHIESTE',
      detail: 'Troppe richieste. Riprova tra 1 secondo.',
    });
  });
});

describe('POST /api/admin/logout', () => {
  test('ends any session, and returns 204 even without a session or a body', async () => {
    const { cookie } = await admins.open();
    const [first, second] = [
      await send('POST', 'logout', {}, { Cookie: cookie }),
      await send('POST', 'logout', undefined, { Cookie: cookie }),
    ];
    for (const { status, body, cookies } of [first, second, await send('POST', 'logout')]) {
      expect([status, body]).toEqual([204, null]);
      expect(cookies).toEqual(['__Host-ospitalia_admin=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax']);
    }
    expect(await session(cookie)).toMatchObject({ status: 401, body: { detail: kernelMessages.notAuthenticated } });
    expect(admins.lines.map(({ azione }) => azione)).toEqual(['uscita']);
  });
});

describe('GET /api/admin/session', () => {
  test("returns the administrator, the session's expiry and whether codes are active", async () => {
    const signedIn = await admins.open();
    const { username } = signedIn.admin;
    const { status, body, headers } = await session(signedIn.cookie);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      success: true,
      data: { username, has_totp: false, has_passkey: false, expires_at: expect.stringMatching(/^\d{4}-.+Z$/) },
    });
    await admins.setUpCodes(signedIn);
    expect((await session(signedIn.cookie)).body.data.has_totp).toBe(true);
    expect((await session(signedIn.device)).status).toBe(401);
  });
});

test('the API changes the password, sets up and disables codes, and records each change in the audit log', async () => {
  const { admin, cookie } = await admins.open();
  let headers = { Cookie: cookie };
  const goOn = ({ cookies: [renewed = ''] }: { cookies: string[] }) => {
    headers = { Cookie: renewed.split(';')[0] ?? '' };
  };
  const change = (body: unknown) => send('PUT', 'password', body, headers);
  const refused = [
    ['corta', 'corta'],
    ['comune', 'iloveyou1234'],
    ['prevedibile', 'Ospitalia 2026!'],
  ] as const;
  for (const [fault, nuova_password] of refused) {
    expect(await change({ password: PASSWORD, nuova_password })).toMatchObject({
      status: 422,
      body: { campi: { nuova_password: messages.passwordFaults[fault] } },
    });
  }
  const changed = await change({ password: PASSWORD, nuova_password: NEW_PASSWORD });
  expect(changed).toMatchObject({ status: 200, body: { success: true, message: messages.passwordChanged } });
  expect((await session(cookie)).status).toBe(401);
  goOn(changed);
  const started = await send('POST', 'codici', { password: NEW_PASSWORD }, headers);
  const { secret, uri } = started.body.data;
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  expect(decodeURIComponent(uri)).toContain(
    `otpauth://totp/Ospitalia:${admin.username}@www.ospitalia.it?issuer=Ospitalia`,
  );
  const confirmed = await send('PUT', 'codici', { codice: admins.codeOf(secret) }, headers);
  expect(confirmed).toMatchObject({ status: 200, body: { success: true, message: messages.codesEnabled } });
  expect(confirmed.body.data.codici_di_recupero).toHaveLength(10);
  goOn(confirmed);
  expect(await send('POST', 'codici/disattiva', { password: NEW_PASSWORD }, headers)).toMatchObject({
    status: 200,
    body: { success: true, message: messages.codesDisabled },
  });
  expect(admins.lines.map(({ azione }) => azione)).toEqual(['password', 'codici', 'codici']);
});
