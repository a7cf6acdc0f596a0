import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../kernel/language.ts';
import { bundleOf, countedAddress, PAGES, routePath } from './pages.ts';

const counted = new RegExp(countedAddress('it'));

describe('countedAddress', () => {
  test.each(['/', '/strutture/toscana/siena/monteroni-d-arbia', '/struttura/12', '/struttura/12/podere-le-querce'])(
    'matches the path %s of the home page, a place or a home',
    (path) => expect(path).toMatch(counted),
  );

  test.each(['/inserisci', '/blog', '/blog/12/le-crete-d-autunno', '/come-ordiniamo'])(
    'matches the path %s of the submission form, the blog or a text page',
    (path) => expect(path).toMatch(counted),
  );

  test('matches only German paths if the language is German', () => {
    expect('/de/unterkunft/7/podere').toMatch(new RegExp(countedAddress('de')));
    expect('/de').toMatch(new RegExp(countedAddress('de')));
    expect('/').not.toMatch(new RegExp(countedAddress('de')));
  });

  test.each([
    '/prenotazione/0b0f7f0e-5c1c-4f9e-9a5e-2b1d7a3c4d5e',
    '/pagamento-demo/cs_demo_1',
    '/proprietario',
    '/proprietario/strutture/12/calendario',
    '/admin-ospitalia',
    '/newsletter',
    '/i-miei-dati/abc',
    '/una/pagina/di/domani',
    '/strutture',
    '/strutture/toscana/siena/siena/altro',
    '/struttura/abc',
    '/struttura/12/casa/token',
    '/blog/anteprima',
    '/blog/12/le-crete/altro',
    '/blog/Mario.Rossi@example.it',
    '/strutture/mario@example.it',
    '/?token=abc',
    '/privacy#token',
    '//altrove.example',
    '',
  ])('does not match «%s», which is private, has no page or may contain a secret', (path) => {
    expect(path).not.toMatch(counted);
  });

  test('matches no private or secret page except the submission form', () => {
    const isPrivate = ({ audience, isSecret }: (typeof PAGES)[number]) => audience !== undefined || isSecret;
    expect(PAGES.filter((page) => page.isCounted && isPrivate(page)).map(({ name }) => name)).toEqual(['inserisci']);
  });
});

test('owner pages exist in Italian and German, administrator pages only in Italian', () => {
  const languagesOf = (name: string) =>
    LANGUAGES.filter((language) => PAGES.some((page) => page.name === name && routePath(page, language) !== null));
  expect(languagesOf('cookie')).toEqual(['it', 'en', 'de', 'fr']);
  expect(languagesOf('proprietario-calendario')).toEqual(['it', 'de']);
  expect(languagesOf('admin-stato')).toEqual(['it']);
});

test('routePath translates the path segments of pages in the owner area', () => {
  const page = PAGES.find(({ name }) => name === 'proprietario-freschezza');
  expect(page && routePath(page, 'de')).toBe('/de/gastgeber/unterkuenfte/:id/kalender/aktualitaet');
});

test('bundleOf puts the pages and the layout of the owner area into the same bundle as the administrators’ pages', () => {
  expect(['proprietario-area', 'proprietario', 'admin', 'citta'].map(bundleOf)).toEqual([
    'work',
    'work',
    'work',
    undefined,
  ]);
});
