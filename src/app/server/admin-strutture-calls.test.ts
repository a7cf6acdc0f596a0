import { afterAll, describe, expect, test } from 'vitest';
import { buildStruttura, takeNights } from '../../../test/build-struttura.ts';
import { nextCin, paint, sentBody } from '../../../test/owner-modules.ts';
import { signInAdmin } from '../../../test/sign-in-admin.ts';
import { openPortal } from '../../../test/open-portal.ts';

const PATH = '/api/admin/strutture';

const portal = await openPortal();
const cookie = await signInAdmin(portal.db);
afterAll(() => portal.close());

const call = (method: string, path: string, body?: unknown) => portal.call(method, path, { cookie, body });
const waiting = (fields = {}) => buildStruttura(portal.db, { status: 'in_attesa', approved_at: null, ...fields });
const published = () => buildStruttura(portal.db);
const rowOf = (id: number) =>
  portal.db
    .selectFrom('strutture')
    .select(['nome', 'status', 'approved_at', 'stripe_account_id'])
    .where('id', '=', id)
    .executeTakeFirst();
const answered = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.message];

describe('the administrators’ lists of strutture', () => {
  test('return the first page by default, under both /api/admin and /admin', async () => {
    const id = await waiting();
    for (const path of [`${PATH}/pending`, '/admin/strutture/pending']) {
      const { status, body } = await call('GET', path);
      expect([status, body]).toMatchObject([200, { success: true, page: 1, limit: 50 }]);
      expect(body.data).toContainEqual(expect.objectContaining({ id, richiesta: 'nuova' }));
    }
  });

  test('ignore `status` and an invalid `page` or `limit`, and return an empty page past the end', async () => {
    const id = await published();
    for (const query of ['?status=all', '?page=abc&limit=1000']) {
      const { status, body } = await call('GET', `${PATH}/approved${query}`);
      expect(status).toBe(200);
      expect(body.data).toContainEqual(expect.objectContaining({ id }));
      expect(body.data).not.toContainEqual(expect.objectContaining({ status: 'in_attesa' }));
    }
    expect((await call('GET', `${PATH}/approved?page=1000000000`)).body).toMatchObject({ data: [] });
  });

  test('reject a search text of more than 100 characters', async () => {
    expect(answered(await call('GET', `${PATH}/approved?cerca=${'a'.repeat(101)}`))).toEqual([
      422,
      'Cerca con al massimo 100 caratteri.',
    ]);
  });
});

describe('PUT …/approve', () => {
  test('needs no body, and returns 409 if the struttura is already approved', async () => {
    const id = await waiting();
    const first = await call('PUT', `${PATH}/${id}/approve`);
    expect(answered(first)).toEqual([200, 'Struttura approvata con successo!']);
    expect(first.body.data).toMatchObject({ id, status: 'approvata' });
    expect(answered(await call('PUT', `${PATH}/${id}/approve`))).toEqual([409, 'La struttura è già stata approvata.']);
  });

  test.each(['999999', '0', 'abc', '2147483648'])('returns 404 for the id %s', async (id) => {
    expect(answered(await call('PUT', `${PATH}/${id}/approve`))).toEqual([404, 'Struttura non trovata.']);
  });
});

describe('PUT …/reject', () => {
  test('accepts an optional reason of at most 1,000 characters', async () => {
    const id = await waiting();
    const endless = { motivo: 'x'.repeat(100 * 1024) };
    expect((await call('PUT', `${PATH}/${id}/reject`, endless)).status).toBe(413);
    expect((await call('PUT', `${PATH}/${id}/reject`, { motivo: 'x'.repeat(1001) })).status).toBe(422);
    expect(answered(await call('PUT', `${PATH}/${id}/reject`, { motivo: 'Mancano le foto.' }))).toEqual([
      200,
      'Struttura rifiutata',
    ]);
    expect(answered(await call('PUT', `${PATH}/${await waiting()}/reject`))).toEqual([200, 'Struttura rifiutata']);
  });
});

test('the administrators’ calls to create or edit a struttura ignore read-only fields', async () => {
  const cin = nextCin();
  const forged = { status: 'approvata', approved_at: '2026-01-01', stripe_account_id: 'acct_1', id: 1 };
  const body = { ...sentBody({ cin, consenso_privacy: undefined }), stripe_onboarding_completed: true };
  const created = await call('POST', PATH, { ...body, ...forged });
  expect(answered(created)).toEqual([201, 'Admin: Struttura inserita con successo!']);
  const { id, versione } = created.body.data;
  expect(created.body.data).toMatchObject({ status: 'in_attesa', approved_at: null, is_guaranteed: false });
  const edited = await call('PUT', `${PATH}/${id}`, { ...body, ...forged, nome: 'Altro nome', versione });
  expect(answered(edited)).toEqual([200, 'Admin: Struttura aggiornata con successo!']);
  expect(await rowOf(id)).toEqual({
    nome: 'Altro nome',
    status: 'in_attesa',
    approved_at: null,
    stripe_account_id: null,
  });
  expect(answered(await call('PUT', `/admin/strutture/${id}`, { ...body, versione }))).toEqual([
    409,
    'La struttura è stata modificata da un’altra sessione. Ricarica la pagina.',
  ]);
});

describe('photos of a struttura', () => {
  test('are accepted as data URLs in the request body, but rejected if they belong to another struttura', async () => {
    const id = await published();
    const inline = async (colour: string) => `data:image/jpeg;base64,${(await paint(colour)).toString('base64')}`;
    const path = `${PATH}/${id}/photos`;
    const two = await call('PUT', path, { immagini: [await inline('#d1d1d1'), await inline('#d2d2d2')] });
    expect(answered(two)).toEqual([200, 'Foto aggiornate con successo! (2 foto)']);
    const [foreign] = two.body.data.immagini;
    const another = `${PATH}/${await published()}/photos`;
    expect((await call('PUT', another, { immagini: [foreign] })).status).toBe(422);
  });
});

test('PUT …/contacts ignores non-numeric prices and unrelated fields, but returns 422 for a price below €1', async () => {
  const id = await published();
  const body = { telefono: '', email: '', prezzo_notte: 'abc', status: 'eliminata', stripe_account_id: null };
  const changed = await call('PUT', `/admin/strutture/${id}/contacts`, body);
  expect(answered(changed)).toEqual([200, 'Contatti aggiornati con successo!']);
  expect(changed.body.data).toMatchObject({ telefono: null, email: null, prezzo_notte: 95, status: 'approvata' });
  expect((await call('PUT', `${PATH}/${id}/contacts`, { prezzo_notte: 0.5 })).status).toBe(422);
  expect((await call('PUT', `${PATH}/${id}/contacts`, '{"prezzo_notte": 1e999}')).status).toBe(200);
  expect((await call('GET', `${PATH}/${id}`)).body.data.prezzo_notte).toBe(95);
});

test('DELETE returns 404 for a deleted struttura, and 409 for one with future bookings', async () => {
  const id = await published();
  expect((await call('POST', `${PATH}/${id}`)).status).toBe(405);
  expect(answered(await call('DELETE', `/admin/strutture/${id}`))).toEqual([200, 'Struttura eliminata con successo']);
  expect(answered(await call('DELETE', `${PATH}/${id}`))).toEqual([404, 'Struttura non trovata.']);
  const booked = await published();
  const nights = { start: '2027-05-01', end: '2027-05-03', platform_source: 'ospitalia' } as const;
  await takeNights(portal.db, { struttura_id: booked, ...nights });
  expect(answered(await call('DELETE', `${PATH}/${booked}`))).toEqual([
    409,
    'La struttura ha prenotazioni future, o qualcuno ne sta pagando una adesso: annullale prima di eliminarla.',
  ]);
});
