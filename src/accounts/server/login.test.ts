import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  nextAddress,
  openAdmins,
  PASSWORD,
  requestOf,
  setUpAdmins,
  countOutcomes,
  WRONG_PASSWORD,
} from '../../../test/open-admins.ts';
import { createWorkQueue } from '../../kernel/calls/work-queue.ts';
import * as messages from '../messages/admin.ts';

const WRONG = { codice: 'NON_AUTENTICATO', detail: messages.credentialsInvalid };

const admins = setUpAdmins();

async function openWithCodes() {
  const signedIn = await admins.open();
  return { username: signedIn.admin.username, secret: await admins.setUpCodes(signedIn), address: nextAddress() };
}

describe('sign-in with second-factor codes', () => {
  test.each([' ', '000000', '½½½½½½', '\ud800', 'AAAA-AAAA-AAAA-AAAA'])(
    'rejects the right password with the wrong code %j in the same way as a wrong password, and counts the attempt',
    async (codice) => {
      const { username, secret, address } = await openWithCodes();
      for (let tries = 0; tries < 5; tries += 1) {
        await expect(admins.login(username, { codice }, { address })).rejects.toMatchObject({
          ...WRONG,
          campi: undefined,
        });
      }
      const right = admins.login(username, { codice: admins.codeOf(secret) }, { address });
      await expect(right).rejects.toMatchObject({ codice: 'TROPPE_RICHIESTE' });
    },
  );

  test('accepts an authenticator code typed in two groups', async () => {
    const { username, secret } = await openWithCodes();
    const code = admins.codeOf(secret);
    const { admin } = await admins.login(username, { codice: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
    expect(admin.username).toBe(username);
  });

  test('accepts a code up to 30 seconds late, and only once even if it is sent concurrently', async () => {
    const { username, secret } = await openWithCodes();
    const early = admins.codeOf(secret);
    admins.pass(60);
    await expect(admins.login(username, { codice: early })).rejects.toMatchObject(WRONG);
    const late = admins.codeOf(secret);
    admins.pass(30);
    await admins.login(username, { codice: late });
    const codice = admins.codeOf(secret);
    expect(await countOutcomes(5, () => admins.login(username, { codice }))).toEqual({ ok: 1, NON_AUTENTICATO: 4 });
  });

  test('encrypts TOTP secrets, and reports secrets that were encrypted with a different OSPITALIA_SECRET', async () => {
    const { username, secret } = await openWithCodes();
    const { rows } = await sql<{
      row: string;
    }>`select a::text as row from admins a where username = ${username}`.execute(admins.database.db);
    expect(rows[0]?.row).not.toContain(secret);
    const other = openAdmins(admins.database, { secret: 'a different secret of sufficient length' });
    await expect(other.login(username, { codice: admins.codeOf(secret) })).rejects.toMatchObject(WRONG);
    expect(other.reported).toEqual(['the TOTP secret of an administrator was encrypted with another OSPITALIA_SECRET']);
    expect(admins.reported).toEqual([]);
  });
});

test('opens no session with the old password if the password changes during the sign-in', async () => {
  const signedIn = await admins.open();
  const { id, username } = signedIn.admin;
  const chosen = { password: PASSWORD, nuova_password: 'un’altra password' };
  const change = admins.accounts.changePassword(signedIn.admin, chosen, requestOf(signedIn));
  const [changed] = await Promise.allSettled([change, ...Array.from({ length: 10 }, () => admins.login(username))]);
  const newCookie = changed.status === 'fulfilled' ? (changed.value[0]?.split(';')[0] ?? '') : '';
  const { rows } = await sql<{ sessions: number }>`
    select count(*)::int as sessions from admin_sessions where admin_id = ${id}`.execute(admins.database.db);
  expect(rows).toEqual([{ sessions: 1 }]);
  expect(await admins.accounts.adminOf(newCookie)).toMatchObject({ username });
});

test('returns 503 and does not count the attempt when the password-hashing queue is full', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1, retryAfter: 5 });
  const { promise, resolve } = Promise.withResolvers<void>();
  let verifications = 0;
  const verify = () => {
    verifications += 1;
    if (verifications === 10) resolve();
    return queue.run(() => promise.then(() => false));
  };
  const busy = openAdmins(admins.database, { hasher: { hash: async () => '', verify } });
  const answers = await countOutcomes(10, (index) => busy.guess(`nessuno ${index}`));
  expect(answers).toEqual({ NON_AUTENTICATO: 2, SERVIZIO_NON_DISPONIBILE: 8 });
  const { rows } = await sql<{ tries: number }>`
    select tries from login_attempts where bucket like 'strangers:%'`.execute(admins.database.db);
  expect(rows).toEqual([{ tries: 2 }]);
});

const ADDRESS = '198.51.100.7';
const fail = (username: string, proof: { password?: string; codice?: string } = {}, address = ADDRESS) =>
  admins.login(username, { password: WRONG_PASSWORD, ...proof }, { address }).catch(() => undefined);

const recorded = () => {
  const seen = new Set<string>();
  return admins.lines
    .filter(({ once }) => once === undefined || (!seen.has(once) && seen.add(once)))
    .map(({ actor, azione, dopo }) => [actor.username, azione, dopo]);
};

describe('a failed authentication', () => {
  test('is recorded with the stored name of the account and the kind of credential that was wrong', async () => {
    const username = await admins.add();
    await fail(` ${username.toUpperCase()} `);
    expect(recorded()).toEqual([[username, 'accesso_fallito', { sbagliato: 'password' }]]);
    expect(admins.lines[0]?.actor.address).toBe(ADDRESS);
  });

  test('is recorded without the name if the name is unknown, because it may be a mistyped password', async () => {
    await fail('la-mia-password-segreta');
    expect(recorded()).toEqual([['un nome che non esiste', 'accesso_fallito', { sbagliato: 'password' }]]);
    expect(JSON.stringify(admins.lines)).not.toContain('segreta');
  });

  test('is also recorded if it is a password confirmation in an open session', async () => {
    const { admin, cookie } = await admins.open();
    const actor = { username: admin.username, address: ADDRESS, request_id: 'r-1' };
    const proof = admins.accounts.prove(admin, { password: WRONG_PASSWORD }, { cookie, actor });
    await expect(proof).rejects.toMatchObject({ codice: 'DATI_NON_VALIDI' });
    expect(recorded()).toEqual([[admin.username, 'accesso_fallito', { sbagliato: 'password' }]]);
  });

  test('is recorded as a wrong code if the password was right', async () => {
    const signedIn = await admins.open();
    const { username } = signedIn.admin;
    await admins.setUpCodes(signedIn);
    await fail(username, { password: PASSWORD, codice: '000000' });
    expect(recorded().slice(1)).toEqual([[username, 'accesso_fallito', { sbagliato: 'codice' }]]);
  });

  test('is recorded once per hour and network address even if many unknown names are tried, and so is the start of a back-off', async () => {
    const username = await admins.add();
    for (let tries = 0; tries < 30; tries += 1) await fail(username, {}, `198.51.100.${tries % 3}`);
    for (let tries = 0; tries < 30; tries += 1) await fail(`nessuno${tries}`, {}, '203.0.113.9');
    expect(recorded()).toEqual([
      ...Array.from({ length: 3 }, () => [username, 'accesso_fallito', { sbagliato: 'password' }]),
      ...Array.from({ length: 3 }, () => [username, 'accesso_sospeso', { pausa_secondi: 1 }]),
      ['un nome che non esiste', 'accesso_fallito', { sbagliato: 'password' }],
      ['un nome che non esiste', 'accesso_sospeso', { pausa_secondi: expect.any(Number) }],
    ]);
    admins.pass(3600);
    await sql`truncate login_attempts`.execute(admins.database.db);
    await fail(username);
    expect(recorded()).toHaveLength(9);
  });
});
