import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { buildBnb, buildStruttura, MONTEPULCIANO, takeNights } from '../../../test/build-struttura.ts';
import { openPortal } from '../../../test/open-portal.ts';
import { addDays } from '../../kernel/dates/calendar-date.ts';
import { systemClock, today } from '../../kernel/dates/clock.ts';
import * as messages from '../messages/visitor.ts';

const dayAhead = (days: number) => addDays(today(systemClock), days);
const SIENA = 52032;
const TRUE_PLACE = { lat: 43.0931, lon: 11.7812 };
const HIDDEN = { has_own_point: true, posizione_approssimativa: true };
const EXACT_PLACE = { lat: 43.0987, lon: 11.7834 };

const portal = await openPortal({ now: new Date() });
afterAll(() => portal.close());
const { db } = portal;
const cheap = {
  nome: 'Casa Poco',
  prezzo_notte_cents: 5000,
  posti_letto: 2,
  servizi: ['WiFi'],
  ...TRUE_PLACE,
  ...HIDDEN,
};
const large = {
  prezzo_notte_cents: 12_050,
  posti_letto: 8,
  servizi: ['WiFi', 'Piscina'],
  ...EXACT_PLACE,
  has_own_point: true,
};
const homes: Record<string, number> = {
  cheap: await buildStruttura(db, { ...cheap, gradini: 0 }),
  large: await buildStruttura(db, { ...large, gradini: 3, stripe_onboarding_completed: false }),
  bnb: (await buildBnb(db, [7000, 9000])).id,
  siena: await buildStruttura(db, { citta_id: SIENA, nome: 'Torre del Palio', lat: 43.318, lon: 11.331 }),
};
await buildStruttura(db, { status: 'in_attesa' });
await takeNights(db, { struttura_id: homes['cheap'] ?? 0, start: dayAhead(10), end: dayAhead(14) });

async function get(path: string) {
  const response = await fetch(portal.origin + path);
  return { status: response.status, body: await response.json() };
}
const list = (query: string) => get(`/api/properties/public?${query}`);
const idsOf = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id);
const named = (...names: string[]) => names.map((name) => homes[name] ?? 0).toSorted((a, b) => a - b);

describe('GET /api/properties/public with search filters', () => {
  test.each([
    [`citta_id=${MONTEPULCIANO}`, ['cheap', 'large', 'bnb']],
    [`citta_id=${MONTEPULCIANO},${SIENA}`, ['cheap', 'large', 'bnb', 'siena']],
    [`citta_id=${MONTEPULCIANO},${SIENA}&testo=palio`, ['siena']],
    ['provincia_id=52', ['cheap', 'large', 'bnb', 'siena']],
    ['regione_id=9', ['cheap', 'large', 'bnb', 'siena']],
    ['testo=palio', ['siena']],
    ['regione_id=10&testo=palio', []],
    [`intorno=${SIENA}&km=20`, ['siena']],
    [`intorno=${SIENA}&km=50`, ['cheap', 'large', 'bnb', 'siena']],
    ['zona=11.2,43.2,11.5,43.5', ['siena']],
    ['zona=11.2,43.2,11.5,43.5&testo=palio', ['siena']],
    ['zona=11.7,43,11.9,43.2&testo=palio', []],
    ['zona=11,43,12,44&regione_id=10', ['cheap', 'large', 'bnb', 'siena']],
    ['citta=montepulciano&provincia_id=52', ['cheap', 'large', 'bnb']],
    ['citta=montepulciano&provincia_id=58', []],
    ['regione_id=9&ospiti=5', ['large']],
    ['regione_id=9&servizi=wifi,piscina', ['large']],
    ['regione_id=9&tipo=bb', ['bnb']],
    ['regione_id=9&prezzo_min=70&prezzo_max=120', ['bnb', 'siena']],
    ['regione_id=9&sicura=1', ['cheap', 'bnb', 'siena']],
    ['regione_id=9&gradini=nessuno', ['cheap']],
    ['regione_id=9&gradini=non-detti', ['bnb', 'siena']],
    [`zona=11,43,12,44&gradini=non-detti&dal=${dayAhead(13)}&al=${dayAhead(15)}`, ['bnb', 'siena']],
    [`regione_id=9&dal=${dayAhead(13)}&al=${dayAhead(15)}`, ['large', 'bnb', 'siena']],
    [`regione_id=9&dal=${dayAhead(14)}&al=${dayAhead(15)}`, ['cheap', 'large', 'bnb', 'siena']],
  ])('returns the homes for %s: %j', async (query, expected) => {
    const { status, body } = await list(query);
    expect(status).toBe(200);
    expect(idsOf(body).toSorted((a, b) => a - b)).toEqual(named(...expected));
    expect(body).toMatchObject({ total: expected.length, is_at_least: false, page: 1 });
  });

  test('returns up to 500 homes of a town in one response, with the total and the cursor of the next page if the town has more', async () => {
    const PIENZA = 52021;
    const model = await buildStruttura(db, { citta_id: PIENZA });
    await sql`insert into strutture overriding system value
      select copy.* from strutture as model, generate_series(1, 500) as number,
        jsonb_populate_record(model, jsonb_build_object(
          'id', nextval('strutture_id_seq'), 'cin', 'IT052021C2P' || lpad(number::text, 5, '0')
        )) as copy
      where model.id = ${model}`.execute(db);
    const first = (await list('citta=Pienza')).body;
    expect([first.data.length, first.totale, first.limit]).toEqual([500, 501, 500]);
    const rest = (await list(`citta=Pienza&dopo=${first.successivo}`)).body;
    expect([rest.data.length, rest.totale, rest.successivo]).toEqual([1, 501, null]);
    expect(new Set([...idsOf(first), ...idsOf(rest)]).size).toBe(501);
    expect((await list('citta=Pienza&limit=7')).body.data).toHaveLength(7);
    expect((await list('provincia_id=52')).body).toMatchObject({ limit: 24 });
    await sql`delete from strutture where citta_id = ${PIENZA}`.execute(db);
  });

  test('returns the same homes when paging by cursor and by page number', async () => {
    const first = await list('provincia_id=52&ordina=prezzo&limit=3');
    expect(idsOf(first.body)).toEqual([homes['cheap'], homes['bnb'], homes['siena']]);
    expect(first.body).toMatchObject({ total: 4, previous: null });
    const second = await list(`provincia_id=52&ordina=prezzo&limit=3&dopo=${first.body.next}`);
    expect(idsOf(second.body)).toEqual([homes['large']]);
    expect(second.body.next).toBeNull();
    expect((await list('provincia_id=52&ordina=prezzo&limit=3&page=2')).body.data).toEqual(second.body.data);
    const back = await list(`provincia_id=52&ordina=prezzo&limit=3&prima=${second.body.previous}`);
    expect(back.body.data).toEqual(first.body.data);
    expect((await list('provincia_id=52&page=999999')).body).toMatchObject({ data: [], total: 4 });
  });

  test("computes neither the owner's response time nor the hosting start for the homes in a list", async () => {
    await sql`alter function answer_minutes rename to answer_minutes_of_one`.execute(db);
    await sql`alter function host_since rename to host_since_of_one`.execute(db);
    const { status, body } = await list(`citta_id=${MONTEPULCIANO}`);
    await sql`alter function answer_minutes_of_one rename to answer_minutes`.execute(db);
    await sql`alter function host_since_of_one rename to host_since`.execute(db);
    expect(status).toBe(200);
    expect(Object.keys(body.data[0]).filter((name) => /^(?:accoglie_da|risponde)/.test(name))).toEqual([]);
    expect((await get(`/api/strutture/${homes['cheap']}`)).body).toMatchObject({ risponde_entro_ore: null });
  });

  test.each([
    ['regione_id=9&prezzo_min=9&prezzo_max=8', 'prezziInvertiti'],
    ['regione_id=9&sicura=si', 'sicuraNonValida'],
    ['regione_id=9&gradini=0', 'gradiniNonValidi'],
    ['regione_id=9&dal=2027-01-01', 'dateIncomplete'],
    ['regione_id=21', 'zonaSconosciuta'],
    ['provincia_id=999', 'zonaSconosciuta'],
    ['regione_id=1.5', 'zonaSconosciuta'],
    ['zona=12,43,11,44', 'zonaSconosciuta'],
    ['zona=', 'zonaSconosciuta'],
    ['intorno=999999&km=20', 'zonaSconosciuta'],
    [`intorno=${SIENA}`, 'zonaSconosciuta'],
    ['area=atlantide', 'zonaSconosciuta'],
    ['ambiente=mare&dove=atlantide', 'zonaSconosciuta'],
    ['ambiente=deserto', 'ambienteNonValido'],
    ['regione_id=9&periodo_dal=2027-08-01', 'periodoNonValido'],
    ['regione_id=9&dopo=x', 'segnoNonValido'],
    ['regione_id=9&dopo=g0-0-1&prima=g0-0-1', 'segnoNonValido'],
    ['regione_id=9&dopo=g0-0-1&page=2', 'segnoNonValido'],
    [`regione_id=9&dopo=${'g'.repeat(5000)}`, 'segnoNonValido'],
    [`testo=${'a'.repeat(101)}`, 'testoTroppoLungo'],
    ['testo=a%00b', 'testoTroppoLungo'],
  ] as const)('rejects «%s»: %s', async (query, sentence) => {
    const { status, body } = await list(query);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(messages.searchFaults[sentence]);
  });

  test('returns the cheapest stay of each home within flexible dates', async () => {
    const until = dayAhead(24);
    const { body } = await list(`citta_id=${MONTEPULCIANO}&periodo_dal=${dayAhead(10)}&periodo_al=${until}&notti=3`);
    const stay = body.soggiorni.find(({ id }: { id: number }) => id === homes['cheap']);
    expect(stay).toMatchObject({
      check_in_date: dayAhead(14),
      check_out_date: dayAhead(17),
      camera_id: null,
      totale: 150,
    });
    expect(body.soggiorni).toHaveLength(3);
    const taken = await list(`citta_id=${MONTEPULCIANO}&periodo_dal=${dayAhead(9)}&periodo_al=${dayAhead(14)}&notti=3`);
    expect(idsOf(taken.body)).not.toContain(homes['cheap']);
    expect((await list(`citta_id=${SIENA}`)).body.soggiorni).toEqual([]);
  });

  test.each([
    `citta_id=${SIENA},`,
    `citta_id=${SIENA},%20${MONTEPULCIANO}`,
    `citta_id=${SIENA},0`,
    `citta_id=${SIENA},9999999999`,
    `citta_id=${Array.from({ length: 401 }, (_, index) => SIENA + index).join(',')}`,
    'testo=',
    'ospiti=2',
    'page=1e9&citta=',
  ])('rejects «%s», which names no valid place', async (query) => {
    const { status, body } = await list(query);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('Indica la città.');
  });

  test('returns 404 if one of the towns is unknown', async () => {
    expect((await list(`citta_id=${SIENA},999999999`)).status).toBe(404);
  });
});

test('GET /api/ricerca/mappa returns approved homes with the precision of their positions', async () => {
  const { status, body } = await get('/api/ricerca/mappa?regione_id=9&prezzo_max=50');
  const point = {
    id: homes['cheap'],
    nome: 'Casa Poco',
    prezzo_notte: 50,
    is_from: false,
    precisione: 'approssimativa',
  };
  expect([status, body]).toMatchObject([200, { total: 1, is_at_least: false, points: [point] }]);
  const [{ lat, lon }] = body.points;
  expect({ lat, lon }).not.toEqual(TRUE_PLACE);
  expect(Math.abs(lat - TRUE_PLACE.lat)).toBeLessThan(0.0045);
  expect(Math.abs(lon - TRUE_PLACE.lon)).toBeLessThan(0.0062);
  const others = await get(`/api/ricerca/mappa?citta_id=${MONTEPULCIANO},${SIENA}`);
  const precisely = others.body.points.map((each: { id: number; precisione: string }) => [each.id, each.precisione]);
  expect(Object.fromEntries(precisely)).toEqual({
    [named('cheap')[0] ?? 0]: 'approssimativa',
    [named('large')[0] ?? 0]: 'esatta',
    [named('bnb')[0] ?? 0]: 'comune',
    [named('siena')[0] ?? 0]: 'comune',
  });
  expect(others.body.points).toContainEqual(expect.objectContaining({ id: homes['large'], ...EXACT_PLACE }));
  const bnbs = await get('/api/ricerca/mappa?regione_id=9&tipo=bb');
  expect(bnbs.body.points).toMatchObject([{ id: homes['bnb'], prezzo_notte: 70, is_from: true }]);
  expect((await get('/api/ricerca/mappa?ospiti=99')).status).toBe(422);
});

describe('GET /api/ricerca/filtri', () => {
  const counts = (query: string) => get(`/api/ricerca/filtri?${query}`);
  const stay = `dal=${dayAhead(13)}&al=${dayAhead(15)}`;

  test.each([
    [
      'regione_id=9',
      4,
      { 'servizi=piscina': 1, 'servizi=wifi': 2, 'tipo=bb': 1, 'sicura=1': 3, 'gradini=nessuno': 1, 'ospiti=6': 1 },
    ],
    ['regione_id=9&gradini=non-detti', 2, { 'gradini=nessuno': 1, 'tipo=bb': 1, 'tipo=casa_vacanza': 1 }],
    ['regione_id=9&servizi=wifi', 2, { 'servizi=piscina': 1, 'servizi=wifi': 2, 'prezzo_max=50': 1, 'tipo=bb': 0 }],
    ['regione_id=9&tipo=bb', 1, { 'tipo=bb': 1, 'tipo=casa_vacanza': 3, 'servizi=wifi': 0 }],
    [`regione_id=9&${stay}`, 3, { 'servizi=wifi': 1, 'prezzo_max=50': 0, 'prezzo_max=80': 1 }],
    ['testo=palio', 1, { 'tipo=casa_vacanza': 1, 'servizi=piscina': 0 }],
    ['', 4, { 'servizi=piscina': 1 }],
  ])('returns the home count of each filter for the query «%s»', async (query, total, expected) => {
    const { status, body } = await counts(query);
    expect([status, body]).toMatchObject([200, { total, is_at_least: false }]);
    const totals = body.facets.map(({ name, value, total: each }: { name: string; value: string; total: number }) => {
      return [`${name}=${value}`, each];
    });
    expect(Object.fromEntries(totals)).toMatchObject(expected);
  });

  test.each([
    ['servizi=nave', 'servizioNonValido'],
    ['tipo=castello', 'tipoNonValido'],
    ['ospiti=99', 'ospitiNonValidi'],
    ['prezzo_min=9&prezzo_max=8', 'prezziInvertiti'],
    ['dal=2027-01-01', 'dateIncomplete'],
    ['regione_id=21', 'zonaSconosciuta'],
    ['zona=12,43,11,44', 'zonaSconosciuta'],
    [`testo=${'a'.repeat(101)}`, 'testoTroppoLungo'],
  ] as const)('rejects «%s»: %s', async (query, sentence) => {
    const { status, body } = await counts(query);
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(messages.searchFaults[sentence])]);
  });
});
