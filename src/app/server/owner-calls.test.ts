import { afterAll, expect, test } from 'vitest';
import { cookieOf } from '../../../test/cookies-of.ts';
import { nextCin, sentBody } from '../../../test/owner-modules.ts';
import { signInAdmin } from '../../../test/sign-in-admin.ts';
import { openSubmissionPortal } from '../../../test/submission-portal.ts';

const portal = await openSubmissionPortal();
afterAll(() => portal.close());

const call = (method: string, path: string, cookie: string | null, body?: unknown) =>
  portal.call(method, path, { cookie, body });

async function comeIn(email: string, cin = nextCin()) {
  const sent = await portal.send({ email, cin });
  const token = /token=(\S+)/.exec((await portal.mailsTo(email)).at(-1)?.text ?? '')?.[1];
  const opened = await call('POST', '/api/accesso/conferma', null, { token });
  expect(opened.status).toBe(200);
  return { id: sent.body.data.id, cookie: cookieOf(opened) };
}

const OWNER_PATH = '/api/proprietario/strutture';

test('a struttura can be submitted, rejected, corrected, approved and removed', async () => {
  const admin = await signInAdmin(portal.db);
  const decide = async (what: string, body?: unknown) => {
    const decided = await call('PUT', `/api/admin/strutture/${id}/${what}`, admin, body);
    expect(decided.status).toBe(200);
  };
  const cin = nextCin();
  const { id, cookie } = await comeIn('diana@example.it', cin);
  const isPublic = async () => (await call('GET', `/api/strutture/${id}`, null)).status === 200;

  await decide('reject', { motivo: 'Manca il numero civico.' });
  const list = await call('GET', OWNER_PATH, cookie);
  expect(list.body.data).toMatchObject([{ id, status: 'rifiutata', motivo_rifiuto: 'Manca il numero civico.' }]);
  const corrected = await call('PUT', `${OWNER_PATH}/${id}`, cookie, sentBody({ cin, indirizzo: 'Via dell’Orto 12' }));
  expect([corrected.status, corrected.body.data.status]).toEqual([200, 'in_attesa']);
  expect(await isPublic()).toBe(false);
  await decide('approve');
  expect(await isPublic()).toBe(true);

  expect((await call('POST', `${OWNER_PATH}/${id}/pausa`, cookie, {})).status).toBe(200);
  expect(await isPublic()).toBe(false);
  expect((await call('POST', `${OWNER_PATH}/${id}/ripresa`, cookie, {})).status).toBe(200);
  const archive = await call('GET', `${OWNER_PATH}/${id}/archivio`, cookie);
  expect([archive.headers.get('content-type'), archive.text.slice(0, 2)]).toEqual(['application/zip', 'PK']);

  expect((await call('DELETE', `${OWNER_PATH}/${id}`, cookie)).status).toBe(204);
  expect((await call('DELETE', `${OWNER_PATH}/${id}`, cookie)).status).toBe(404);
  expect(await isPublic()).toBe(false);
});

test('the portal keeps serving requests after a client aborts a download', async () => {
  const { id, cookie } = await comeIn('elena@example.it');
  const abort = new AbortController();
  await fetch(`${portal.origin}${OWNER_PATH}/${id}/archivio`, { headers: { Cookie: cookie }, signal: abort.signal });
  abort.abort();
  await portal.expectAtWork();
  expect((await call('GET', `${OWNER_PATH}/${id}`, cookie)).status).toBe(200);
});
