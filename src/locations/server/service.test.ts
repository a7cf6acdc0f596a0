import type { KyselyPlugin } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createLocationsService } from './service.ts';
import { createApiApp } from '../../../test/api-app.ts';
import { locationsRoutes } from './routes.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
await database.pool.query('insert into strutture_per_citta values (52015, 12), (52018, 3), (52022, 0), (48017, 5)');
const service = createLocationsService(database.db);
const names = (places: { nome: string }[]) => places.map(({ nome }) => nome);
const notFound = (detail: string) => expect.objectContaining({ codice: 'NON_TROVATO', detail });

describe('lists of places', () => {
  test('listRegioni returns all regions in Italian alphabetical order', async () => {
    const regioni = await service.listRegioni();
    expect(regioni).toHaveLength(20);
    expect(regioni[0]).toEqual({ id: 13, nome: 'Abruzzo', codice: 'ABR', slug: 'abruzzo' });
    expect(names(regioni)).toEqual(names(regioni).toSorted(new Intl.Collator('it').compare));
  });

  test('listProvince returns the provinces of a region in Italian alphabetical order', async () => {
    const province = await service.listProvince(20);
    expect(province.map(({ sigla }) => sigla)).toEqual(['CA', 'OT', 'VS', 'NU', 'OG', 'OR', 'SS', 'CI']);
    const aosta = { nome: "Valle d'Aosta/Vallée d'Aoste", sigla: 'AO', capoluogo: 'Aosta', slug: 'valle-d-aosta' };
    expect(await service.listProvince(2)).toEqual([{ id: 7, ...aosta, regione_id: 2 }]);
  });

  test('listCitta returns the cities of a province in Italian alphabetical order', async () => {
    const citta = await service.listCitta(52);
    expect(citta).toHaveLength(35);
    const montepulciano = { nome: 'Montepulciano', cap: '53045', caps: ['53045'], slug: 'montepulciano' };
    expect(citta.find(({ id }) => id === 52015)).toEqual({ id: 52015, ...montepulciano, provincia_id: 52 });
    expect(names(citta)).toEqual(names(citta).toSorted(new Intl.Collator('it').compare));
  });
});

test('surroundingsOf returns the landmarks around a home, but no nearest town if the home is in that town', async () => {
  const siena = { citta_id: 52032, lat: 43.318, lon: 11.331 };
  expect(await service.surroundingsOf(siena)).toMatchObject({
    sea: null,
    station: { nome: 'Siena', km: 2 },
    airport: { nome: 'Firenze Peretola', km: 56 },
    town: null,
    stations: [],
  });
  const elsewhere = await service.surroundingsOf({ ...siena, citta_id: 52015 });
  expect(elsewhere.town).toMatchObject({ nome: 'Siena', km: 0.1 });
});

test('surroundingsOf returns the stations that identify the districts of a city', async () => {
  const { stations } = await service.surroundingsOf({ citta_id: 58091, lat: 41.89, lon: 12.5 });
  expect(stations.map(({ nome }) => nome)).toEqual(expect.arrayContaining(['Ostiense', 'Tiburtina', 'San Pietro']));
});

test('surroundingsOf can return any capital of a province with several capitals as the nearest town', async () => {
  const beside = { citta_id: 110004, lat: 41.32, lon: 16.28 };
  expect((await service.surroundingsOf(beside)).town).toMatchObject({ nome: 'Barletta', km: 0.7 });
  const ogliastra = { citta_id: 0, lat: 39.93, lon: 9.65 };
  expect((await service.surroundingsOf(ogliastra)).town?.nome).toBe('Tortolì');
});

describe('counts of approved strutture', () => {
  test('are returned for each city', async () => {
    const citta = await service.listCittaWithCount(52);
    const counted = citta.filter(({ strutture_count }) => strutture_count > 0);
    expect(counted.map(({ nome, strutture_count }) => `${nome} ${strutture_count}`)).toEqual([
      'Montepulciano 12',
      'Monticiano 3',
    ]);
    expect(citta).toHaveLength(35);
  });

  test('are returned for each province of a region and for Italy', async () => {
    expect(await service.countByProvincia(9)).toMatchObject({ 52: 15, 248: 5, 53: 0 });
    expect(await service.totals()).toEqual({ regioni: 20, province: 110, strutture: 20 });
  });

  test('are read with one query for fifty concurrent callers, and from the cache for a later caller', async () => {
    let counts = 0;
    const counter: KyselyPlugin = {
      transformQuery({ node }) {
        if (JSON.stringify(node).includes('strutture_per_citta')) counts += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const watched = createLocationsService(database.db.withPlugin(counter));
    await Promise.all(Array.from({ length: 50 }, () => watched.listCittaWithCount(52)));
    await watched.totals();
    expect(counts).toBe(1);
  });
});

test('countByProvincia throws for an unknown region', async () => {
  await expect(service.countByProvincia(21)).rejects.toEqual(notFound('Regione non trovata.'));
});

describe('findPlace', () => {
  test('resolves slugs of region, province and city down to the last given level', async () => {
    const place = await service.findPlace({ regione: 'toscana', provincia: 'siena', citta: 'montepulciano' });
    expect([place.regione.id, place.provincia?.id, place.citta?.id]).toEqual([9, 52, 52015]);
    expect(await service.findPlace({ regione: 'toscana', provincia: 'siena' })).toMatchObject({ citta: null });
    expect(await service.findPlace({ regione: 'toscana' })).toMatchObject({ provincia: null, citta: null });
    const bolzano = await service.findPlace({ regione: 'trentino-alto-adige', provincia: 'bolzano', citta: 'bolzano' });
    expect(bolzano.citta?.id).toBe(21008);
  });

  test.each([
    [{ regione: 'Toscana' }, 'Regione non trovata.'],
    [{ regione: 'toscana', provincia: 'torino' }, 'Provincia non trovata.'],
    [{ regione: 'toscana', provincia: 'siena', citta: 'firenze' }, 'Città non trovata.'],
  ])('throws for the unknown place %j', async (slugs, detail) => {
    await expect(service.findPlace(slugs)).rejects.toEqual(notFound(detail));
  });
});

test('findPlaceOfCitta finds a comune by its current or former code', async () => {
  const alghero = await service.findPlaceOfCitta(112001);
  expect([alghero.regione.nome, alghero.provincia?.sigla, alghero.citta?.nome]).toEqual(['Sardegna', 'SS', 'Alghero']);
  expect(await service.findPlaceOfCitta(90003)).toEqual(alghero);
});

test('provinceOfTowns returns each province once, in the order of the towns, and ignores unknown towns', async () => {
  const province = await service.provinceOfTowns([23059, 17170, 17067, 999_999]);
  expect(province.map(({ regione, provincia }) => `${provincia?.sigla} ${regione.codice}`)).toEqual([
    'VR VEN',
    'BS LOM',
  ]);
  expect(await service.provinceOfTowns([])).toEqual([]);
});

test.each([
  ['ROMA', [58091]],
  ['Sant’Agata de’ Goti', [62070]],
  ['bolzano', [21008]],
  ['Trst', [32006]],
  ['Samone', [1235, 22165]],
  ['Quero Vas', [25075]],
  ['%', []],
  ["Roma'--", [58091]],
])('findCittaByName(%j) returns the comuni %j', async (name, ids) => {
  expect((await service.findCittaByName(name)).map(({ id }) => id)).toEqual(ids);
});

describe('correctCaps', () => {
  test('stores and reverts a correction', async () => {
    expect(await service.correctCaps(52015, ['53040', '53045'])).toMatchObject({
      cap: '53040',
      caps: ['53040', '53045'],
    });
    expect((await service.findPlaceOfCitta(52015)).citta?.cap).toBe('53040');
    expect(await service.correctCaps(52015, null)).toMatchObject({ cap: '53045', caps: ['53045'] });
  });

  test('rejects malformed CAPs and unknown comuni', async () => {
    await expect(service.correctCaps(52015, ['5304'])).rejects.toMatchObject({
      codice: 'DATI_NON_VALIDI',
      detail: 'Il CAP ha cinque cifre.',
      campi: { cap: 'Il CAP ha cinque cifre.' },
    });
    await expect(service.correctCaps(52_999, ['53045'])).rejects.toEqual(notFound('Città non trovata.'));
  });
});

const REQUEST_ENV = { incoming: { socket: { remoteAddress: '203.0.113.1' } } };

const app = createApiApp({ calls: locationsRoutes(createLocationsService(database.db), { tiles: null }) });

async function get(path: string): Promise<{ status: number; body: unknown }> {
  const response = await app.request(path, {}, REQUEST_ENV);
  return { status: response.status, body: await response.json() };
}

test.each([
  ['/regioni', 20],
  ['/regioni/20/province', 8],
  ['/province/52/citta', 35],
  ['/province/258/citta-with-count', 121],
])('GET %s returns the same %i places with and without the prefix /api', async (path, count) => {
  const canonical = await get(`/api${path}`);
  expect(canonical.status).toBe(200);
  expect(canonical.body).toHaveLength(count);
  expect(await get(path)).toEqual(canonical);
});

test('GET /province/:id/citta-with-count returns each city with its number of strutture', async () => {
  const { body } = await get('/province/52/citta-with-count');
  expect(body).toContainEqual({
    id: 52015,
    nome: 'Montepulciano',
    cap: '53045',
    slug: 'montepulciano',
    strutture_count: 12,
  });
});

test.each([
  ['/regioni/21/province', 'Regione non trovata.'],
  ['/province/104/citta', 'Provincia non trovata.'],
  ['/province/104/citta-with-count', 'Provincia non trovata.'],
  ['/citta/999999', 'Città non trovata.'],
])('GET /api%s returns 404 with «%s»', async (path, detail) => {
  expect(await get(`/api${path}`)).toMatchObject({ status: 404, body: { detail } });
});

test.each(['0', 'TOS', '1 OR 1=1', '9223372036854775808', '-1', '1.5', '1e1', '0x1', '01', '+1', '%25'])(
  'GET /api/regioni/:id/province returns 404 for the ID «%s»',
  async (id) => {
    const { status, body } = await get(`/api/regioni/${encodeURIComponent(id)}/province`);
    expect([status, body]).toMatchObject([404, { detail: 'Regione non trovata.' }]);
  },
);

test.each([
  ['its current code', 52015, 'Montepulciano', 'SI', 9],
  ['its former Sardinian code from before 2026', 90003, 'Alghero', 'SS', 20],
])('GET /api/citta/:id finds a city by %s', async (_, code, nome, sigla, regione) => {
  const { status, body } = await get(`/api/citta/${code}`);
  expect(status).toBe(200);
  const center = { lat: expect.closeTo(42, -1), lon: expect.closeTo(10, -1) };
  expect(body).toMatchObject({ citta: { nome }, provincia: { sigla }, regione: { id: regione }, center });
});
