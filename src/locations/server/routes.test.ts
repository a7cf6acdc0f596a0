import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiApp } from '../../../test/api-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { locationsRoutes } from './routes.ts';
import { createLocationsService } from './service.ts';

/** The socket that a request comes by. */
const SOMEBODY = { incoming: { socket: { remoteAddress: '203.0.113.1' } } };

let database: TestDatabase;
let app: ReturnType<typeof createApiApp>;

beforeAll(async () => {
  database = await createTestDatabase();
  app = createApiApp({ calls: locationsRoutes(createLocationsService(database.db)) });
});
afterAll(() => database.close());

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

test('a city with its count carries what the specification shows', async () => {
  const { body } = await get('/province/52/citta-with-count');
  expect(body).toContainEqual({
    id: 52015,
    nome: 'Montepulciano',
    cap: '53045',
    slug: 'montepulciano',
    strutture_count: 0,
  });
});

test.each(['21', '0', 'TOS', '1 OR 1=1', '9223372036854775808', '-1', '1.5', '1e1', '0x1', '01', '+1', 'null', '%25'])(
  'region %s does not exist',
  async (id) => {
    const { status, body } = await get(`/api/regioni/${encodeURIComponent(id)}/province`);
    expect([status, body]).toMatchObject([404, { detail: 'Regione non trovata.' }]);
  },
);

test.each(['999999', '104', '2147483648', 'SI'])('province %s does not exist', async (id) => {
  for (const call of ['citta', 'citta-with-count']) {
    const { status, body } = await get(`/api/province/${id}/${call}`);
    expect([status, body]).toMatchObject([404, { detail: 'Provincia non trovata.' }]);
  }
});

test.each([
  ["today's code", 52015, 'Montepulciano', 'SI', 9],
  ['a code of before 2026, in Sardinia', 90003, 'Alghero', 'SS', 20],
])('a city by %s', async (_, code, nome, sigla, regione) => {
  const { status, body } = await get(`/api/citta/${code}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ citta: { nome }, provincia: { sigla }, regione: { id: regione } });
});

test.each(['0', '999999', 'Roma', '9223372036854775808', '-1', '1e3', '%25'])('city %s does not exist', async (id) => {
  expect(await get(`/api/citta/${id}`)).toMatchObject({ status: 404, body: { detail: 'Città non trovata.' } });
});
