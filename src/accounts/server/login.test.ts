import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import {
  addAdmin,
  nextAddress,
  type OpenAdmins,
  openAdmins,
  PASSWORD,
  setUpCodes,
  signInAdmin,
  tally,
  triesOf,
} from '../../../test/open-admins.ts';
import type { AdminAccountsService } from '../admin-contract.ts';
import { adminAccountsMessages as messages } from '../admin-messages.it.ts';

const WRONG = { codice: 'NON_AUTENTICATO', detail: messages.credenzialiNonValide };
const BRAKE = { codice: 'TROPPE_RICHIESTE' };

let database: TestDatabase;
let admins: OpenAdmins;
let accounts: AdminAccountsService;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await sql`truncate login_attempts`.execute(database.db);
  admins = openAdmins(database);
  accounts = admins.accounts;
});
afterAll(() => database.close());

const { tryLogin, guess } = triesOf(() => accounts);

describe('codes', () => {
  test('a right password without one asks for it, and is no guess', async () => {
    const username = await addAdmin(database);
    const secret = await setUpCodes(admins, await signInAdmin(accounts, { username }));
    const address = nextAddress();
    for (let tries = 0; tries < 8; tries += 1) {
      await expect(tryLogin(username, { password: PASSWORD, codice: ' ' }, { address })).rejects.toMatchObject({
        codice: 'NON_AUTENTICATO',
        detail: 'Scrivi il codice di 6 cifre della tua app di autenticazione.',
        campi: { codice: messages.codiceMancante },
      });
    }
    const code = admins.codeOf(secret);
    await tryLogin(username, { password: PASSWORD, codice: ` ${code.slice(0, 3)} ${code.slice(3)} ` }, { address });
  });

  test.each(['000000', '12345', '1234567', 'abcdef', '½½½½½½', '\0', '\ud800'])(
    'a wrong one, %j, is wrong and counts',
    async (codice) => {
      const username = await addAdmin(database);
      const secret = await setUpCodes(admins, await signInAdmin(accounts, { username }));
      const address = nextAddress();
      for (let tries = 0; tries < 5; tries += 1) {
        await expect(tryLogin(username, { password: PASSWORD, codice }, { address })).rejects.toMatchObject({
          ...WRONG,
          campi: { codice: messages.codiceNonValido },
        });
      }
      const proof = { password: PASSWORD, codice: admins.codeOf(secret) };
      await expect(tryLogin(username, proof, { address })).rejects.toMatchObject(BRAKE);
    },
  );

  test('one is good for half a minute before and after, and once, even all at once', async () => {
    const username = await addAdmin(database);
    const secret = await setUpCodes(admins, await signInAdmin(accounts, { username }));
    const early = admins.codeOf(secret);
    admins.pass(60);
    await expect(tryLogin(username, { password: PASSWORD, codice: early })).rejects.toMatchObject(WRONG);
    const late = admins.codeOf(secret);
    admins.pass(30);
    await tryLogin(username, { password: PASSWORD, codice: late });
    const now = { password: PASSWORD, codice: admins.codeOf(secret) };
    const tries = Array.from({ length: 5 }, () => tryLogin(username, now));
    expect(await tally(tries)).toEqual({ ok: 1, NON_AUTENTICATO: 4 });
  });

  test('lie encrypted, and say so when the secret that they were sealed with is another', async () => {
    const username = await addAdmin(database);
    const signedIn = await signInAdmin(accounts, { username });
    const secret = await setUpCodes(admins, signedIn);
    const { rows } = await sql<{
      row: string;
    }>`select a::text as row from admins a where username = ${username}`.execute(database.db);
    expect(rows[0]?.row).not.toContain(secret);
    const other = openAdmins(database, 'another secret of these tests, long enough');
    const proof = { password: PASSWORD, codice: admins.codeOf(secret) };
    await expect(tryLogin(username, proof, {}, other.accounts)).rejects.toMatchObject(WRONG);
    expect(other.reported).toEqual(['the codes of an administrator were sealed with another OSPITALIA_SECRET']);
    expect(admins.reported).toEqual([]);
  });
});

test('a password that is changed while somebody comes in with the old one opens nothing', async () => {
  const username = await addAdmin(database);
  const signedIn = await signInAdmin(accounts, { username });
  const from = { cookie: signedIn.cookie, actor: { username, address: nextAddress(), request_id: 'prova' } };
  const change = accounts.changePassword(
    signedIn.admin,
    { password: PASSWORD, nuova_password: 'un’altra password' },
    from,
  );
  await Promise.allSettled([change, ...Array.from({ length: 10 }, () => tryLogin(username, { password: PASSWORD }))]);
  const { rows } = await sql<{ sessions: number }>`
    select count(*)::int as sessions from admin_sessions where admin_id = ${signedIn.admin.id}`.execute(database.db);
  expect(rows).toEqual([{ sessions: 1 }]);
  expect(await accounts.adminOf(signedIn.cookie)).toMatchObject({ username });
});

test('more at once than can wait are told to come back, and that is no failure of theirs', async () => {
  const addresses = Array.from({ length: 200 }, nextAddress);
  const answers = await tally(addresses.map((address) => guess(`nessuno ${address}`, { address })));
  expect(answers['SERVIZIO_NON_DISPONIBILE']).toBeGreaterThan(0);
  expect(Object.keys(answers).toSorted()).toEqual(['NON_AUTENTICATO', 'SERVIZIO_NON_DISPONIBILE']);
  const { rows } = await sql<{
    tries: number;
  }>`select tries from login_attempts where bucket like 'strangers:%'`.execute(database.db);
  expect(rows).toEqual([{ tries: answers['NON_AUTENTICATO'] }]);
});
