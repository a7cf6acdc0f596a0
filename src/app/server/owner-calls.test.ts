import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nextCin, sentBody } from '../../../test/owner-rooms.ts';
import { signInAdmin } from '../../../test/sign-in-admin.ts';
import { openSubmissionPortal, type SubmissionPortal } from '../../../test/submission-portal.ts';

let portal: SubmissionPortal;

beforeAll(async () => {
  portal = await openSubmissionPortal();
});
afterAll(() => portal.close());

function ask(method: string, path: string, cookie: string | null, body?: unknown) {
  return portal.request(path, {
    method,
    headers: {
      ...(cookie !== null && { Cookie: cookie }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Submits a struttura, opens the link that was mailed to its sender, and gives its id and the session's cookie. */
async function comeIn(email: string, cin = nextCin()) {
  const sent = await portal.send({ email, cin });
  const { rows } = await sql<{ text: string }>`
    select data ->> 'text' as text from pgboss.job where name = 'mail' and data ->> 'to' = ${email}
    order by created_on desc limit 1`.execute(portal.database.db);
  const token = /token=(\S+)/.exec(rows[0]?.text ?? '')?.[1];
  const opened = await ask('POST', '/api/accesso/conferma', null, { token });
  expect(opened.status).toBe(200);
  const cookie = opened.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { id: sent.body.data?.id ?? 0, cookie };
}

const OWN = '/api/proprietario/strutture';

const CALLS = (id: number): [method: string, path: string, body?: unknown][] => [
  ['GET', `${OWN}/${id}`],
  ['PUT', `${OWN}/${id}`, sentBody({ cin: 'IT052015C2STOLEN01' })],
  ['PUT', `${OWN}/${id}/contatti`, { telefono: '', email: 'ladro@example.it', prezzo_notte: 1 }],
  ['PUT', `${OWN}/${id}/foto`, { immagini: [] }],
  ['POST', `${OWN}/${id}/pausa`, {}],
  ['POST', `${OWN}/${id}/ripresa`, {}],
  ['DELETE', `${OWN}/${id}/modifica`],
  ['GET', `${OWN}/${id}/archivio`],
  ['DELETE', `${OWN}/${id}`],
];

describe('every call of the owner', () => {
  test('is 401 for who is not signed in and 404 for who does not own it, and changes nothing', async () => {
    const anna = await comeIn('anna.prima@example.it');
    const bruno = await comeIn('bruno@example.it');
    const before = (await ask('GET', `${OWN}/${anna.id}`, anna.cookie)).body;
    expect((await ask('GET', OWN, null)).status).toBe(401);
    for (const [method, path, body] of CALLS(anna.id)) {
      expect([path, (await ask(method, path, null, body)).status]).toEqual([path, 401]);
      const refused = await ask(method, path, bruno.cookie, body);
      expect([path, refused.status, refused.body.detail]).toEqual([path, 404, 'Struttura non trovata.']);
    }
    expect((await ask('GET', `${OWN}/${anna.id}`, anna.cookie)).body).toEqual(before);
  });

  test('is 404 for an id that is none', async () => {
    const { cookie } = await comeIn('ida@example.it');
    for (const id of ['0', '-1', '1.5', '1e3', '0x1', '01', '2147483648', 'null', '1,2', '*', '%F0%9F%8F%A0']) {
      const answer = await ask('GET', `${OWN}/${id}`, cookie);
      expect([id, answer.status, answer.body.detail]).toEqual([id, 404, 'Struttura non trovata.']);
    }
  });

  test('another site cannot have it made', async () => {
    const { id, cookie } = await comeIn('carla@example.it');
    const answer = await portal.request(`${OWN}/${id}`, {
      method: 'DELETE',
      headers: { Cookie: cookie, Origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    expect((await ask('GET', `${OWN}/${id}`, cookie)).status).toBe(200);
  });
});

test('from the form to the public page: confirmed by the mail, refused, corrected, approved, taken away, removed', async () => {
  const admin = await signInAdmin(portal.database.db);
  const decide = async (what: string, body?: unknown) => {
    const decided = await ask('PUT', `/api/admin/strutture/${id}/${what}`, admin, body);
    expect(decided.status).toBe(200);
  };
  const cin = nextCin();
  const { id, cookie } = await comeIn('diana@example.it', cin);
  const isPublic = async () => (await portal.request(`/api/strutture/${id}`)).status === 200;

  await decide('reject', { motivo: 'Manca il numero civico.' });
  const list = await ask('GET', OWN, cookie);
  expect(list.body.data).toMatchObject([{ id, status: 'rifiutata', motivo_rifiuto: 'Manca il numero civico.' }]);
  const corrected = await ask('PUT', `${OWN}/${id}`, cookie, sentBody({ cin, indirizzo: 'Via dell’Orto 12' }));
  expect([corrected.status, corrected.body.data?.status]).toEqual([200, 'in_attesa']);
  expect(await isPublic()).toBe(false);
  await decide('approve');
  expect(await isPublic()).toBe(true);

  expect((await ask('POST', `${OWN}/${id}/pausa`, cookie, {})).status).toBe(200);
  expect(await isPublic()).toBe(false);
  expect((await ask('POST', `${OWN}/${id}/ripresa`, cookie, {})).status).toBe(200);
  const archive = await fetch(`http://127.0.0.1:${portal.port}${OWN}/${id}/archivio`, { headers: { Cookie: cookie } });
  expect(archive.headers.get('content-type')).toBe('application/zip');
  expect(Buffer.from(await archive.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK');

  expect((await ask('DELETE', `${OWN}/${id}`, cookie)).status).toBe(204);
  expect((await ask('DELETE', `${OWN}/${id}`, cookie)).status).toBe(404);
  expect(await isPublic()).toBe(false);
});

test('a download that is cut off harms nobody', async () => {
  const { id, cookie } = await comeIn('elena@example.it');
  const abort = new AbortController();
  const address = `http://127.0.0.1:${portal.port}${OWN}/${id}/archivio`;
  await fetch(address, { headers: { Cookie: cookie }, signal: abort.signal });
  abort.abort();
  await portal.expectAtWork();
  expect((await ask('GET', `${OWN}/${id}`, cookie)).status).toBe(200);
});
