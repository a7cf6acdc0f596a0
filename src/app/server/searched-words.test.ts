import { afterAll, describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { openPortal } from '../../../test/open-portal.ts';
import { createTestPages } from '../../../test/page-build.ts';
import { readHtml } from '../../../test/read-markup.ts';

const LIVO_CO = 13130;

const portal = await openPortal({ pages: createTestPages });
await buildStruttura(portal.db, {
  tipo_struttura: ['agriturismo'],
  servizi: ['Prima Colazione Inclusa'],
  descrizione: 'Un giardino di rose e lavanda.',
});
await buildStruttura(portal.db, { citta_id: LIVO_CO, servizi: ['Piscina'] });
afterAll(() => portal.close());

const request = (path: string) => fetch(portal.origin + path, { headers: { Accept: 'text/html' }, redirect: 'manual' });
const at = (testo: string, more = '') => `/cerca?testo=${encodeURIComponent(testo)}${more}`;

async function follow(path: string) {
  let answer = await request(path);
  let arrived = path;
  for (let step = 0; step < 5 && answer.status === 302; step += 1) {
    arrived = answer.headers.get('location') ?? '';
    answer = await request(arrived);
  }
  const { body, head } = readHtml(await answer.text());
  const linksOf = (selector: string) =>
    [...body.querySelectorAll(`${selector} a`)].map((link) => [link.textContent, link.getAttribute('href')]);
  return {
    status: answer.status,
    arrived,
    text: body.textContent ?? '',
    title: head.querySelector('title')?.textContent,
    linksOf,
  };
}

test('the result page names an exclusion that the search cannot apply', async () => {
  const { text } = await follow(at('Siena senza piscina'));
  expect(text).toContain('La ricerca non può tenere conto di «senza piscina»');
});

describe('a search', () => {
  test.each([
    ['agriturismo Siena', '', '/strutture/toscana/siena/siena?tipo=agriturismo'],
    ['agriturismo rose', '', at('"rose"', '&tipo=agriturismo')],
    ['agriturismo rose', '&vista=mappa', `/cerca?vista=mappa&testo=${encodeURIComponent('"rose"')}&tipo=agriturismo`],
    ['Rose', '&tipo=agriturismo', '/strutture/calabria/cosenza/rose?tipo=agriturismo'],
    ['casa per 4 persone a Siena', '&ospiti=2', '/strutture/toscana/siena/siena?ospiti=2'],
    ['casa per 4 persone in Toscana', '&vista=mappa', '/cerca?dove=toscana&vista=mappa&ospiti=4'],
    ['Siena dal 3 al 10 agosto', '', '/strutture/toscana/siena/siena?dal=2027-08-03&al=2027-08-10'],
    ['Livo con piscina per 2', '&vista=mappa', '/cerca?vista=mappa&testo=Livo&ospiti=2&servizi=piscina'],
    ['vicino a Montepulciano per 2', '', '/cerca?intorno=52015&km=20&ospiti=2'],
    ['Siena 50 euro a persona per 4', '', '/strutture/toscana/siena/siena?ospiti=4&prezzo_max=200'],
    ['Siena 50 euro a persona', '&ospiti=2', '/strutture/toscana/siena/siena?ospiti=2&prezzo_max=100'],
    ['Siena 50 euro a persona', '', '/strutture/toscana/siena/siena?prezzo_max=50&a_persona=50'],
    ['Umbria o Molise con piscina', '', `/cerca?testo=${encodeURIComponent('Umbria o Molise')}&servizi=piscina`],
    ['nord Italia', '', '/cerca?area=nord-italia'],
    ['Siena senza piscina', '', '/strutture/toscana/siena/siena?non_escluso=senza%20piscina'],
    ['Livo senza piscina', '', '/cerca?testo=Livo&non_escluso=senza%20piscina'],
    ['Siena tutto tranne un b&b', '', '/strutture/toscana/siena/siena?tipo=casa_vacanza,affittacamere,agriturismo'],
  ])('for «%s» with the parameters «%s» redirects to %s', async (testo, more, address) => {
    const { status, arrived } = await follow(at(testo, more));
    expect([status, arrived]).toEqual([200, address]);
  });

  test('with overlong words redirects to a canonical search', async () => {
    const { status, arrived } = await follow(at(`agriturismo le ${'rose '.repeat(30)}`));
    expect(status).toBe(200);
    expect(arrived).toMatch(/^\/cerca\?testo=.*&tipo=agriturismo$/);
  });

  test('for a town on the map redirects to the map on the town’s page', async () => {
    const { arrived } = await follow('/cerca?dove=toscana/siena/siena&vista=mappa&ospiti=2');
    expect(arrived).toBe('/strutture/toscana/siena/siena?vista=mappa&ospiti=2');
  });
});

describe('links to alternative searches', () => {
  test('lead from one period in the search words to the other, and back', async () => {
    const { text, linksOf } = await follow(at('Siena giugno o settembre'));
    expect(text).toContain('Cerchiamo un periodo alla volta. Oppure:');
    const [[label, href] = []] = linksOf('.search-which');
    expect(label?.trim()).toBe('7 notti a settembre');
    const september = await follow(href ?? '');
    expect(september.status).toBe(200);
    expect(september.linksOf('.search-which')[0]?.[0]?.trim()).toBe('7 notti a giugno');
  });

  test('lead to the periods in the search words if different dates are chosen', async () => {
    const { linksOf } = await follow(at('Siena giugno o settembre', '&dal=2027-08-03&al=2027-08-10'));
    const labels = linksOf('.search-which').map(([label]) => label?.trim());
    expect(labels).toEqual(['7 notti a giugno', '7 notti a settembre']);
  });

  test('lead to each of two periods in the search words, even if one period has 90 nights', async () => {
    const { linksOf } = await follow(at('Siena dal 1 giugno al 30 agosto o dal 3 al 10 settembre'));
    const [[, href] = []] = linksOf('.search-which');
    const september = await follow(href ?? '');
    expect(september.arrived).toContain('dal=2027-09-03&al=2027-09-10');
    expect(september.linksOf('.search-which')[0]?.[0]?.trim()).toBe('90 notti, dal 1° giugno al 30 agosto');
  });

  test('lead to searches for different numbers of guests if the search words contain a price per guest', async () => {
    const { text, linksOf } = await follow(at('Siena 50 euro a persona'));
    expect(text).toContain('a persona per notte: in quanti siete?');
    const [, [, href] = []] = linksOf('.search-which');
    expect(href).toBe('/strutture/toscana/siena/siena?ospiti=3&prezzo_max=150');
    expect((await follow(href ?? '')).linksOf('.search-which')).toEqual([]);
  });
});

test('a search for a common word links to the comune with that name', async () => {
  const { text, title, linksOf } = await follow(at('agriturismo rose', '&vista=mappa'));
  expect(text).toContain('1 struttura');
  expect(title).toContain('Case per «rose»');
  expect(linksOf('.search-which')).toEqual([
    ['Rose Cosenza, Calabria', '/strutture/calabria/cosenza/rose?vista=mappa&tipo=agriturismo'],
  ]);
  expect(text).toContain('Cercavi il luogo?');
});

describe('a search with words that match no home', () => {
  test.each([
    ['ulivi xyzzyq', 'xyzzyq', 1],
    ['xyzzyq tra gli ulivi', 'xyzzyq', 1],
    ['ulivi xyzzyq pietra', 'xyzzyq', 1],
    ['ulivi fenicotteri xyzzyq', 'fenicotteri xyzzyq', 1],
    ['ulivi lavanda', 'lavanda', 1],
    ['fenicotteri xyzzyq', 'fenicotteri xyzzyq', 2],
  ])(
    '(«%s») reports no match for «%s» and shows the results without these words',
    async (testo, droppedWords, count) => {
      const { text, title } = await follow(at(testo));
      expect(text).toContain(`Nessuna casa${count === 1 ? ' anche' : ''} per «${droppedWords}»: ecco le altre.`);
      expect(title).toMatch(count === 1 ? /^Case per «(?:tra gli )?ulivi/ : /^Case in tutta Italia/);
      expect(text).toContain(count === 1 ? '1 struttura' : '2 strutture');
    },
  );

  test('preserves the matching words in the filter links of a place', async () => {
    const { text, linksOf } = await follow(at('ulivi xyzzyq Livo'));
    expect(text).toContain('anche per «xyzzyq»');
    const hrefs = linksOf('.search-filters').map(([, href]) => href);
    expect(hrefs.length).toBeGreaterThan(0);
    expect(hrefs.every((href) => href?.includes('ulivi'))).toBe(true);
  });
});

test.each([
  ['rifugio', 'Nessun rifugio in Lombardia: ecco le altre case.'],
  ['malga', 'Nessuna malga in Lombardia: ecco le altre case.'],
  ['malga ulivi', 'Nessuna malga così in Lombardia: ecco le altre case.'],
])('a search for «%s» in Lombardy shows «%s»', async (testo, expected) => {
  expect((await follow(at(`${testo} in Lombardia`))).text).toContain(expected);
});

test('a search for a type of farm shows agriturismi if no home has the word in its name', async () => {
  const { title, text } = await follow(at('maso in Lombardia'));
  expect(title).toMatch(/^Agriturismi in Lombardia/);
  expect(text).toContain('Senza agriturismo');
});

test('a search in a region links to a search of all Italy if its words match only homes elsewhere', async () => {
  const { text, arrived, linksOf } = await follow(at('lavanda in Lombardia'));
  expect(arrived).toBe('/cerca?dove=lombardia&testo=lavanda');
  expect(text).toContain('Nessuna casa in Lombardia per «lavanda»: ecco le altre.');
  expect(linksOf('.search-corrected')).toEqual([
    ['«lavanda» in tutta Italia', `/cerca?testo=${encodeURIComponent('"lavanda"')}`],
  ]);
  expect((await follow(at('xyzzyq in Lombardia'))).linksOf('.search-corrected')).toEqual([]);
});

test('the result page names the place that it substituted for a mistyped word', async () => {
  const { text } = await follow(at('Pegglio'));
  expect(text).toContain('Abbiamo letto «Pegglio» come «Peglio».');
});
