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
  type SignedInAdmin,
  signInAdmin,
  tally,
} from '../../../test/open-admins.ts';
import type { AdminAccountsService, Proof } from '../admin-contract.ts';
import { adminAccountsMessages as messages } from '../admin-messages.it.ts';

const NEW_PASSWORD = 'un’altra password';
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

async function openOne(): Promise<SignedInAdmin> {
  const signedIn = await signInAdmin(accounts, { username: await addAdmin(database) });
  admins.lines.length = 0;
  return signedIn;
}

function requestOf({ admin, cookie }: SignedInAdmin) {
  return { cookie, actor: { username: admin.username, address: nextAddress(), request_id: 'prova' } };
}

function prove({ admin, cookie }: SignedInAdmin, proof: Proof, from: { cookie?: string; address?: string } = {}) {
  const { address = nextAddress() } = from;
  const actor = { username: admin.username, address, request_id: 'r-1' };
  return accounts.prove(admin, proof, { cookie: from.cookie ?? cookie, actor });
}

const refused = (campi: Record<string, string>) => ({ codice: 'DATI_NON_VALIDI', status: 422, campi });

describe('proving it once more', () => {
  test('takes the password', async () => {
    const one = await openOne();
    await prove(one, { password: PASSWORD });
    await expect(prove(one, { password: 'non è questa' })).rejects.toMatchObject({
      ...refused({ password: 'Credenziali non valide. Riprova.' }),
      detail: 'Credenziali non valide. Riprova.',
    });
    expect(await accounts.adminOf(one.cookie)).not.toBeNull();
    expect(admins.lines.map(({ azione }) => azione)).toEqual(['accesso_fallito']);
  });

  test.each([undefined, null, '', 7, [PASSWORD], { $ne: null }])(
    'and without one, %j, asks for it',
    async (password) => {
      await expect(prove(await openOne(), { password })).rejects.toMatchObject(
        refused({ password: messages.passwordMancante }),
      );
    },
  );

  test('takes a code, where codes are on, and no code twice', async () => {
    const one = await openOne();
    const secret = await setUpCodes(admins, one);
    await expect(prove(one, { password: PASSWORD })).rejects.toMatchObject(
      refused({ codice: messages.codiceMancante }),
    );
    const proof = { password: PASSWORD, codice: admins.codeOf(secret) };
    await prove(one, proof);
    await expect(prove(one, proof)).rejects.toMatchObject({
      ...refused({ codice: messages.codiceNonValido }),
      detail: 'Credenziali non valide. Riprova.',
    });
    await expect(prove(one, { ...proof, password: 'non è questa' })).rejects.toMatchObject(
      refused({ password: 'Credenziali non valide. Riprova.' }),
    );
  });

  test('has the rate limit of its browser, or else of its session, wherever it comes from, all at once', async () => {
    const one = await openOne();
    for (const cookie of [one.cookie, one.session]) {
      const tries = Array.from({ length: 12 }, () => prove(one, { password: 'non è questa' }, { cookie }));
      expect(await tally(tries)).toEqual({ DATI_NON_VALIDI: 5, TROPPE_RICHIESTE: 7 });
      await expect(prove(one, { password: PASSWORD }, { cookie })).rejects.toMatchObject(BRAKE);
    }
  });

  test('is not held back by what strangers do', async () => {
    const one = await openOne();
    const fail = () =>
      accounts.login(
        { username: one.admin.username, password: 'x'.repeat(257) },
        { cookie: null, address: nextAddress(), requestId: 'prova' },
      );
    expect(await tally(Array.from({ length: 60 }, fail))).toEqual({ NON_AUTENTICATO: 50, TROPPE_RICHIESTE: 10 });
    await prove(one, { password: PASSWORD }, { cookie: one.session });
  });
});

describe('a new password', () => {
  test('ends every other session and makes strangers of their browsers', async () => {
    const one = await openOne();
    const { username } = one.admin;
    const other = await signInAdmin(accounts, { username });
    admins.lines.length = 0;
    const request = requestOf(one);
    await accounts.changePassword(one.admin, { password: PASSWORD, nuova_password: NEW_PASSWORD }, request);
    expect(await accounts.adminOf(one.cookie)).not.toBeNull();
    expect(await accounts.adminOf(other.cookie)).toBeNull();
    await expect(signInAdmin(accounts, { username })).rejects.toMatchObject({ codice: 'NON_AUTENTICATO' });
    await signInAdmin(accounts, { username, password: NEW_PASSWORD });
    const devices = await database.db
      .selectFrom('admin_devices')
      .where('admin_id', '=', one.admin.id)
      .selectAll()
      .execute();
    expect(devices).toHaveLength(2);
    expect(admins.lines[0]).toEqual({ azione: 'password', actor: request.actor });
  });

  test.each([
    ['too short', 'undici cara', 'corta'],
    ['too long', 'x'.repeat(257), 'lunga'],
    ['with a NUL', 'dodici\0caratteri', 'illeggibile'],
    ['missing', undefined, 'corta'],
    ['no text', ['dodici caratteri'], 'corta'],
  ] as const)(
    '%s is refused with a sentence of its own, before anything is hashed',
    async (_, nuova_password, fault) => {
      const one = await openOne();
      const hashes = admins.hashes();
      const change = { password: 'non è questa', nuova_password };
      await expect(accounts.changePassword(one.admin, change, requestOf(one))).rejects.toMatchObject(
        refused({ nuova_password: messages.password[fault] }),
      );
      expect(admins.hashes()).toBe(hashes);
    },
  );

  test('is one of two that are chosen at once: the other was proved with what is the password no more', async () => {
    const one = await openOne();
    const choose = (nuova_password: string) =>
      accounts.changePassword(one.admin, { password: PASSWORD, nuova_password }, requestOf(one));
    const chosen = [NEW_PASSWORD, 'ancora un’altra password'];
    expect(await tally(chosen.map(choose))).toEqual({ ok: 1, DATI_NON_VALIDI: 1 });
    expect(admins.lines.filter(({ azione }) => azione === 'password')).toHaveLength(1);
  });

  test('takes the old one', async () => {
    const one = await openOne();
    const change = { password: 'non è questa', nuova_password: NEW_PASSWORD };
    await expect(accounts.changePassword(one.admin, change, requestOf(one))).rejects.toMatchObject(
      refused({ password: messages.credenzialiNonValide }),
    );
    await prove(one, { password: PASSWORD });
    expect(admins.lines.map(({ azione }) => azione)).toEqual(['accesso_fallito']);
  });
});

describe('codes', () => {
  test('are on from the first that is confirmed, and then not set up again', async () => {
    const one = await openOne();
    const request = requestOf(one);
    const { secret, uri } = await accounts.startTotp(one.admin, { password: PASSWORD }, request);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(secret);
    expect(await accounts.adminOf(one.cookie)).toMatchObject({ has_totp: false });
    await prove(one, { password: PASSWORD });
    await expect(accounts.confirmTotp(one.admin, '000000', request)).rejects.toMatchObject(
      refused({ codice: messages.codiceNonValido }),
    );
    await accounts.confirmTotp(one.admin, admins.codeOf(secret), request);
    expect(await accounts.adminOf(one.cookie)).toMatchObject({ has_totp: true });
    // The code that confirmed them is used.
    const proof = { password: PASSWORD, codice: admins.codeOf(secret) };
    await expect(prove(one, proof)).rejects.toMatchObject(refused({ codice: messages.codiceNonValido }));
    await expect(accounts.startTotp(one.admin, { password: PASSWORD }, request)).rejects.toMatchObject({
      codice: 'STATO_NON_VALIDO',
      detail: messages.codiciGiaAttivi,
    });
    expect(admins.lines).toMatchObject([
      { azione: 'codici', actor: request.actor, prima: { attivi: false }, dopo: { attivi: true } },
      { azione: 'accesso_fallito', dopo: { sbagliato: 'codice' } },
    ]);
  });

  test('are not begun without the password, nor confirmed before they are begun', async () => {
    const one = await openOne();
    await expect(accounts.startTotp(one.admin, { password: 'non è questa' }, requestOf(one))).rejects.toMatchObject(
      refused({ password: messages.credenzialiNonValide }),
    );
    await expect(accounts.confirmTotp(one.admin, '123456', requestOf(one))).rejects.toMatchObject({
      codice: 'STATO_NON_VALIDO',
      detail: messages.codiciDaPreparare,
    });
    for (const codice of [undefined, '', ' ', 123456]) {
      await expect(accounts.confirmTotp(one.admin, codice, requestOf(one))).rejects.toMatchObject(
        refused({ codice: messages.codiceMancante }),
      );
    }
  });

  test('are switched off with the password and one of them', async () => {
    const one = await openOne();
    const secret = await setUpCodes(admins, one);
    const request = requestOf(one);
    await expect(accounts.stopTotp(one.admin, { password: PASSWORD }, request)).rejects.toMatchObject(
      refused({ codice: messages.codiceMancante }),
    );
    admins.lines.length = 0;
    await accounts.stopTotp(one.admin, { password: PASSWORD, codice: admins.codeOf(secret) }, request);
    expect(await accounts.adminOf(one.cookie)).toMatchObject({ has_totp: false });
    // Once more there is nothing to do, nor to note.
    await accounts.stopTotp(one.admin, { password: PASSWORD }, request);
    expect(admins.lines).toEqual([
      { azione: 'codici', actor: request.actor, prima: { attivi: true }, dopo: { attivi: false } },
    ]);
  });
});
