import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApiApp } from '../../../test/api-app.ts';
import { nextAddress, openAdmins, PASSWORD, setUpAdmins, WRONG_PASSWORD } from '../../../test/open-admins.ts';
import { sendJson } from '../../../test/send-json.ts';
import { type ListeningServer, listen } from '../../platform/http/listen.ts';
import { adminAccountsRoutes } from './admin-routes.ts';

const admins = setUpAdmins();
let server: ListeningServer;
let watched: ReturnType<typeof openAdmins>;
const statements: string[] = [];

beforeEach(async () => {
  watched = openAdmins(admins.database, { onStatement: (text) => statements.push(text) });
  const { accounts } = watched;
  const app = createApiApp({ calls: adminAccountsRoutes(accounts), adminOf: accounts.adminOf, trustProxy: 1 });
  server = await listen(app, '127.0.0.1', 0);
});
afterEach(() => server.close());

async function login(sent: object) {
  statements.length = 0;
  const before = watched.hashes();
  const answer = await sendJson(`http://127.0.0.1:${server.port}/api/admin/login`, 'POST', sent, {
    'X-Forwarded-For': nextAddress(),
  });
  const { request_id: _, ...body } = answer.body;
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !['date', 'x-request-id', 'server-timing'].includes(name)),
  );
  return { status: answer.status, body, headers, work: [...statements], hashes: watched.hashes() - before };
}

async function withCodes(): Promise<string> {
  const one = await admins.open();
  await admins.setUpCodes(one);
  return one.admin.username;
}

async function withPasskey(): Promise<string> {
  const one = await admins.open();
  await admins.setUpPasskey(one);
  return one.admin.username;
}

describe('the sign-in response before the second factor', () => {
  test('has the same status, body, headers and cost for an unknown name, a wrong password and a missing second factor', async () => {
    const refused = await login({ username: 'nessuno', password: WRONG_PASSWORD });
    expect([refused.status, refused.body.detail, refused.hashes]).toEqual([401, 'Credenziali non valide. Riprova.', 1]);
    expect(refused.body).not.toHaveProperty('campi');
    expect(refused.work.length).toBeGreaterThan(5);
    const [codes, passkey, plain] = [await withCodes(), await withPasskey(), await admins.add()];
    const tries = [
      { username: codes, password: PASSWORD },
      { username: codes, password: PASSWORD, codice: '000000' },
      { username: codes, password: WRONG_PASSWORD, codice: '000000' },
      { username: codes, password: WRONG_PASSWORD, codice: 'AAAA-AAAA-AAAA-AAAA' },
      { username: passkey, password: PASSWORD },
      { username: passkey, password: WRONG_PASSWORD },
      { username: plain, password: WRONG_PASSWORD },
      { username: plain, password: WRONG_PASSWORD, codice: '123456' },
      { username: 'nessuno mai', password: PASSWORD, codice: '123456' },
    ];
    for (const body of tries) expect(await login(body)).toEqual(refused);
  });

  test('is the same for a wrong password and for the right password without a code in each of the first five attempts', async () => {
    const username = await withCodes();
    const address = nextAddress();
    const answersOf = async (password: string) => {
      const answers: unknown[] = [];
      for (let tries = 0; tries < 7; tries += 1) {
        const { status, body, headers } = await sendJson(
          `http://127.0.0.1:${server.port}/api/admin/login`,
          'POST',
          { username, password },
          { 'X-Forwarded-For': password === PASSWORD ? address : nextAddress() },
        );
        answers.push([status, body.detail, headers.get('retry-after')]);
      }
      return answers.slice(0, 5);
    };
    expect(await answersOf(PASSWORD)).toEqual(await answersOf(WRONG_PASSWORD));
  });
});
