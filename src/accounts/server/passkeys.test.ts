import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApiApp } from '../../../test/api-app.ts';
import { nextAddress, PASSWORD, setUpAdmins, SITE } from '../../../test/open-admins.ts';
import { openAccounts, signIn } from '../../../test/open-accounts.ts';
import { sendJson } from '../../../test/send-json.ts';
import { createVirtualPasskey, type Distortion, type VirtualPasskey } from '../../../test/virtual-passkey.ts';
import type { Mail } from '../../mail/contract.ts';
import { type ListeningServer, listen } from '../../platform/http/listen.ts';
import { adminSecurityRoutes } from './admin-security-routes.ts';
import { createOwnerPasskeys } from './owner-passkeys.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import * as messages from '../messages/owner.ts';

const admins = setUpAdmins();
const mails: Mail[] = [];
let server: ListeningServer;
let owners: Awaited<ReturnType<typeof openAccounts>>;

beforeEach(async () => {
  const { accounts, database } = admins;
  mails.length = 0;
  owners = await openAccounts(database);
  const passkeys = createOwnerPasskeys({
    db: database.db,
    publicUrl: SITE.origin,
    outbox: { put: async (_, mail) => void mails.push(mail) },
  });
  const calls = [...adminSecurityRoutes(accounts), ...passkeyRoutes(passkeys)];
  const { adminOf } = accounts;
  server = await listen(createApiApp({ calls, adminOf, accountOf: owners.accountOf, trustProxy: 1 }), '127.0.0.1', 0);
});
afterEach(() => server.close());

const send = (method: string, path: string, body?: unknown, cookie?: string) =>
  sendJson(`http://127.0.0.1:${server.port}/api/${path}`, method, body, {
    'X-Forwarded-For': nextAddress(),
    ...(cookie !== undefined && { Cookie: cookie }),
  });
const cookieOf = ({ cookies }: { cookies: string[] }) => cookies.map((each) => each.split(';')[0]).join('; ');
const challenge = async () => (await send('POST', 'admin/login/passkey/sfida', {})).body.data;
const enter = (passkey: unknown) => send('POST', 'admin/login/passkey', { passkey });
const REFUSED = { status: 422, body: { codice: 'DATI_NON_VALIDI', detail: messages.passkeyInvalid } };

let emails = 0;
async function openOwner() {
  emails += 1;
  return signIn(owners, `passkey${emails}@example.it`);
}

async function addOwnerPasskey(owner: { cookie: string }, passkey = createVirtualPasskey(SITE)) {
  const offer = await send('POST', 'proprietario/passkey/prepara', {}, owner.cookie);
  const sent = { nome: 'Il mio telefono', passkey: passkey.create(offer.body.data) };
  const added = await send('POST', 'proprietario/passkey', sent, owner.cookie);
  return { passkey, added, cookie: cookieOf(added), sent };
}

describe('passkeys for administrators', () => {
  test('allow a sign-in without a username, password or code, and count as a fresh second factor', async () => {
    const one = await admins.open();
    const passkey = await admins.setUpPasskey(one);
    admins.lines.length = 0;
    const answer = await enter(passkey.get(await challenge()));
    expect(answer).toMatchObject({ status: 200, body: { data: { username: one.admin.username } } });
    expect(answer.cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-ospitalia_admin',
      '__Host-ospitalia_dispositivo',
    ]);
    expect(await admins.accounts.adminOf(cookieOf(answer))).toMatchObject({ ...one.admin, proof: 'fresh' });
    expect(admins.lines).toMatchObject([{ azione: 'accesso', dopo: { nome_passkey: 'Telefono' } }]);
    const { passkey: listed } = await admins.accounts.security(one.admin);
    expect(listed).toMatchObject([{ nome: 'Telefono', used_at: expect.stringMatching(/^\d{4}-.+Z$/) }]);
  });

  test('prevent a sign-in with only the password', async () => {
    const one = await admins.open();
    await admins.setUpPasskey(one);
    await expect(admins.login(one.admin.username)).rejects.toMatchObject({ codice: 'NON_AUTENTICATO' });
  });

  test('can be added only with the password and a fresh second factor, and adding a passkey ends all other sessions', async () => {
    const one = await admins.open();
    const before = { ...one };
    const other = await admins.signIn(one.admin.username);
    await sql`update admins set email = 'capo@example.it' where id = ${one.admin.id}`.execute(admins.database.db);
    const wrong = await send('POST', 'admin/passkey/prepara', { password: 'sbagliata' }, one.cookie);
    expect(wrong).toMatchObject({ status: 422, body: { campi: { password: 'Credenziali non valide. Riprova.' } } });
    admins.lines.length = 0;
    await admins.setUpPasskey(one);
    for (const { cookie } of [before, other]) expect(await admins.accounts.adminOf(cookie)).toBeNull();
    expect(await admins.accounts.adminOf(one.cookie)).toMatchObject({ has_passkey: true, proof: 'fresh' });
    expect(admins.lines).toMatchObject([{ azione: 'passkey', dopo: { nome_passkey: 'Telefono' } }]);
    expect(admins.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['capo@example.it', 'Una nuova passkey per il pannello'],
    ]);
    await admins.expireProof(one);
    const next = await send('POST', 'admin/passkey/prepara', { password: PASSWORD }, one.cookie);
    expect(next).toMatchObject({ status: 403, body: { codice: 'PROVA_SCADUTA' } });
  });

  test('are accepted as a second factor only for the administrator who registered them', async () => {
    const [one, other] = [await admins.open(), await admins.open()];
    const [passkey, others] = [await admins.setUpPasskey(one), await admins.setUpPasskey(other)];
    await admins.expireProof(one);
    const requestChallenge = async () => (await send('POST', 'admin/conferma/sfida', {}, one.cookie)).body.data;
    const prove = (sent: unknown) => send('POST', 'admin/conferma', { passkey: sent }, one.cookie);
    const { allowCredentials } = await requestChallenge();
    expect(allowCredentials).toEqual([{ id: passkey.credentialId, type: 'public-key', transports: ['internal'] }]);
    expect(await prove(others.get(await requestChallenge()))).toMatchObject(REFUSED);
    expect(await prove(passkey.get(await challenge()))).toMatchObject(REFUSED);
    expect(await admins.accounts.adminOf(one.cookie)).toMatchObject({ proof: 'stale' });
    expect((await prove(passkey.get(await requestChallenge()))).status).toBe(204);
    expect(await admins.accounts.adminOf(one.cookie)).toMatchObject({ proof: 'fresh' });
  });

  test('can be removed only with the password, and removing the last one deletes the recovery codes', async () => {
    const one = await admins.open();
    const passkey = await admins.setUpPasskey(one);
    const { passkey: listed, codici_rimasti } = await admins.accounts.security(one.admin);
    expect(codici_rimasti).toBe(10);
    const path = `admin/passkey/${listed[0]?.id}`;
    const stranger = await admins.open();
    await admins.setUpPasskey(stranger);
    expect((await send('DELETE', path, { password: PASSWORD }, stranger.cookie)).status).toBe(404);
    expect((await send('DELETE', path, { password: 'sbagliata' }, one.cookie)).status).toBe(422);
    expect((await send('DELETE', 'admin/passkey/nessuna', { password: PASSWORD }, one.cookie)).status).toBe(404);
    const sfida = await challenge();
    expect((await send('DELETE', path, { password: PASSWORD }, one.cookie)).status).toBe(200);
    expect(await enter(passkey.get(sfida))).toMatchObject(REFUSED);
    expect(await admins.accounts.security(one.admin)).toMatchObject({ passkey: [], codici_rimasti: 0 });
    await admins.login(one.admin.username);
  });
});

describe('rejects a passkey response', () => {
  let passkey: VirtualPasskey;
  beforeEach(async () => {
    passkey = await admins.setUpPasskey(await admins.open());
  });

  test.each<[string, Distortion]>([
    ['from a different origin', { origin: 'https://ospitalia.example' }],
    ['from a different relying party', { rpId: 'ospitalia.example' }],
    ['for a challenge that was not issued', { challenge: 'a'.repeat(43) }],
    ['with the response type of a registration', { type: 'webauthn.create' }],
    ['without user presence', { flags: 0x00 }],
    ['without user verification', { flags: 0x01 }],
  ])('%s', async (_, wrong) => {
    expect(await enter(passkey.get(await challenge(), wrong))).toMatchObject(REFUSED);
  });

  test('that was already used, even by a concurrent request', async () => {
    const once = passkey.get(await challenge());
    expect((await enter(once)).status).toBe(200);
    expect(await enter(once)).toMatchObject(REFUSED);
    const sent = passkey.get(await challenge());
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(sent)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
  });

  test('to a challenge that an invalid response has already used up', async () => {
    const sfida = await challenge();
    expect(await enter(passkey.get(sfida, { origin: 'https://ospitalia.example' }))).toMatchObject(REFUSED);
    expect(await enter(passkey.get(sfida))).toMatchObject(REFUSED);
  });

  test('after the challenge has expired', async () => {
    const sfida = await challenge();
    await sql`update passkey_challenges set expires_at = now()`.execute(admins.database.db);
    expect(await enter(passkey.get(sfida))).toMatchObject(REFUSED);
  });

  test('with a counter that does not increase', async () => {
    expect((await enter(passkey.get(await challenge(), { counter: 7 }))).status).toBe(200);
    for (const counter of [6, 7, 0]) {
      expect(await enter(passkey.get(await challenge(), { counter }))).toMatchObject(REFUSED);
    }
    expect((await enter(passkey.get(await challenge(), { counter: 8 }))).status).toBe(200);
  });

  test('from an unknown key, or with the user handle of another account', async () => {
    const unknown = createVirtualPasskey(SITE);
    expect(await enter(unknown.get(await challenge()))).toMatchObject(REFUSED);
    const impostor = { ...unknown.get(await challenge()), id: passkey.credentialId, rawId: passkey.credentialId };
    expect(await enter(impostor)).toMatchObject(REFUSED);
    const valid = passkey.get(await challenge());
    const userHandle = Buffer.from('admin:00000000-0000-0000-0000-000000000000').toString('base64url');
    expect(await enter({ ...valid, response: { ...valid.response, userHandle } })).toMatchObject(REFUSED);
  });

  test("from an owner's passkey at the administrator sign-in", async () => {
    const { passkey: ofOwner } = await addOwnerPasskey(await openOwner());
    expect(await enter(ofOwner.get(await challenge()))).toMatchObject(REFUSED);
  });

  test.each(
    [undefined, null, 7, 'x', {}, [], { id: 'x' }, { id: '%', rawId: '%', type: 'public-key', response: {} }].map(
      (value) => [value],
    ),
  )('with the content %j', async (sent) => {
    expect(await enter(sent)).toMatchObject(REFUSED);
  });

  test('with invalid client data or without a challenge', async () => {
    const right = passkey.get(await challenge());
    for (const text of ['', 'nothing', '{}', '{"challenge":7}', 'null']) {
      const clientDataJSON = Buffer.from(text).toString('base64url') || 'AA';
      const sent = { ...right, response: { ...right.response, clientDataJSON } };
      expect(await enter(sent)).toMatchObject(REFUSED);
    }
  });
});

describe('rejects a new passkey', () => {
  test.each<[string, Distortion]>([
    ['from a different origin', { origin: 'https://ospitalia.example' }],
    ['from a different relying party', { rpId: 'ospitalia.example' }],
    ['for a challenge that was not issued', { challenge: 'a'.repeat(43) }],
    ['with the response type of a sign-in', { type: 'webauthn.get' }],
    ['without user verification', { flags: 0x01 }],
  ])('%s', async (_, wrong) => {
    const one = await admins.open();
    const { body } = await send('POST', 'admin/passkey/prepara', { password: PASSWORD }, one.cookie);
    const passkey = createVirtualPasskey(SITE).create(body.data, wrong);
    expect(await send('POST', 'admin/passkey', { nome: 'x', passkey }, one.cookie)).toMatchObject(REFUSED);
    expect(await admins.accounts.security(one.admin)).toMatchObject({ passkey: [] });
  });

  test("with another administrator's challenge, a used challenge or an already registered key", async () => {
    const [one, other] = [await admins.open(), await admins.open()];
    const offer = async (who: typeof one) =>
      (await send('POST', 'admin/passkey/prepara', { password: PASSWORD }, who.cookie)).body.data;
    const passkey = createVirtualPasskey(SITE);
    const add = (who: typeof one, sent: unknown) => send('POST', 'admin/passkey', { passkey: sent }, who.cookie);
    expect(await add(other, passkey.create(await offer(one)))).toMatchObject(REFUSED);
    const sent = passkey.create(await offer(one));
    const added = await add(one, sent);
    expect(added.status).toBe(200);
    expect(await add({ ...one, cookie: cookieOf(added) }, sent)).toMatchObject(REFUSED);
    expect(await add(other, passkey.create(await offer(other)))).toMatchObject(REFUSED);
  });

  test('with a name that is too long, without using up the challenge', async () => {
    const owner = await openOwner();
    const passkey = createVirtualPasskey(SITE);
    const { body } = await send('POST', 'proprietario/passkey/prepara', {}, owner.cookie);
    const add = (nome: unknown) =>
      send('POST', 'proprietario/passkey', { nome, passkey: passkey.create(body.data) }, owner.cookie);
    expect(await add('x'.repeat(61))).toMatchObject({
      status: 422,
      body: { campi: { nome: messages.passkeyNameTooLong } },
    });
    const added = await add(' ');
    expect(added.status).toBe(200);
    const { body: listed } = await send('GET', 'proprietario/passkey', undefined, cookieOf(added));
    expect(listed.data).toMatchObject([{ nome: 'Passkey', used_at: null }]);
  });
});

describe('passkeys for owners', () => {
  test('allow a sign-in without a link, and adding a passkey ends all other sessions', async () => {
    const owner = await openOwner();
    const { email } = (await owners.accountOf(owner.cookie)) ?? {};
    const phone = await signIn(owners, email ?? '');
    const { passkey, added, cookie } = await addOwnerPasskey(owner);
    expect(added).toMatchObject({ status: 200, body: { message: messages.passkeyAdded } });
    for (const each of [owner, phone]) expect(await owners.accountOf(each.cookie)).toBeNull();
    expect(await owners.accountOf(cookie)).toMatchObject({ email, proof: 'fresh' });
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Una nuova passkey per la tua area']]);
    const { body } = await send('POST', 'accesso/passkey/sfida', {});
    const entered = await send('POST', 'accesso/passkey', { passkey: passkey.get(body.data) });
    expect(entered).toMatchObject({ status: 200, body: { data: { email } } });
    expect(await owners.accountOf(cookieOf(entered))).toMatchObject({ email, proof: 'fresh' });
  });

  test('can be added or removed only with a fresh identity proof', async () => {
    const owner = await openOwner();
    const { passkey, cookie } = await addOwnerPasskey(owner);
    const { db } = admins.database;
    await sql`update sessions set proved_at = now() - interval '301 seconds'`.execute(db);
    const [{ id }] = (await send('GET', 'proprietario/passkey', undefined, cookie)).body.data;
    const stale = { status: 403, body: { codice: 'PROVA_SCADUTA' } };
    expect(await send('POST', 'proprietario/passkey/prepara', {}, cookie)).toMatchObject(stale);
    expect(await send('DELETE', `proprietario/passkey/${id}`, undefined, cookie)).toMatchObject(stale);
    const { body } = await send('POST', 'proprietario/conferma/sfida', {}, cookie);
    expect((await send('POST', 'proprietario/conferma', { passkey: passkey.get(body.data) }, cookie)).status).toBe(204);
    const stranger = await openOwner();
    expect((await send('DELETE', `proprietario/passkey/${id}`, undefined, stranger.cookie)).status).toBe(404);
    expect((await send('DELETE', `proprietario/passkey/${id}`, undefined, cookie)).status).toBe(200);
    expect((await send('GET', 'proprietario/passkey', undefined, cookie)).body.data).toEqual([]);
    expect(await send('POST', 'proprietario/conferma/sfida', {}, cookie)).toMatchObject({ status: 409 });
  });
});

test('a passkey request fails with a message if the site has no domain name', async () => {
  const passkeys = createOwnerPasskeys({
    db: admins.database.db,
    publicUrl: 'http://127.0.0.1:3000',
    outbox: { put: async () => undefined },
  });
  await expect(passkeys.request(null)).rejects.toMatchObject({
    codice: 'STATO_NON_VALIDO',
    detail: messages.passkeysNeedDomain,
  });
});
