import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { PASSWORD, setUpAdmins, WRONG_PASSWORD } from '../../../test/open-admins.ts';

const admins = setUpAdmins();

const ADDRESS = '198.51.100.7';
const fail = (username: string, proof: { password?: string; codice?: string } = {}, address = ADDRESS) =>
  admins.login(username, { password: WRONG_PASSWORD, ...proof }, { address }).catch(() => undefined);

/** What the register was given, `once` as its table would keep it: a second line of the same words is not written. */
const recorded = () => {
  const seen = new Set<string>();
  return admins.lines
    .filter(({ once }) => once === undefined || (!seen.has(once) && seen.add(once)))
    .map(({ actor, azione, dopo }) => [actor.username, azione, dopo]);
};

describe('a sign-in that fails', () => {
  test('is in the register with the name of the account, however it was typed, and what was wrong', async () => {
    const username = await admins.add();
    await fail(` ${username.toUpperCase()} `);
    expect(recorded()).toEqual([[username, 'accesso_fallito', { sbagliato: 'password' }]]);
    expect(admins.lines[0]?.actor.address).toBe(ADDRESS);
  });

  test('with a name that nobody has keeps nothing of what was typed: it may be a password in the wrong field', async () => {
    await fail('la-mia-password-segreta');
    expect(recorded()).toEqual([['un nome che non esiste', 'accesso_fallito', { sbagliato: 'password' }]]);
    expect(JSON.stringify(admins.lines)).not.toContain('segreta');
  });

  test('inside an open session is recorded like one at the door', async () => {
    const { admin, cookie } = await admins.open();
    const actor = { username: admin.username, address: ADDRESS, request_id: 'r-1' };
    const proof = admins.accounts.prove(admin, { password: WRONG_PASSWORD }, { cookie, actor });
    await expect(proof).rejects.toMatchObject({ codice: 'DATI_NON_VALIDI' });
    expect(recorded()).toEqual([[admin.username, 'accesso_fallito', { sbagliato: 'password' }]]);
  });

  test('by its code is told apart: whoever it was knows the password', async () => {
    const signedIn = await admins.open();
    const { username } = signedIn.admin;
    await admins.setUpCodes(signedIn);
    await fail(username, { password: PASSWORD, codice: '000000' });
    expect(recorded().slice(1)).toEqual([[username, 'accesso_fallito', { sbagliato: 'codice' }]]);
  });

  test('a hundred times leaves a line an hour for each address, and those of its pauses, whatever the invented names', async () => {
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
