import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { nextAddress, openAdmins, setUpAdmins, countOutcomes, WRONG_PASSWORD } from '../../../test/open-admins.ts';
import { sized } from '../../../test/verify.ts';
import * as messages from '../messages/admin.ts';

const WRONG = { codice: 'NON_AUTENTICATO', detail: messages.credentialsInvalid };
const LIMITED = { codice: 'TROPPE_RICHIESTE' };
const FLOOD_ROUNDS = sized(10, 100);
const TOO_LONG = { password: 'x'.repeat(257) };

const admins = setUpAdmins();

async function passSeconds(seconds: number): Promise<void> {
  await sql`update login_attempts set waits_until = waits_until - make_interval(secs => ${seconds}),
    forgotten_at = forgotten_at - make_interval(secs => ${seconds})`.execute(admins.database.db);
}

async function failFromEverywhere(username: string): Promise<void> {
  expect(await countOutcomes(50, () => admins.login(username, TOO_LONG))).toEqual({ NON_AUTENTICATO: 50 });
}

async function guessFiveTimes(username: string, address: string): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(admins.guess(username, { address })).rejects.toMatchObject(WRONG);
  }
}

async function holdBackWithCodes() {
  const signedIn = await admins.open();
  const { username } = signedIn.admin;
  const secret = await admins.setUpCodes(signedIn);
  await failFromEverywhere(username);
  return { username, codice: admins.codeOf(secret) };
}

const stranger = () => ({ cookie: null, address: nextAddress(), requestId: 'prova' });

describe('T02: the administrator sign-in', () => {
  test('hashes at most 60 of the passwords guessed from 100 addresses', async () => {
    const username = await admins.add();
    const addresses = Array.from({ length: 100 }, nextAddress);
    const answers: Record<string, number> = {};
    for (let round = 0; round < FLOOD_ROUNDS; round += 1) {
      const counted = await countOutcomes(100, (index) => admins.guess(username, { address: addresses[index]! }));
      for (const [code, count] of Object.entries(counted)) answers[code] = (answers[code] ?? 0) + count;
    }
    expect(admins.hashes()).toBeLessThanOrEqual(60);
    expect(answers).toEqual({ NON_AUTENTICATO: 50, TROPPE_RICHIESTE: 100 * FLOOD_ROUNDS - 50 });
  });

  test('allows five attempts per address, then doubles the wait, during which even the right password is rejected', async () => {
    const username = await admins.add();
    const address = nextAddress();
    await guessFiveTimes(username, address);
    for (const seconds of [1, 2, 4, 8]) {
      await expect(admins.login(username, {}, { address })).rejects.toMatchObject({
        ...LIMITED,
        retryAfter: seconds,
        detail: expect.stringMatching(/^Troppe richieste\. Riprova tra \d+ second[io]\.$/),
      });
      await passSeconds(seconds);
      await expect(admins.guess(username, { address })).rejects.toMatchObject(WRONG);
    }
    expect(admins.hashes()).toBe(9);
    await passSeconds(16);
    await admins.login(username, {}, { address });
    await guessFiveTimes(username, address);
    await expect(admins.guess(username, { address })).rejects.toMatchObject(LIMITED);
  });

  test('counts concurrent guesses in two processes together', async () => {
    const username = await admins.add();
    const others = openAdmins(admins.database);
    const address = nextAddress();
    const guess = (index: number) => (index % 2 === 0 ? admins : others).guess(username, { address });
    expect(await countOutcomes(40, guess)).toEqual({ NON_AUTENTICATO: 5, TROPPE_RICHIESTE: 35 });
    expect(admins.hashes() + others.hashes()).toBe(5);
  });

  test('allows 20 attempts in 10 minutes per address across all accounts', async () => {
    const username = await admins.add();
    const address = nextAddress();
    const guesses = await countOutcomes(30, (index) => admins.guess(`nessuno${index}`, { address }));
    expect(guesses).toEqual({ NON_AUTENTICATO: 20, TROPPE_RICHIESTE: 10 });
    await expect(admins.login(username, {}, { address })).rejects.toMatchObject(LIMITED);
    await passSeconds(600);
    await admins.login(username, {}, { address });
  });

  test('allows 300 attempts in an hour across all accounts and exempts known browsers', async () => {
    const { admin, device } = await admins.open();
    for (let account = 1; account <= 6; account += 1) await failFromEverywhere(`nessuno${account}`);
    await expect(admins.guess('nessuno7')).rejects.toMatchObject(LIMITED);
    await expect(admins.login(admin.username)).rejects.toMatchObject(LIMITED);
    await admins.login(admin.username, {}, { cookie: device });
  });

  test('hashes the password once, whether the username is known or unknown', async () => {
    await expect(admins.guess(await admins.add())).rejects.toMatchObject(WRONG);
    expect(admins.hashes()).toBe(1);
    await expect(admins.guess('nessuno')).rejects.toMatchObject(WRONG);
    expect(admins.hashes()).toBe(2);
  });

  test('counts a password above the maximum length as wrong, but does not hash it', async () => {
    const longest = { password: 'x'.repeat(256) };
    const username = await admins.add(longest.password);
    const address = nextAddress();
    expect(await countOutcomes(5, () => admins.login(username, TOO_LONG, { address }))).toEqual({ NON_AUTENTICATO: 5 });
    expect(admins.hashes()).toBe(0);
    await expect(admins.login(username, longest, { address })).rejects.toMatchObject(LIMITED);
    await admins.login(username, longest);
  });

  test('stores neither usernames nor IP addresses in the rate-limit buckets', async () => {
    await expect(admins.guess('una password nel campo sbagliato')).rejects.toMatchObject(WRONG);
    const { rows } = await sql<{ bucket: string }>`select bucket from login_attempts order by bucket`.execute(
      admins.database.db,
    );
    const kinds = rows.map(({ bucket }) => bucket.replace(/:[\w-]{43}$/, ''));
    expect(kinds).toEqual(['account', 'address', 'pair', 'strangers']);
  });
});

describe('T03: the throttled administrator sign-in', () => {
  test('lets an administrator who is throttled at one address sign in from a different address', async () => {
    const username = await admins.add();
    const address = nextAddress();
    await guessFiveTimes(username, address);
    await expect(admins.login(username, {}, { address })).rejects.toMatchObject(LIMITED);
    await admins.login(username);
  });

  test('admits a known browser from any address while unknown browsers are throttled', async () => {
    const { admin, device } = await admins.open();
    await failFromEverywhere(admin.username);
    await expect(admins.login(admin.username)).rejects.toMatchObject(LIMITED);
    const address = nextAddress();
    await countOutcomes(20, (index) => admins.guess(`nessuno${index}`, { address }));
    await admins.login(admin.username, {}, { cookie: device, address });
  });

  test('limits guesses from a known browser without limiting other browsers', async () => {
    const { admin, device } = await admins.open();
    const guesses = await countOutcomes(12, () => admins.guess(admin.username, { cookie: device }));
    expect(guesses).toEqual({ NON_AUTENTICATO: 5, TROPPE_RICHIESTE: 7 });
    await admins.login(admin.username);
  });

  test('treats a browser as unknown if it belongs to another administrator or its cookie has expired', async () => {
    const [others, old] = [await admins.open(), await admins.open()];
    const { id, username } = old.admin;
    await sql`update admin_devices set expires_at = now() where admin_id = ${id}`.execute(admins.database.db);
    await failFromEverywhere(username);
    for (const cookie of [others.device, old.device, `__Host-ospitalia_dispositivo=${'a'.repeat(43)}`, 'x=1']) {
      await expect(admins.login(username, {}, { cookie })).rejects.toMatchObject(LIMITED);
    }
  });

  test('admits an authenticator code once, and only with the right password, while unknown browsers are throttled', async () => {
    const { username, codice } = await holdBackWithCodes();
    const hashes = admins.hashes();
    await expect(admins.login(username)).rejects.toMatchObject(LIMITED);
    await expect(admins.login(username, { codice: '000000' })).rejects.toMatchObject(LIMITED);
    expect(admins.hashes()).toBe(hashes);
    await expect(admins.login(username, { password: WRONG_PASSWORD, codice })).rejects.toMatchObject(WRONG);
    await admins.login(username, { codice });
    await expect(admins.login(username, { codice })).rejects.toMatchObject(LIMITED);
  });

  test('admits a recovery code once while unknown browsers are throttled', async () => {
    const { username } = await holdBackWithCodes();
    const [codice] = admins.recovery;
    await expect(admins.login(username, { codice: 'AAAA-AAAA-AAAA-AAAA' })).rejects.toMatchObject(LIMITED);
    await admins.login(username, { codice });
    await expect(admins.login(username, { codice })).rejects.toMatchObject(LIMITED);
  });

  test('admits a passkey while unknown browsers are throttled', async () => {
    const one = await admins.open();
    const passkey = await admins.setUpPasskey(one);
    await failFromEverywhere(one.admin.username);
    const sent = passkey.get(await admins.accounts.createPasskeyRequest(null));
    const { admin } = await admins.accounts.loginWithPasskey(sent, stranger());
    expect(admin).toEqual(one.admin);
  });

  test("treats a browser as known for an hour after an emailed link is used in it, even at the attacker's address", async () => {
    const one = await admins.open();
    const { username } = one.admin;
    await sql`update admins set email = 'anna@example.it' where id = ${one.admin.id}`.execute(admins.database.db);
    await failFromEverywhere(username);
    const address = nextAddress();
    await countOutcomes(20, (index) => admins.guess(`nessuno${index}`, { address }));
    await admins.accounts.requestAccessLink(` ${username.toUpperCase()} `);
    expect(admins.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['anna@example.it', 'Il link per provare da un nuovo browser'],
    ]);
    const token = /token=([\w-]+)/.exec(admins.mails[0]?.text ?? '')?.[1] ?? '';
    const used = await admins.accounts.useAccessLink(token, { ...stranger(), address });
    expect(used.cookies).toEqual([expect.stringMatching(/^__Host-ospitalia_dispositivo=[\w-]{43}; Max-Age=3600; /)]);
    expect(admins.mails[1]).toMatchObject({ to: 'anna@example.it', subject: 'Un nuovo browser può provare a entrare' });
    const [cookie = ''] = (used.cookies[0] ?? '').split(';');
    expect(await admins.accounts.adminOf(cookie)).toBeNull();
    await expect(admins.guess(username, { cookie, address })).rejects.toMatchObject(WRONG);
    await admins.login(username, {}, { cookie, address });
    await expect(admins.accounts.useAccessLink(token, stranger())).rejects.toMatchObject({ status: 422 });
  });

  test('sends no link and raises no error for an unknown name or an administrator without an email address', async () => {
    const username = await admins.add();
    for (const name of [username, 'nessuno', '', 7, 'con\0nulla', '\ud800'])
      await admins.accounts.requestAccessLink(name);
    expect(admins.mails).toEqual([]);
  });

  test('counts wrong codes per address while unknown browsers are throttled', async () => {
    const { username, codice } = await holdBackWithCodes();
    const address = nextAddress();
    for (let tries = 0; tries < 5; tries += 1) {
      await countOutcomes(1, () => admins.login(username, { codice: '000000' }, { address }));
    }
    await expect(admins.login(username, { codice }, { address })).rejects.toMatchObject(LIMITED);
    await admins.login(username, { codice });
  });
});
