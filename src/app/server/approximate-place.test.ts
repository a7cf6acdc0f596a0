import { afterAll, describe, expect, test } from 'vitest';
import { buildStruttura, MONTEPULCIANO } from '../../../test/build-struttura.ts';
import { openPortal } from '../../../test/open-portal.ts';
import { createTestPages } from '../../../test/page-build.ts';

const portal = await openPortal({ pages: createTestPages });
afterAll(() => portal.close());
const { db } = portal;

const SECRET = { indirizzo: 'Strada delle Vigne 7391/B', lat: 43.09317, lon: 11.78129, has_own_point: true };
const id = await buildStruttura(db, { ...SECRET, nome: 'Casa Riservata', posizione_approssimativa: true });
const near = await buildStruttura(db, { nome: 'Casa Vicina', lat: 43.1, lon: 11.78, has_own_point: true });
const open = await buildStruttura(db, { ...SECRET, nome: 'Casa Aperta' });

const CLIENT = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

async function read(path: string): Promise<string> {
  const response = await portal.app.request(path, { headers: { Accept: 'text/html' } }, CLIENT);
  expect(response.status).toBe(200);
  return response.text();
}

/** If only the approximate position is published, no response contains the street number or exact point (ADR 0080). */
describe('the exact location of a home', () => {
  test.each([
    `/api/strutture/${id}`,
    `/api/properties/public?citta_id=${MONTEPULCIANO}`,
    `/api/ricerca/mappa?citta_id=${MONTEPULCIANO}`,
    '/api/ricerca/suggerimenti?q=casa%20riservata',
    `/api/ricerca/vicine?struttura_id=${near}`,
    `/api/strutture?ids=${id}`,
    `/struttura/${id}/casa-riservata`,
    '/strutture/toscana/siena/montepulciano',
    '/cerca?testo=casa+riservata',
    '/sitemap/strutture-1.xml',
  ])('is hidden in %s if the owner publishes only an approximate position', async (path) => {
    await db.updateTable('strutture').set({ status: 'sospesa' }).where('id', '=', open).execute();
    const text = await read(path);
    expect(text).toMatch(new RegExp(`casa[ -]riservata|"id":${id},`, 'i'));
    expect(text).not.toContain('7391');
    expect(text).not.toContain(String(SECRET.lat));
    expect(text).not.toContain(String(SECRET.lon));
  });

  test('is replaced in the API by an approximate position and the street name if the owner hides it', async () => {
    const whole = JSON.parse(await read(`/api/strutture/${id}`));
    expect(whole).toMatchObject({ indirizzo: 'Strada delle Vigne', posizione: { precisione: 'approssimativa' } });
    const map = JSON.parse(await read(`/api/ricerca/mappa?citta_id=${MONTEPULCIANO}`));
    const { precisione, lat, lon } = whole.posizione;
    expect(map.points).toContainEqual(expect.objectContaining({ id, precisione, lat, lon }));
  });

  test('is omitted from the structured data of a home with an approximate position', async () => {
    const page = await read(`/struttura/${id}/casa-riservata`);
    expect(page).toContain('"streetAddress":"Strada delle Vigne"');
    expect(page).not.toContain('GeoCoordinates');
  });

  test('is published with the full address if the owner publishes the exact position', async () => {
    await db.updateTable('strutture').set({ status: 'approvata' }).where('id', '=', open).execute();
    const whole = JSON.parse(await read(`/api/strutture/${open}`));
    expect(whole).toMatchObject({ indirizzo: SECRET.indirizzo, posizione: { lat: SECRET.lat, precisione: 'esatta' } });
    expect(await read(`/struttura/${open}/casa-aperta`)).toContain(`"latitude":${SECRET.lat}`);
  });
});
