import { afterAll, describe, expect, test } from 'vitest';
import { buildBnb, buildStruttura, MONTEPULCIANO, takeNights } from '../../../test/build-struttura.ts';
import { openPortal } from '../../../test/open-portal.ts';
import { NOW } from '../../../test/owner-modules.ts';

const ROMA = 58091;
const SAMONE_TO = 1235;

const portal = await openPortal();
afterAll(() => portal.close());

async function get(path: string) {
  const response = await fetch(portal.origin + path);
  return { status: response.status, body: await response.json() };
}

describe('guessable URLs', () => {
  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const open = (path: string, accept: string) =>
    fetch(portal.origin + path, { redirect: 'manual', headers: { accept } });

  test.each([
    ['/chi-siamo', BROWSER, 301, '/#chi-siamo'],
    ['/chi-siamo', '*/*', 301, '/#chi-siamo'],
    ['/regioni', BROWSER, 302, '/#regioni'],
  ])('redirect to the matching section of the home page (%s, Accept: %s)', async (path, accept, status, location) => {
    const answer = await open(path, accept);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  });

  test.each(['application/json', '*/*', ''])(
    'return the API’s JSON at /regioni for the Accept header «%s»',
    async (accept) => {
      const answer = await open('/regioni', accept);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('vary')?.split(', ')).toContain('Accept');
      expect(await answer.json()).toHaveLength(20);
    },
  );
});

describe('GET /api/properties/public', () => {
  const list = (query: string) => get(`/api/properties/public?${query}`);

  test('lists only approved strutture, without their Stripe account', async () => {
    const shown = await buildStruttura(portal.db, { citta_id: ROMA, prezzo_notte_cents: 9550 });
    for (const status of ['in_attesa', 'rifiutata', 'sospesa', 'eliminata'] as const) {
      await buildStruttura(portal.db, { citta_id: ROMA, status });
    }
    const { status, body } = await list('citta=Roma');
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, total: 1, totale: 1, successivo: null, page: 1, limit: 500 });
    expect(body.data).toMatchObject([
      { id: shown, citta: 'Roma', sigla: 'RM', prezzo_notte: 95.5, is_guaranteed: true, immagini: [] },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/acct_|status|motivo/);
  });

  test.each([
    'citta=%20ROMA%20',
    `citta_id=${ROMA}`,
    'citta=Roma&status=in_attesa&include=email,stripe_account_id&fields=*',
  ])('returns the home in Rome for the query %s', async (query) => {
    expect((await list(query)).body.data).toHaveLength(1);
  });

  test.each(['citta=%25', 'citta=Nessunposto'])('returns no homes for the query %s', async (query) => {
    expect(await list(query)).toMatchObject({ status: 200, body: { data: [], total: 0 } });
  });

  test('returns the homes of one town for citta_id, and of all towns with the same name for citta', async () => {
    const samoni = (await get('/api/properties/public?citta=Samone')).body.total;
    await buildStruttura(portal.db, { citta_id: SAMONE_TO });
    await buildStruttura(portal.db, { citta_id: 22165 });
    expect((await list('citta=Samone')).body.total).toBe(samoni + 2);
    expect((await list(`citta_id=${SAMONE_TO}`)).body.data).toMatchObject([{ citta_id: SAMONE_TO, sigla: 'TO' }]);
  });

  test.each([
    [`citta=${'a'.repeat(300)}`, 'Indica la città.'],
    ['citta=Roma&page=-1', 'La pagina richiesta non esiste.'],
    ['citta=Roma&limit=abc', 'Il numero di strutture per pagina non è valido.'],
  ])('returns 422 with an Italian message for %s', async (query, detail) => {
    expect(await list(query)).toMatchObject({ status: 422, body: { success: false, detail, message: detail } });
  });

  test.each([
    ['limit=0', 1],
    ['limit=100000', 500],
    ['limit=7', 7],
  ])('maps %s to a limit of %i', async (query, limit) => {
    expect((await list(`citta=Roma&${query}`)).body.limit).toBe(limit);
  });

  test('returns 404 for an unknown citta_id', async () => {
    expect(await list('citta_id=999999999')).toMatchObject({ status: 404, body: { detail: 'Città non trovata.' } });
  });

  test('starts with the home of the day, and shows each home only once across all pages', async () => {
    const ids = [];
    for (let index = 0; index < 5; index += 1) ids.push(await buildStruttura(portal.db, { citta_id: 48017 }));
    const pages = await Promise.all([1, 2, 3].map((page) => list(`citta_id=48017&limit=2&page=${page}`)));
    const shown = pages.flatMap(({ body }) => body.data.map(({ id }: { id: number }) => id));
    const first = ids.indexOf(shown[0]);
    expect(shown).toEqual([...ids.slice(first), ...ids.slice(0, first)]);
  });
});

describe('GET /api/strutture/{id}', () => {
  const NOT_FOUND = { status: 404, body: { detail: 'Struttura non trovata.' } };

  test('returns an approved struttura with its rooms', async () => {
    const { id } = await buildBnb(portal.db, [8000, 6000]);
    const { body } = await get(`/api/strutture/${id}`);
    expect(body).toMatchObject({
      id,
      slug: 'la-loggia',
      prezzo_notte: 60,
      camere: [{ prezzo_notte: 80 }, { prezzo_notte: 60 }],
    });
  });

  test.each(['in_attesa', 'rifiutata', 'sospesa', 'eliminata'] as const)(
    'returns 404 for a struttura that is %s',
    async (status) => {
      const id = await buildStruttura(portal.db, { status });
      expect(await get(`/api/strutture/${id}`)).toMatchObject(NOT_FOUND);
    },
  );

  test.each(['0', '1.5', '01', '2147483648', '*'])('returns 404 for the id %s', async (id) => {
    expect(await get(`/api/strutture/${id}`)).toMatchObject(NOT_FOUND);
  });
});

describe('GET /api/calendar/availability', () => {
  const requestAvailability = (query: Record<string, string>) =>
    get(`/api/calendar/availability?${new URLSearchParams(query)}`);
  const taken = (body: { date: string; is_available: boolean }[]) =>
    body.filter((day) => !day.is_available).map((day) => day.date);

  test('returns one entry for each day, including both the first and the last day', async () => {
    const struttura_id = await buildStruttura(portal.db);
    await takeNights(portal.db, { struttura_id, start: '2026-12-05', end: '2026-12-08' });
    const { status, body } = await requestAvailability({
      cin: await portal.cinOf(struttura_id),
      start_date: '2026-12-01',
      end_date: '2026-12-10',
    });
    expect(status).toBe(200);
    expect(body).toHaveLength(10);
    expect(taken(body)).toEqual(['2026-12-05', '2026-12-06', '2026-12-07']);
  });

  test('accepts a CIN in lower case and with spaces', async () => {
    const cin = (await portal.cinOf(await buildStruttura(portal.db))).toLowerCase();
    expect(
      (
        await requestAvailability({
          cin: ` ${cin.slice(0, 8)} ${cin.slice(8)}`,
          start_date: '2026-12-01',
          end_date: '2026-12-01',
        })
      ).status,
    ).toBe(200);
  });

  test('shows a night as available if any room of the B&B, or the room with the given camera_id, is available', async () => {
    const { id: struttura_id, camere } = await buildBnb(portal.db, [5000, 6000]);
    await takeNights(portal.db, { struttura_id, camera_id: camere[0] ?? 0, start: '2026-12-02', end: '2026-12-04' });
    await takeNights(portal.db, { struttura_id, camera_id: camere[1] ?? 0, start: '2026-12-03', end: '2026-12-05' });
    const window = { cin: await portal.cinOf(struttura_id), start_date: '2026-12-01', end_date: '2026-12-06' };
    expect(taken((await requestAvailability(window)).body)).toEqual(['2026-12-03']);
    expect(taken((await requestAvailability({ ...window, camera_id: String(camere[1]) })).body)).toEqual([
      '2026-12-03',
      '2026-12-04',
    ]);
    expect(await requestAvailability({ ...window, camera_id: '999999999' })).toMatchObject({
      status: 404,
      body: { detail: 'Camera non trovata.' },
    });
  });

  const known = { cin: 'IT052015C2TEST0001', start_date: '2026-12-01', end_date: '2026-12-02' };
  test.each<[string, Record<string, string>, number, string]>([
    ['an invalid camera_id', { camera_id: 'uno' }, 422, 'Camera non trovata.'],
    ['the date 30 February', { start_date: '2026-02-30' }, 422, 'La data indicata non esiste.'],
    ['an empty date', { end_date: '' }, 422, 'La data indicata non esiste.'],
    ['a window of ten years', { end_date: '2036-12-01' }, 422, 'Puoi consultare al massimo 366 giorni.'],
    ['no CIN', { cin: '' }, 422, 'Indica il CIN della struttura.'],
    ['an unknown CIN', { cin: 'IT052015C2NESSUNO1' }, 404, 'Struttura non trovata.'],
    ['an invalid CIN', { cin: '%' }, 404, 'Struttura non trovata.'],
  ])('rejects a request with %s', async (_, query, status, detail) => {
    expect(await requestAvailability({ ...known, ...query })).toMatchObject({
      status,
      body: { success: false, detail },
    });
  });

  test.each(['in_attesa', 'sospesa'] as const)('returns 404 for a struttura that is %s', async (status) => {
    const cin = await portal.cinOf(await buildStruttura(portal.db, { status }));
    expect((await requestAvailability({ ...known, cin })).status).toBe(404);
  });
});

test('the home count of a town increases when a struttura is approved', async () => {
  const count = async () => {
    const { body } = await get('/province/52/citta-with-count');
    return body.find((citta: { id: number }) => citta.id === MONTEPULCIANO).strutture_count;
  };
  const id = await buildStruttura(portal.db, { status: 'in_attesa', approved_at: null });
  const before = await count();
  await portal.db
    .updateTable('strutture')
    .set({ status: 'approvata', approved_at: NOW })
    .where('id', '=', id)
    .execute();
  await expect.poll(count, { timeout: 60_000, interval: 500 }).toBe(before + 1);
});
