import { expect, test } from 'vitest';
import type { Language } from '../../kernel/language.ts';
import { KNOWN_REGIONI } from '../rules/known-regioni.ts';
import { REGION_NAMES as de } from '../rules/region-names.de.ts';
import { REGION_NAMES as en } from '../rules/region-names.en.ts';
import { REGION_NAMES as fr } from '../rules/region-names.fr.ts';
import { REGION_NAMES as it } from '../rules/region-names.it.ts';
import { REGIONI } from '../rules/regioni.ts';
import { slugify } from '../rules/slugify.ts';
import { readPlaceNames } from './place-names.ts';

test.each<[Language, Record<keyof typeof it, string>]>([
  ['it', it],
  ['en', en],
  ['de', de],
  ['fr', fr],
])('REGION_NAMES matches the names from readPlaceNames in the language %s', (language, names) => {
  const { nameIn } = readPlaceNames({ regioni: REGIONI, province: [], citta: [] });
  for (const { id, codice, nome } of REGIONI)
    expect(names[codice]).toBe(nameIn(language, { kind: 'regione', id, nome }));
});

test('region slugs are derived from the Italian names', () => {
  expect(KNOWN_REGIONI).toEqual(REGIONI.map((regione) => ({ ...regione, slug: slugify(regione.nome) })));
});
