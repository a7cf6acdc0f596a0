import { afterAll, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { openPortal } from '../../../test/open-portal.ts';
import { createTestPages } from '../../../test/page-build.ts';
import { readHtml } from '../../../test/read-markup.ts';

const [VENAFRO, CAMPOBASSO, TERMOLI, FROSINONE, CASSINO] = [94052, 70006, 70078, 60038, 60019];
const VENAFRO_POINT = { lat: 41.48, lon: 14.04 };
const CASSINO_POINT = { lat: 41.49, lon: 13.83 };

const portal = await openPortal({ pages: createTestPages });
const { db } = portal;
await buildStruttura(db, { citta_id: VENAFRO, nome: 'Del Sole', posti_letto: 4, ...VENAFRO_POINT });
await buildStruttura(db, { citta_id: CASSINO, nome: 'Abbazia', posti_letto: 2, ...CASSINO_POINT });
await buildStruttura(db, { citta_id: FROSINONE, nome: 'Lontana', lat: 41.64, lon: 13.35 });
for (const nome of ['Uno', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette'])
  await buildStruttura(db, { citta_id: TERMOLI, nome, lat: 42, lon: 14.99 });
for (const nome of ['Otto', 'Nove']) await buildStruttura(db, { citta_id: CAMPOBASSO, nome, lat: 42, lon: 14.99 });
afterAll(() => portal.close());

async function open(path: string) {
  const answer = await fetch(portal.origin + path, { headers: { Accept: 'text/html' } });
  const { body } = readHtml(await answer.text());
  return {
    title: body.querySelector('#case')?.textContent,
    homes: [...body.querySelectorAll('.strutture-tiles h3')].map((name) => name.textContent),
    all: body.querySelector('.search-all small')?.textContent,
  };
}

test('the page of a province with only one home adds homes around the provincial capital and omits the link to all homes', async () => {
  expect(await open('/strutture/molise/isernia')).toEqual({
    title: 'Case in provincia di Isernia e nei dintorni',
    homes: ['Del Sole', 'Abbazia'],
    all: undefined,
  });
});

test('a province page also applies the searched dates and number of guests to the homes that it adds around the capital', async () => {
  expect(await open('/strutture/molise/isernia?dal=2027-05-03&al=2027-05-05&ospiti=4')).toMatchObject({
    title: 'Case in provincia di Isernia',
    homes: ['Del Sole'],
  });
});

test('the page of a province with nine homes shows the first six and a link to all nine', async () => {
  const { title, homes, all } = await open('/strutture/molise/campobasso');
  expect([title, homes.length, all]).toEqual([
    'Case in provincia di Campobasso',
    6,
    '9 case, con date, prezzo e servizi',
  ]);
});

test('a region page hides a home that would be alone in its row, but links to all homes of the region', async () => {
  const { homes, all } = await open('/strutture/molise');
  expect([homes.length, all]).toEqual([9, '10 case, con date, prezzo e servizi']);
});

test('a region page links to the list with dates, filters and map even if it shows all homes', async () => {
  const { homes, all } = await open('/strutture/lazio');
  expect([homes.length, all]).toEqual([2, 'Anche sulla mappa, con date, prezzo e servizi']);
});
