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

/** Makes what was counted older. */
async function passSeconds(seconds: number): Promise<void> {
  await sql`update login_attempts set waits_until = waits_until - make_interval(secs => ${seconds}),
    forgotten_at = forgotten_at - make_interval(secs => ${seconds})`.execute(database.db);
}

/** Tries to come from as many addresses; too long for anybody, so that they cost nothing. */
async function failFromEverywhere(username: string, tries: number): Promise<void> {
  const fail = () => tryLogin(username, { password: 'x'.repeat(257) });
  expect(await tally(Array.from({ length: tries }, fail))).toEqual({ NON_AUTENTICATO: tries });
}

describe('T02: guesses', () => {
  test('of 10,000 from 100 addresses at most 60 reach the hash', async () => {
    const username = await addAdmin(database);
    const addresses = Array.from({ length: 100 }, nextAddress);
    const answers: Record<string, number> = {};
    for (let round = 0; round < 100; round += 1) {
      const guesses = addresses.map((address) => guess(username, { address }));
      for (const [code, count] of Object.entries(await tally(guesses))) answers[code] = (answers[code] ?? 0) + count;
    }
    expect(admins.hashes()).toBeLessThanOrEqual(60);
    expect(answers).toEqual({ NON_AUTENTICATO: 50, TROPPE_RICHIESTE: 9950 });
  });

  test('from one address: five are free, then each wait is twice the one before, and the right password waits, too', async () => {
    const username = await addAdmin(database);
    const address = nextAddress();
    for (let tries = 0; tries < 5; tries += 1) await expect(guess(username, { address })).rejects.toMatchObject(WRONG);
    for (const seconds of [1, 2, 4, 8]) {
      await expect(tryLogin(username, { password: PASSWORD }, { address })).rejects.toMatchObject({
        ...BRAKE,
        retryAfter: seconds,
        detail: expect.stringMatching(/^Troppe richieste\. Riprova tra \d+ second[io]\.$/),
      });
      await passSeconds(seconds);
      await expect(guess(username, { address })).rejects.toMatchObject(WRONG);
    }
    expect(admins.hashes()).toBe(9);
    await passSeconds(16);
    await tryLogin(username, { password: PASSWORD }, { address });
    // A success: five are free again.
    for (let tries = 0; tries < 5; tries += 1) await expect(guess(username, { address })).rejects.toMatchObject(WRONG);
    await expect(guess(username, { address })).rejects.toMatchObject(BRAKE);
  });

  test('at once, of two processes: all are counted', async () => {
    const username = await addAdmin(database);
    const other = openAdmins(database);
    const address = nextAddress();
    const tries = Array.from({ length: 40 }, (_, index) => {
      const service = index % 2 === 0 ? accounts : other.accounts;
      return tryLogin(username, { password: 'non è questa' }, { address }, service);
    });
    expect(await tally(tries)).toEqual({ NON_AUTENTICATO: 5, TROPPE_RICHIESTE: 35 });
    expect(admins.hashes() + other.hashes()).toBe(5);
  });

  test('from one address at many accounts: 20 in 10 minutes', async () => {
    const username = await addAdmin(database);
    const address = nextAddress();
    const guesses = Array.from({ length: 30 }, (_, index) => guess(`nessuno${index}`, { address }));
    expect(await tally(guesses)).toEqual({ NON_AUTENTICATO: 20, TROPPE_RICHIESTE: 10 });
    await expect(tryLogin(username, { password: PASSWORD }, { address })).rejects.toMatchObject(BRAKE);
    await passSeconds(600);
    await tryLogin(username, { password: PASSWORD }, { address });
  });

  test('at all accounts together, from everywhere: 300 in an hour, whoever is known passes', async () => {
    const username = await addAdmin(database);
    const { device } = await signInAdmin(accounts, { username });
    for (let account = 1; account <= 6; account += 1) await failFromEverywhere(`nessuno${account}`, 50);
    await expect(guess('nessuno7')).rejects.toMatchObject(BRAKE);
    await expect(tryLogin(username, { password: PASSWORD })).rejects.toMatchObject(BRAKE);
    await tryLogin(username, { password: PASSWORD }, { cookie: device });
  });

  test('a name that nobody has costs as many hashes as one that somebody has', async () => {
    const username = await addAdmin(database);
    const hashed = async (name: string) => {
      const before = admins.hashes();
      await expect(guess(name)).rejects.toMatchObject(WRONG);
      return admins.hashes() - before;
    };
    expect([await hashed(username), await hashed('nessuno')]).toEqual([1, 1]);
  });

  test('a password that is too long for anybody is wrong, counts, and is not hashed', async () => {
    const username = await addAdmin(database, 'x'.repeat(256));
    const address = nextAddress();
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(tryLogin(username, { password: 'x'.repeat(257) }, { address })).rejects.toMatchObject(WRONG);
    }
    expect(admins.hashes()).toBe(0);
    await expect(tryLogin(username, { password: 'x'.repeat(256) }, { address })).rejects.toMatchObject(BRAKE);
    await tryLogin(username, { password: 'x'.repeat(256) });
  });

  test('what was counted holds no name and no address', async () => {
    const address = nextAddress();
    await expect(guess('una password nel campo sbagliato', { address })).rejects.toMatchObject(WRONG);
    const { rows } = await sql<{ bucket: string }>`select bucket from login_attempts order by bucket`.execute(
      database.db,
    );
    expect(rows.map(({ bucket }) => bucket.replace(/:[\w-]{43}$/, ''))).toEqual([
      'account',
      'address',
      'pair',
      'strangers',
    ]);
  });
});

describe('T03: nobody locks an administrator out', () => {
  test('blocked from A, they enter from B', async () => {
    const username = await addAdmin(database);
    const address = nextAddress();
    for (let tries = 0; tries < 5; tries += 1) await expect(guess(username, { address })).rejects.toMatchObject(WRONG);
    await expect(tryLogin(username, { password: PASSWORD }, { address })).rejects.toMatchObject(BRAKE);
    await tryLogin(username, { password: PASSWORD });
  });

  test('when all strangers are held back, a browser where they signed in before is not, from wherever', async () => {
    const username = await addAdmin(database);
    const { device } = await signInAdmin(accounts, { username });
    await failFromEverywhere(username, 50);
    await expect(tryLogin(username, { password: PASSWORD })).rejects.toMatchObject(BRAKE);
    // From an address, even, that guessed too much itself.
    const address = nextAddress();
    for (let tries = 0; tries < 20; tries += 1) await tally([guess(`nessuno${tries}`, { address })]);
    await tryLogin(username, { password: PASSWORD }, { cookie: device, address });
  });

  test('guesses in that browser are slowed down by themselves', async () => {
    const username = await addAdmin(database);
    const { device } = await signInAdmin(accounts, { username });
    const guesses = Array.from({ length: 12 }, () => guess(username, { cookie: device }));
    expect(await tally(guesses)).toEqual({ NON_AUTENTICATO: 5, TROPPE_RICHIESTE: 7 });
    await tryLogin(username, { password: PASSWORD });
  });

  test('a browser that another administrator signed in from is a stranger, and so is one with an old or made-up cookie', async () => {
    const [username, other] = [await addAdmin(database), await addAdmin(database)];
    const [others, old] = [await signInAdmin(accounts, { username: other }), await signInAdmin(accounts, { username })];
    await sql`update admin_devices set expires_at = now() where admin_id = ${old.admin.id}`.execute(database.db);
    await failFromEverywhere(username, 50);
    for (const cookie of [others.device, old.device, `__Host-ospitalia_dispositivo=${'a'.repeat(43)}`, 'x=1']) {
      await expect(tryLogin(username, { password: PASSWORD }, { cookie })).rejects.toMatchObject(BRAKE);
    }
  });

  test('when all strangers are held back, a code of the app lets in, once, and only with the password', async () => {
    const username = await addAdmin(database);
    const secret = await setUpCodes(admins, await signInAdmin(accounts, { username }));
    await failFromEverywhere(username, 50);
    const hashes = admins.hashes();
    await expect(tryLogin(username, { password: PASSWORD })).rejects.toMatchObject(BRAKE);
    await expect(tryLogin(username, { password: PASSWORD, codice: '000000' })).rejects.toMatchObject(BRAKE);
    expect(admins.hashes()).toBe(hashes);
    const codice = admins.codeOf(secret);
    await expect(tryLogin(username, { password: 'non è questa', codice })).rejects.toMatchObject(WRONG);
    await tryLogin(username, { password: PASSWORD, codice });
    await expect(tryLogin(username, { password: PASSWORD, codice })).rejects.toMatchObject(BRAKE);
  });

  test('codes cannot be guessed at will meanwhile: each counts for its address', async () => {
    const username = await addAdmin(database);
    const secret = await setUpCodes(admins, await signInAdmin(accounts, { username }));
    await failFromEverywhere(username, 50);
    const address = nextAddress();
    for (let tries = 0; tries < 5; tries += 1) {
      await tally([tryLogin(username, { password: PASSWORD, codice: '000000' }, { address })]);
    }
    const proof = { password: PASSWORD, codice: admins.codeOf(secret) };
    await expect(tryLogin(username, proof, { address })).rejects.toMatchObject(BRAKE);
    await tryLogin(username, proof);
  });
});
