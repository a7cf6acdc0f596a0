import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { canonicalPath, languageOfPath, readAddress, readMixedAddress, writeAddress } from './page-address.ts';
import { ALL_PATHS } from './all-paths.ts';

test.each([
  ['/', 'it'],
  ['/de', 'de'],
  ['/de.data', 'de'],
  ['/fr/recherche', 'fr'],
  ['/english', 'it'],
  ['/EN/homes', 'it'],
  ['/es/casas', 'it'],
  ['/it/strutture', 'it'],
])('languageOfPath(%s) returns %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

test.each([
  ['/strutture/toscana/siena', 'it', 'strutture', '/toscana/siena'],
  ['/en/homes/tuscany/siena', 'en', 'strutture', '/tuscany/siena'],
  ['/de/suche/filter', 'de', 'filtri', ''],
  ['/de/suche', 'de', 'cerca', ''],
  ['/fr', 'fr', 'home', ''],
  ['/fr/hebergement/7/casa', 'fr', 'struttura', '/7/casa'],
  ['/pagamento-demo/attivazione/acct', 'it', 'attivazioneDemo', '/acct'],
  ['/de/testzahlung/aktivierung/acct', 'de', 'attivazioneDemo', '/acct'],
  ['/de/eintragen', 'de', 'inserisci', ''],
  ['/de/gastgeber', 'de', 'proprietario', ''],
  ['/de/gastgeber/unterkuenfte/7/kalender/aktualitaet', 'de', 'proprietario', '/unterkuenfte/7/kalender/aktualitaet'],
  ['/proprietario/prenotazioni', 'it', 'proprietario', '/prenotazioni'],
] as const)(
  'readAddress maps the path %s to the language %s and the page %s, and writeAddress reverses the mapping',
  (path, language, page, rest) => {
    expect(readAddress(path)).toEqual({ language, page, rest });
    expect(writeAddress({ language, page, rest })).toBe(path);
  },
);

test.each(['/en/strutture', '/homes/tuscany', '/de/x', '/niente', '/en/homesick'])(
  'readAddress returns null for %s, which is not a page',
  (path) => {
    expect(readAddress(path)).toBeNull();
  },
);

test.each([
  ['/en/strutture/toscana', '/en/homes/toscana'],
  ['/de/homes/tuscany', '/de/unterkuenfte/tuscany'],
  ['/fr/privacy', '/fr/confidentialite'],
  ['/en/proprietario', '/proprietario'],
  ['/en/inserisci', '/inserisci'],
  ['/de/inserisci', '/de/eintragen'],
  ['/de/conferma-email', '/de/e-mail-bestaetigen'],
  ['/de/proprietario/strutture/7/modifica', '/de/gastgeber/unterkuenfte/7/bearbeiten'],
  ['/de/gastgeber/unterkuenfte/7/calendario', '/de/gastgeber/unterkuenfte/7/kalender'],
  ['/en/gastgeber/buchungen', '/proprietario/prenotazioni'],
])('readMixedAddress(%s) returns %s', (mixed, path) => {
  expect(readMixedAddress(mixed)).toBe(path);
});

test.each(['/en/homes/tuscany', '/homes/tuscany', '/de/niente', '/es/strutture', '/de/gastgeber/niente'])(
  'readMixedAddress returns null for %s',
  (path) => {
    expect(readMixedAddress(path)).toBeNull();
  },
);

test.each([
  ['/strutture/toscana/', '/strutture/toscana'],
  ['/strutture/Toscana/Siena/SIENA', '/strutture/toscana/siena/siena'],
  ['/blog/Le-Crete/', '/blog/le-crete'],
  ['/STRUTTURE/Toscana', '/strutture/toscana'],
  ['/blogger/A', null],
  ['/struttura/12/podere///', '/struttura/12/podere'],
  ['/', null],
  ['/strutture/toscana', null],
  ['/prenotazione/ABCD1234EFGH5678', null],
  ['//evil.example/', null],
])('canonicalPath(%s) returns %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

describe.each(LANGUAGES)('paths in %s', (language) => {
  test('are unique, in lower case and without diacritics', () => {
    const all = Object.values(ALL_PATHS[language]);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((path) => !/^\/[a-z-]*(?:\/[a-z-]+)*$/.test(path))).toEqual([]);
  });
});
