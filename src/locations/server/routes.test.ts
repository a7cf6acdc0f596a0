import { afterAll, expect, test } from 'vitest';
import { createApiApp } from '../../../test/api-app.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { locationsRoutes } from './routes.ts';
import { createLocationsService } from './service.ts';

/** The socket that a request comes by. */
const SOMEBODY = { incoming: { socket: { remoteAddress: '203.0.113.1' } } };

const database = await createTestDatabase();
afterAll(() => database.close());
const app = createApiApp({ calls: locationsRoutes(createLocationsService(database.db), { tiles: null }) });

async function get(path: string): Promise<{ status: number; body: unknown }> {
  const response = await app.request(path, {}, SOMEBODY);
  return { status: response.status, body: await response.json() };
}

test.each([
  ['/regioni', 20],
  ['/regioni/20/province', 8],
  ['/province/52/citta', 35],
  ['/province/258/citta-with-count', 121],
])('%s lists %i places, the same with and without /api', async (path, count) => {
  const canonical = await get(`/api${path}`);
  expect(canonical.status).toBe(200);
  expect(canonical.body).toHaveLength(count);
  expect(await get(path)).toEqual(canonical);
});

test('returns a city with its count (PRODUCT.md § 7)', async () => {
  const { body } = await get('/province/52/citta-with-count');
  expect(body).toContainEqual({
    id: 52015,
    nome: 'Montepulciano',
    cap: '53045',
    slug: 'montepulciano',
    strutture_count: 0,
  });
});

test.each([
  ['/regioni/21/province', 'Regione non trovata.'],
  ['/province/104/citta', 'Provincia non trovata.'],
  ['/province/104/citta-with-count', 'Provincia non trovata.'],
  ['/citta/999999', 'Città non trovata.'],
])('%s does not exist', async (path, detail) => {
  expect(await get(`/api${path}`)).toMatchObject({ status: 404, body: { detail } });
});

test.each(['0', 'TOS', '1 OR 1=1', '9223372036854775808', '-1', '1.5', '1e1', '0x1', '01', '+1', '%25'])(
  'the id «%s» names no place',
  async (id) => {
    const { status, body } = await get(`/api/regioni/${encodeURIComponent(id)}/province`);
    expect([status, body]).toMatchObject([404, { detail: 'Regione non trovata.' }]);
  },
);

test.each([
  ["today's code", 52015, 'Montepulciano', 'SI', 9],
  ['a code of before 2026, in Sardinia', 90003, 'Alghero', 'SS', 20],
])('a city is found by %s', async (_, code, nome, sigla, regione) => {
  const { status, body } = await get(`/api/citta/${code}`);
  expect(status).toBe(200);
  const center = { lat: expect.closeTo(42, -1), lon: expect.closeTo(10, -1) };
  expect(body).toMatchObject({ citta: { nome }, provincia: { sigla }, regione: { id: regione }, center });
});
