import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import {
  addAdmin,
  type OpenAdmins,
  openAdmins,
  PASSWORD,
  setUpCodes,
  signInAdmin,
  triesOf,
} from '../../../test/open-admins.ts';

let database: TestDatabase;
let admins: OpenAdmins;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await sql`truncate login_attempts`.execute(database.db);
  admins = openAdmins(database);
});
afterAll(() => database.close());

const { tryLogin } = triesOf(() => admins.accounts);
const fail = (username: string, given: { password?: string; codice?: string } = {}, address = '198.51.100.7') =>
  tryLogin(username, { password: 'sbagliata', ...given }, { address }).catch(() => undefined);

/** What the register was given; `once` as the table would keep it: a second one of the same words is not written. */
const told = () => {
  const seen = new Set<string>();
  return admins.lines
    .filter(({ once }) => once === undefined || (!seen.has(once) && seen.add(once)))
    .map(({ actor, azione, dopo }) => [actor.username, azione, dopo]);
};

describe('a sign-in that fails', () => {
  test('is in the register with the name of the account, however it was typed, and what was wrong', async () => {
    const username = await addAdmin(database);
    await fail(` ${username.toUpperCase()} `);
    expect(told()).toEqual([[username, 'accesso_fallito', { sbagliato: 'password' }]]);
    expect(admins.lines[0]?.actor.address).toBe('198.51.100.7');
  });

  test('with a name that nobody has keeps nothing of what was typed: it may be a password in the wrong field', async () => {
    await fail('la-mia-password-segreta');
    expect(told()).toEqual([['un nome che non esiste', 'accesso_fallito', { sbagliato: 'password' }]]);
    expect(JSON.stringify(admins.lines)).not.toContain('segreta');
  });

  test('inside an open session is told like one at the door', async () => {
    const username = await addAdmin(database);
    const { admin, cookie } = await signInAdmin(admins.accounts, { username });
    const before = told().length;
    const actor = { username, address: '198.51.100.7', request_id: 'r-1' };
    const proof = admins.accounts.prove(admin, { password: 'sbagliata' }, { cookie, actor });
    await expect(proof).rejects.toMatchObject({ codice: 'DATI_NON_VALIDI' });
    expect(told().slice(before)).toEqual([[username, 'accesso_fallito', { sbagliato: 'password' }]]);
  });

  test('by its code is told apart: whoever it was knows the password', async () => {
    const username = await addAdmin(database);
    await setUpCodes(admins, await signInAdmin(admins.accounts, { username }));
    const before = told().length;
    await fail(username, { password: PASSWORD, codice: '000000' });
    expect(told().slice(before)).toEqual([[username, 'accesso_fallito', { sbagliato: 'codice' }]]);
  });

  test('a hundred times leaves a line an hour for each address, and those of its pauses, whatever the invented names', async () => {
    const username = await addAdmin(database);
    for (let tries = 0; tries < 30; tries += 1) await fail(username, {}, `198.51.100.${tries % 3}`);
    for (let tries = 0; tries < 30; tries += 1) await fail(`nessuno${tries}`, {}, '203.0.113.9');
    expect(told()).toEqual([
      ...Array.from({ length: 3 }, () => [username, 'accesso_fallito', { sbagliato: 'password' }]),
      ...Array.from({ length: 3 }, () => [username, 'accesso_sospeso', { pausa_secondi: 1 }]),
      ['un nome che non esiste', 'accesso_fallito', { sbagliato: 'password' }],
      ['un nome che non esiste', 'accesso_sospeso', { pausa_secondi: expect.any(Number) }],
    ]);
    admins.pass(3600);
    await sql`truncate login_attempts`.execute(database.db);
    await fail(username);
    expect(told()).toHaveLength(9);
  });

  test('a right password is no failure', async () => {
    const username = await addAdmin(database);
    await tryLogin(username, { password: PASSWORD });
    expect(told()).toEqual([[username, 'accesso', undefined]]);
  });
});
