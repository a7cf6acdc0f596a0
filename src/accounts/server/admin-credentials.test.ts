import { describe, expect, test } from 'vitest';
import {
  PASSWORD,
  requestOf,
  setUpAdmins,
  type SignedInAdmin,
  countOutcomes,
  WRONG_PASSWORD,
} from '../../../test/open-admins.ts';
import type { Proof } from '../admin-contract.ts';
import * as messages from '../messages/admin.ts';

const NEW_PASSWORD = 'un’altra password';

const admins = setUpAdmins();

const prove = (one: SignedInAdmin, proof: Proof = { password: PASSWORD }, cookie = one.cookie) =>
  admins.accounts.prove(one.admin, proof, { ...requestOf(one), cookie });
const choose = (one: SignedInAdmin, nuova_password: unknown, password = PASSWORD) =>
  admins.accounts.changePassword(one.admin, { password, nuova_password }, requestOf(one));
const refused = (campi: Record<string, string>) => ({ codice: 'DATI_NON_VALIDI', status: 422, campi });
const WRONG = refused({ password: 'Credenziali non valide. Riprova.' });
const WRONG_CODE = refused({ codice: messages.codeInvalid });
const NO_CODE = refused({ codice: messages.codeMissing });

describe('password confirmation', () => {
  test.each([undefined, null, '', 7, [PASSWORD], { $ne: null }].map((value) => [value]))(
    'treats %j as a missing password',
    async (password) => {
      await expect(prove(await admins.open(), { password })).rejects.toMatchObject(
        refused({ password: messages.passwordMissing }),
      );
    },
  );

  test('rejects a second factor older than five minutes without hashing the password', async () => {
    const one = await admins.open();
    const secret = await admins.setUpCodes(one);
    await prove(one);
    await admins.expireProof(one);
    const hashes = admins.hashes();
    await expect(prove(one)).rejects.toMatchObject({ codice: 'PROVA_SCADUTA', status: 403 });
    expect(admins.hashes()).toBe(hashes);
    await admins.accounts.proveFactor(one.admin, { codice: admins.codeOf(secret) }, requestOf(one));
    await prove(one);
    await expect(prove(one, { password: WRONG_PASSWORD })).rejects.toMatchObject(WRONG);
  });

  test('limits attempts per known browser, or per session if the browser is unknown', async () => {
    const one = await admins.open();
    for (const cookie of [one.cookie, one.session]) {
      const guess = () => prove(one, { password: WRONG_PASSWORD }, cookie);
      expect(await countOutcomes(12, guess)).toEqual({ DATI_NON_VALIDI: 5, TROPPE_RICHIESTE: 7 });
      await expect(prove(one, { password: PASSWORD }, cookie)).rejects.toMatchObject({ codice: 'TROPPE_RICHIESTE' });
    }
  });

  test('succeeds while sign-ins from unknown browsers are rate-limited', async () => {
    const one = await admins.open();
    const fail = () => admins.login(one.admin.username, { password: 'x'.repeat(257) });
    expect(await countOutcomes(60, fail)).toEqual({ NON_AUTENTICATO: 50, TROPPE_RICHIESTE: 10 });
    await prove(one, { password: PASSWORD }, one.session);
  });
});

test('a wrong password at a confirmation is recorded, changes nothing and leaves the session open', async () => {
  const one = await admins.open();
  await expect(choose(one, NEW_PASSWORD, WRONG_PASSWORD)).rejects.toMatchObject({
    ...WRONG,
    detail: messages.credentialsInvalid,
  });
  const start = admins.accounts.startTotp(one.admin, { password: WRONG_PASSWORD }, requestOf(one));
  await expect(start).rejects.toMatchObject(WRONG);
  await prove(one);
  expect(await admins.accounts.adminOf(one.cookie)).toMatchObject({ has_totp: false });
  expect(admins.lines.map(({ azione }) => azione)).toEqual(['accesso_fallito', 'accesso_fallito']);
});

describe('password change', () => {
  test('ends all other sessions and forgets their browsers', async () => {
    const one = await admins.open();
    const { id, username } = one.admin;
    const other = await admins.signIn(username);
    admins.lines.length = 0;
    const cookies = await choose(one, NEW_PASSWORD);
    expect(admins.lines).toEqual([{ azione: 'password', actor: expect.objectContaining({ username }) }]);
    expect(await admins.accounts.adminOf(one.cookie)).toBeNull();
    expect(await admins.accounts.adminOf(cookies[0]?.split(';')[0] ?? '')).toMatchObject(one.admin);
    expect(await admins.accounts.adminOf(other.cookie)).toBeNull();
    await expect(admins.login(username)).rejects.toMatchObject({ codice: 'NON_AUTENTICATO' });
    await admins.login(username, { password: NEW_PASSWORD });
    const devices = admins.database.db.selectFrom('admin_devices').where('admin_id', '=', id).selectAll();
    expect(await devices.execute()).toHaveLength(2);
  });

  test.each([
    ['that is too short', 'undici cara', 'corta'],
    ['that is missing', undefined, 'corta'],
    ['that is not a string', ['dodici caratteri'], 'corta'],
    ['with a NUL', 'dodici\0caratteri', 'illeggibile'],
  ] as const)('rejects a new password %s, without hashing anything', async (_, chosen, fault) => {
    const one = await admins.open();
    const hashes = admins.hashes();
    await expect(choose(one, chosen, WRONG_PASSWORD)).rejects.toMatchObject(
      refused({ nuova_password: messages.passwordFaults[fault] }),
    );
    expect(admins.hashes()).toBe(hashes);
  });

  test('applies only one of two concurrent changes, because it invalidates the current password sent with the other', async () => {
    const one = await admins.open();
    const chosen = [NEW_PASSWORD, 'ancora un’altra password'];
    expect(await countOutcomes(2, (index) => choose(one, chosen[index]))).toEqual({ ok: 1, DATI_NON_VALIDI: 1 });
    expect(admins.lines.filter(({ azione }) => azione === 'password')).toHaveLength(1);
  });
});

describe('authenticator codes', () => {
  test('become active after the first code is confirmed and cannot be set up twice', async () => {
    const one = await admins.open();
    const request = requestOf(one);
    const { secret, uri } = await admins.accounts.startTotp(one.admin, { password: PASSWORD }, request);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(secret);
    expect(await admins.accounts.adminOf(one.cookie)).toMatchObject({ has_totp: false });
    await prove(one);
    await expect(admins.accounts.confirmTotp(one.admin, '000000', request)).rejects.toMatchObject(WRONG_CODE);
    const other = await admins.signIn(one.admin.username);
    const { cookies, codici_di_recupero } = await admins.accounts.confirmTotp(
      one.admin,
      admins.codeOf(secret),
      request,
    );
    expect(codici_di_recupero).toHaveLength(10);
    const session = cookies[0]?.split(';')[0] ?? '';
    expect(await admins.accounts.adminOf(session)).toMatchObject({ has_totp: true, proof: 'fresh' });
    for (const { cookie } of [one, other]) expect(await admins.accounts.adminOf(cookie)).toBeNull();
    const again = { ...request, cookie: session };
    const codice = admins.codeOf(secret);
    await expect(admins.accounts.proveFactor(one.admin, { codice }, again)).rejects.toMatchObject(WRONG_CODE);
    await expect(admins.accounts.startTotp(one.admin, { password: PASSWORD }, again)).rejects.toMatchObject({
      codice: 'STATO_NON_VALIDO',
      detail: messages.codesAlreadyEnabled,
    });
    expect(admins.lines).toMatchObject([
      { azione: 'accesso' },
      { azione: 'codici', actor: request.actor, prima: { attivi: false }, dopo: { attivi: true } },
      { azione: 'accesso_fallito', dopo: { sbagliato: 'codice' } },
    ]);
  });

  test('cannot be confirmed before the setup starts', async () => {
    const one = await admins.open();
    const confirm = (codice: unknown) => admins.accounts.confirmTotp(one.admin, codice, requestOf(one));
    await expect(confirm('123456')).rejects.toMatchObject({
      codice: 'STATO_NON_VALIDO',
      detail: messages.codesNotPrepared,
    });
    for (const codice of [undefined, ' ', 123456]) await expect(confirm(codice)).rejects.toMatchObject(NO_CODE);
  });

  test('can be disabled only with a fresh second factor, and disabling them deletes the recovery codes', async () => {
    const one = await admins.open();
    await admins.setUpCodes(one);
    const stop = () => admins.accounts.stopTotp(one.admin, { password: PASSWORD }, requestOf(one));
    await admins.expireProof(one);
    await expect(stop()).rejects.toMatchObject({ codice: 'PROVA_SCADUTA' });
    await admins.accounts.proveFactor(one.admin, { codice: admins.recovery[0] }, requestOf(one));
    admins.lines.length = 0;
    await stop();
    expect(await admins.accounts.adminOf(one.cookie)).toMatchObject({ has_totp: false, proof: 'missing' });
    expect(await admins.accounts.security(one.admin)).toMatchObject({ codici_rimasti: 0 });
    await stop();
    expect(admins.lines).toMatchObject([{ azione: 'codici', prima: { attivi: true }, dopo: { attivi: false } }]);
  });
});
