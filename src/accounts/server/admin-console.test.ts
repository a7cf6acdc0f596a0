import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import '../../platform/process/operator-language.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { nextAddress, openAdmins, PASSWORD, countOutcomes, WRONG_PASSWORD } from '../../../test/open-admins.ts';
import { checkPassword } from '../rules/check-password.ts';
import { createAdminConsole } from './admin-console.ts';
import { ensureFirstAdmin, generatePassword } from './ensure-first-admin.ts';
import * as messages from '../messages/operator.ts';
import * as adminMessages from '../messages/admin.ts';

let database: TestDatabase;
let admins: ReturnType<typeof createAdminConsole>;
const lines: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  admins = createAdminConsole(database.db, async (_, actor, action) => void lines.push({ actor, ...action }));
});
beforeEach(async () => {
  await sql`truncate admins cascade`.execute(database.db);
  await sql`truncate login_attempts`.execute(database.db);
  lines.length = 0;
});
afterAll(() => database.close());

async function usernames(): Promise<string[]> {
  const rows = await database.db.selectFrom('admins').select('username').orderBy('username').execute();
  return rows.map(({ username }) => username);
}

describe('the `admin add` command', () => {
  test('adds an administrator who can sign in, and writes an audit log entry', async () => {
    await admins.add(' Anna ', PASSWORD);
    expect((await openAdmins(database).signIn('anna')).admin.username).toBe('Anna');
    expect(lines).toEqual([
      { azione: 'amministratore', oggetto: 'Anna', actor: { username: 'console', address: 'console', request_id: '' } },
    ]);
  });

  test.each([
    ['a name that is in use', 'ANNA', PASSWORD, messages.usernameTaken('anna')],
    ['a name with blanks', 'anna rossi', PASSWORD, messages.usernameInvalid()],
    ['the username as the password', 'amministratore', 'Amministratore', adminMessages.passwordFaults.username],
  ])('rejects %s', async (_, name, password, detail) => {
    await admins.add('anna', PASSWORD);
    await expect(admins.add(name, password)).rejects.toMatchObject({ detail });
    expect(await usernames()).toEqual(['anna']);
  });
});

describe('the `admin password` command', () => {
  test("ends the administrator's sessions, disables authenticator codes and resets the rate limits", async () => {
    await admins.add('anna', PASSWORD);
    const open = openAdmins(database);
    const signedIn = await open.signIn('anna');
    await open.setUpCodes(signedIn);
    const from = { address: nextAddress() };
    await countOutcomes(8, () => open.login('anna', { password: WRONG_PASSWORD }, from));
    await admins.setPassword('ANNA', 'un’altra password');
    expect(await open.accounts.adminOf(signedIn.cookie)).toBeNull();
    await expect(open.login('anna', {}, from)).rejects.toMatchObject({ codice: 'NON_AUTENTICATO' });
    await open.login('anna', { password: 'un’altra password' }, from);
    expect(await database.db.selectFrom('admin_devices').selectAll().execute()).toHaveLength(1);
  });

  test('lists the existing administrators if the username is unknown', async () => {
    await expect(admins.setPassword('carla', PASSWORD)).rejects.toMatchObject({
      detail:
        'Non c’è nessun amministratore con lo username carla, e nessun altro: aggiungilo con npm run db -- admin add carla.',
    });
    await admins.add('anna', PASSWORD);
    await admins.add('Berta', PASSWORD);
    await expect(admins.checkKnown('carla')).rejects.toMatchObject({
      detail: expect.stringMatching(/^Non c’è nessun amministratore con lo username carla\. Ci sono: .*anna.*\.$/),
    });
    expect(await admins.checkKnown(' berta ')).toBe('Berta');
  });
});

describe('ensureFirstAdmin', () => {
  test('creates a random password and returns it to only one of several concurrent processes', async () => {
    const made = await Promise.all(
      Array.from({ length: 4 }, () => ensureFirstAdmin(database.db, { username: 'admin', password: undefined })),
    );
    const [first, ...more] = made.filter((one) => one !== null);
    expect(more).toEqual([]);
    expect(first?.username).toBe('admin');
    await openAdmins(database).login('admin', { password: first?.password });
    expect(await ensureFirstAdmin(database.db, { username: 'admin', password: undefined })).toBeNull();
  });

  test('uses the configured password only if no administrator exists, and does not return it', async () => {
    expect(await ensureFirstAdmin(database.db, { username: 'anna', password: PASSWORD })).toBeNull();
    expect(await ensureFirstAdmin(database.db, { username: 'berta', password: 'un’altra password' })).toBeNull();
    await openAdmins(database).login('anna');
    expect(await usernames()).toEqual(['anna']);
  });
});

test('generatePassword returns valid passwords without duplicates', () => {
  const made = Array.from({ length: 50 }, generatePassword);
  for (const password of made) {
    expect(password).toMatch(/^[a-hjkmnp-z2-9]{4}(?:-[a-hjkmnp-z2-9]{4}){4}$/);
    expect(checkPassword(password, 'admin', new Set())).toBeNull();
  }
  expect(new Set(made).size).toBe(50);
});
