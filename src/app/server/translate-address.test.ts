import { afterAll, expect, test } from 'vitest';
import { openPortal } from '../../../test/open-portal.ts';
import { createTestPages } from '../../../test/page-build.ts';

const portal = await openPortal({ pages: createTestPages });
afterAll(() => portal.close());

async function switchTo(language: string, page: string): Promise<[number, string | null]> {
  const answer = await portal.app.request(`/lingua/${language}?pagina=${encodeURIComponent(page)}`);
  return [answer.status, answer.headers.get('Location')];
}

test.each([
  ['de', '/', '/de'],
  ['it', '/en', '/'],
  ['en', '/strutture/toscana/firenze/firenze?ospiti=2', '/en/homes/tuscany/florence/florence?ospiti=2'],
  [
    'de',
    '/en/homes/tuscany/florence?dal=2027-08-03&al=2027-08-10',
    '/de/unterkuenfte/toskana/florenz?dal=2027-08-03&al=2027-08-10',
  ],
  ['it', '/de/unterkuenfte/toskana', '/strutture/toscana'],
  ['fr', '/cerca?dove=toscana/firenze&ospiti=2', '/fr/recherche?dove=toscane/florence&ospiti=2'],
  ['fr', '/struttura/7/casa', '/fr/hebergement/7/casa'],
  ['it', '/en/booking/ABCD', '/prenotazione/ABCD'],
  ['en', '/proprietario', '/proprietario'],
  ['de', '/proprietario', '/de/gastgeber'],
  ['de', '/proprietario/strutture/7/calendario?mese=2027-08', '/de/gastgeber/unterkuenfte/7/kalender?mese=2027-08'],
  ['it', '/de/gastgeber/buchungen?scheda=passate', '/proprietario/prenotazioni?scheda=passate'],
  ['fr', '/de/gastgeber/unterkuenfte/7/bedingungen', '/proprietario/strutture/7/condizioni'],
  ['de', '/conferma-email?token=x', '/de/e-mail-bestaetigen?token=x'],
])('switching the language to %s redirects %s to %s', async (language, page, address) => {
  expect(await switchTo(language, page)).toEqual([302, address]);
});

test.each(['/strutture/atlantide', '/niente', '//altrove.example/x', 'https://altrove.example/', '\\\\altrove', ''])(
  'switching the language redirects the unknown page %j to the home page',
  async (page) => {
    expect(await switchTo('de', page)).toEqual([302, '/de']);
  },
);

test('URLs with an unsupported language code return the 404 page in Italian', async () => {
  for (const address of ['/lingua/es?pagina=/', '/es', '/es/casas', '/EN']) {
    const answer = await portal.app.request(address, { headers: { Accept: 'text/html' } });
    expect([address, answer.status, (await answer.text()).includes('<html lang="it"')]).toEqual([address, 404, true]);
  }
});

test.each([
  ['/en/strutture/toscana', '/en/homes/toscana'],
  ['/de/homes', '/de/unterkuenfte'],
  ['/fr/privacy?x=1', '/fr/confidentialite?x=1'],
  ['/en/proprietario', '/proprietario'],
  ['/de/', '/de'],
  ['/de/gastgeber/strutture/7?x=1', '/de/gastgeber/unterkuenfte/7?x=1'],
])('%s redirects permanently to %s, whose path is in a single language', async (mixed, address) => {
  const answer = await portal.app.request(mixed);
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, address]);
});
