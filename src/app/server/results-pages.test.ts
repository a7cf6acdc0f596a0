import { afterAll, describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { openPortal } from '../../../test/open-portal.ts';
import { createTestPages } from '../../../test/page-build.ts';
import { readHtml } from '../../../test/read-markup.ts';

const SITE = 'https://www.ospitalia.example';
const TOWN = '/strutture/toscana/siena/montepulciano';
const [SIENA, FIRENZE, ROMA, AOSTA, LAMPEDUSA] = [52032, 48017, 58091, 7003, 84020];
const [LIVO_CO, LIVO_TN] = [13130, 22106];

const portal = await openPortal({ publicUrl: SITE, pages: createTestPages });
const { db } = portal;
await buildStruttura(db, { posti_letto: 4 });
await buildStruttura(db, { citta_id: SIENA, posti_letto: 6, nome: 'Il trullo' });
await buildStruttura(db, { citta_id: FIRENZE, posti_letto: 8, servizi: ['Piscina'] });
await buildStruttura(db, { citta_id: ROMA, posti_letto: 12 });
await buildStruttura(db, { citta_id: AOSTA, posti_letto: 2 });
await buildStruttura(db, { citta_id: LIVO_CO, posti_letto: 2, servizi: ['Piscina'] });
await buildStruttura(db, { citta_id: LIVO_TN, posti_letto: 2 });
afterAll(() => portal.close());

const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

async function open(path: string) {
  const answer = await fetch(portal.origin + path, { headers: { Accept: 'text/html' }, redirect: 'manual' });
  const { body } = readHtml(await answer.text());
  const linksOf = (selector: string) =>
    [...body.querySelectorAll(`${selector} a`)].map((link) => [plain(link.textContent), link.getAttribute('href')]);
  return { answer, body, text: body.textContent ?? '', linksOf };
}

describe('the result page', () => {
  test.each<{ at: string; ways: [string, string][] }>([
    {
      at: `${TOWN}?ospiti=5&prezzo_max=100&ordina=prezzo`,
      ways: [
        ['Senza 5 ospiti1 casa', `${TOWN}?prezzo_max=100&ordina=prezzo`],
        ['In provincia di Siena1 casa', '/cerca?dove=toscana/siena&ospiti=5&prezzo_max=100&ordina=prezzo'],
        ['In Toscana2 case', '/cerca?dove=toscana&ospiti=5&prezzo_max=100&ordina=prezzo'],
      ],
    },
    {
      at: `${TOWN}?vista=mappa&dal=2026-12-04&al=2026-12-06&ospiti=8`,
      ways: [
        ['Senza 4–6 dic · 8 ospiti1 casa', `${TOWN}?vista=mappa`],
        ['In Toscana1 casa', '/cerca?dove=toscana&vista=mappa&dal=2026-12-04&al=2026-12-06&ospiti=8'],
      ],
    },
    {
      at: '/cerca?dove=toscana/siena&servizi=piscina',
      ways: [
        ['Senza piscina2 case', '/cerca?dove=toscana/siena'],
        ['In Toscana1 casa', '/cerca?dove=toscana&servizi=piscina'],
      ],
    },
    {
      at: '/cerca?dove=toscana&ospiti=12',
      ways: [
        ['Senza 12 ospiti3 case', '/cerca?dove=toscana'],
        ['In tutta Italia1 casa', '/cerca?ospiti=12'],
      ],
    },
    {
      at: '/strutture/valle-d-aosta/valle-d-aosta/aosta?servizi=piscina',
      ways: [['Senza piscina1 casa', '/strutture/valle-d-aosta/valle-d-aosta/aosta']],
    },
    {
      at: `${TOWN}?ospiti=12&servizi=piscina`,
      ways: [['In Toscana, senza 12 ospiti1 casa', '/cerca?dove=toscana&servizi=piscina']],
    },
  ])('suggests wider searches at $at', async ({ at, ways }) => {
    const { answer, linksOf } = await open(at);
    expect(answer.status).toBe(200);
    expect(linksOf('.search-widen')).toEqual(ways);
    for (const [label, href] of ways) {
      const { text } = await open(href);
      const count = /(\d+) cas[ae]$/.exec(label)?.[1];
      expect(text).toMatch(new RegExp(`Trovat[ae] ${count} struttur`));
    }
  });

  test('links only to neighbouring towns if a town has no homes', async () => {
    const { text, linksOf } = await open('/strutture/toscana/siena/pienza?ospiti=6');
    expect(text).toContain('non ci sono ancora strutture');
    expect(linksOf('.strutture-elsewhere').map(([label]) => label)).toEqual(['Montepulciano (1)', 'Siena (1)']);
    expect(linksOf('.search-widen')).toEqual([]);
  });

  test.each([
    ['/cerca?dove=toscana&ospiti=29&servizi=spa', 'Nessuna casa ha tutto quello che cerchi'],
    ['/cerca?dove=lombardia/sondrio', 'Nessuna casa, per ora'],
    ['/cerca?testo=samone', 'Nessuna casa, per ora'],
  ])('for %s shows the title «%s»', async (path, title) => {
    expect((await open(path)).text).toContain(title);
  });

  test('names the corrected words, even if there are no results', async () => {
    expect((await open('/cerca?testo=trulo')).text).toContain('Nessuna casa per «trulo»: ecco «trullo».');
    const { text } = await open('/cerca?testo=trulo&prezzo_max=1');
    expect(text).toContain('Nessuna casa per «trulo»: abbiamo cercato «trullo».');
  });
});

describe('the view and the filters in a new search', () => {
  const hiddenOf = ({ body }: { body: Element }) =>
    [...body.querySelectorAll('form[role="search"] input[type="hidden"]')].map((input) => [
      input.getAttribute('name'),
      input.getAttribute('value'),
    ]);

  test.each([
    { at: '/cerca?dove=toscana&vista=mappa&ospiti=2', preserved: ['ospiti=2', 'vista=mappa'] },
    { at: `${TOWN}?ospiti=2&servizi=wifi`, preserved: ['ospiti=2', 'servizi=wifi'] },
    { at: `${TOWN}?vista=elenco`, preserved: [] },
  ])('are submitted by the form at $at as $preserved', async ({ at, preserved }) => {
    expect(hiddenOf(await open(at)).map((pair) => pair.join('='))).toEqual(preserved);
  });

  test('are preserved on the filter page', async () => {
    const { body, linksOf } = await open('/cerca?dove=toscana&vista=mappa');
    expect(linksOf('.search-tools').map(([, href]) => href)).toContain('/cerca/filtri?dove=toscana&vista=mappa');
    expect(body.querySelector('.search-results-map')).not.toBeNull();
    const filters = await open('/cerca/filtri?dove=toscana&vista=mappa');
    const hidden = [...filters.body.querySelectorAll('main input[type="hidden"]')];
    expect(hidden.map((input) => [input.getAttribute('name'), input.getAttribute('value')])).toEqual([
      ['dove', 'toscana'],
      ['vista', 'mappa'],
    ]);
    expect(filters.linksOf('form')).toContainEqual(['Torna ai risultati', '/cerca?dove=toscana&vista=mappa']);
  });
});

describe('towns with the same name', () => {
  test('get links that preserve all other search parameters', async () => {
    const { linksOf } = await open('/cerca?testo=Livo&ospiti=2&servizi=piscina&vista=mappa');
    expect(linksOf('.search-which').map(([, href]) => href)).toEqual([
      '/strutture/lombardia/como/livo?vista=mappa&ospiti=2&servizi=piscina',
      '/strutture/trentino-alto-adige/trento/livo?vista=mappa&ospiti=2&servizi=piscina',
    ]);
  });

  test('share one map', async () => {
    const { body } = await open('/cerca?testo=Livo&vista=mappa');
    expect(body.querySelector('.search-results-map')).not.toBeNull();
  });
});

test.each([
  ['/strutture/molise', false],
  ['/strutture/toscana', true],
])('a region page has a section of homes only if the region has homes (%s: %s)', async (path, expected) => {
  expect((await open(path)).body.querySelector('#case') !== null).toBe(expected);
});

test('a page beyond the last home redirects to the first page of its list', async () => {
  const path = '/cerca?dove=toscana&vista=mappa&ordina=prezzo';
  for (const turn of ['dopo=p0-zzzzz-1', 'prima=p0-1-1']) {
    const { answer } = await open(`${path}&${turn}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, path]);
  }
  expect((await open(`${path}&ospiti=30&dopo=p0-zzzzz-1`)).text).toContain('Nessuna casa ha tutto quello che cerchi');
});

describe('alternative homes', () => {
  const homesOf = ({ body }: { body: Element }) =>
    [...body.querySelectorAll('.strutture-card h3 a')].map((link) => link.getAttribute('href') ?? '');

  test.each([
    ['/strutture/toscana/siena/pienza', 'Case vicine'],
    ['/strutture/toscana/siena/pienza?dal=2026-12-04&al=2026-12-06', 'Case vicine, libere nelle tue date'],
    ['/cerca?dove=toscana&servizi=spa', 'Intanto, guarda queste case'],
  ])('are shown on %s under the heading «%s»', async (path, title) => {
    const page = await open(path);
    expect(page.text).toContain(title);
    expect(homesOf(page).length).toBeGreaterThan(0);
    expect((await open(homesOf(page)[0] ?? '')).answer.status).toBe(200);
  });

  test('are nearby homes that are available on the requested dates if the requested home is paused', async () => {
    const id = await buildStruttura(db, { citta_id: SIENA, nome: 'Casa Sparita' });
    await db.updateTable('strutture').set({ status: 'sospesa' }).where('id', '=', id).execute();
    const { answer, body } = await open(`/struttura/${id}/casa-sparita?dal=2026-12-04&al=2026-12-06`);
    expect(answer.status).toBe(404);
    const row = body.querySelector('section[aria-labelledby="altre-case"]');
    expect(row?.querySelector('h2')?.textContent).toBe('Case vicine, libere nelle tue date');
    const tile = [...(row?.querySelectorAll('.strutture-tile') ?? [])].find((each) =>
      each.textContent?.includes('Il trullo'),
    );
    expect(tile?.querySelector('h3 a')?.getAttribute('href')).toMatch(
      /^\/struttura\/\d+\/.+\?dal=2026-12-04&al=2026-12-06$/,
    );
    expect(tile?.textContent).toContain('Siena (SI)');
    expect(tile?.textContent).toMatch(/\d\s€/);
  });

  test('are homes of the day on the page of a deleted home if no home is nearby', async () => {
    const id = await buildStruttura(db, { citta_id: LAMPEDUSA, status: 'eliminata' });
    const { answer, text, body } = await open(`/struttura/${id}/qualsiasi`);
    expect(answer.status).toBe(410);
    expect(text).toContain('Intanto, guarda queste case');
    expect(body.querySelectorAll('.strutture-tile')).toHaveLength(4);
  });
});
