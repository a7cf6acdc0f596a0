import { describe, expect, test } from 'vitest';
import type { Language } from '../../kernel/language.ts';
import { indexPlaceNames, type ItalianPlace, indexTownNames } from './place-names.ts';
import { readForeignNames } from './read-foreign-names.ts';

const FACTS = `
regione 9 Toscana | en Tuscany | de Toskana | fr Toscane
provincia 108 Monza e della Brianza | en Monza and Brianza
provincia 21 Bolzano/Bozen | en ~ South Tyrol | de ~ Südtirol
citta 48017 Firenze | en Florence | de Florenz | fr Florence
citta 49009 Livorno | en ~ Leghorn | fr Livourne
`;

const places = {
  regioni: [{ id: 9, nome: 'Toscana' }],
  province: [
    { id: 248, nome: 'Firenze', sigla: 'FI' },
    { id: 49, nome: 'Livorno', sigla: 'LI' },
    { id: 108, nome: 'Monza e della Brianza', sigla: 'MB' },
    { id: 21, nome: 'Bolzano/Bozen', sigla: 'BZ' },
  ],
  citta: [
    { id: 48017, nome: 'Firenze', provincia_id: 248 },
    { id: 49009, nome: 'Livorno', provincia_id: 49 },
    { id: 21008, nome: 'Bolzano', provincia_id: 21 },
    { id: 21106, nome: 'Plaus', provincia_id: 21 },
  ],
};

const second = { BZ: { Bolzano: 'Bozen' }, GO: { Gorizia: 'Gorica' } };
const { nameIn, slugIn, findBySlug, names } = indexPlaceNames({ foreign: readForeignNames(FACTS), second }, places);

const regione = (id: number, nome: string): ItalianPlace => ({ kind: 'regione', id, nome });
const provincia = (id: number, nome: string): ItalianPlace => ({ kind: 'provincia', id, nome });
const citta = (id: number, nome: string): ItalianPlace => ({ kind: 'citta', id, nome });

test.each<[string, Language, ItalianPlace, string]>([
  ['the name in the requested language', 'de', regione(9, 'Toscana'), 'Toskana'],
  ['the Italian name if the language is Italian', 'it', regione(9, 'Toscana'), 'Toscana'],
  ['the Italian name if the place has no name in the language', 'de', citta(49009, 'Livorno'), 'Livorno'],
  ['the Italian name if the foreign name is only for searches', 'en', citta(49009, 'Livorno'), 'Livorno'],
  ['the capital’s name for its province', 'fr', provincia(49, 'Livorno'), 'Livourne'],
  ['a province’s own translated name', 'en', provincia(108, 'Monza e della Brianza'), 'Monza and Brianza'],
  ['the German name in Südtirol', 'de', citta(21008, 'Bolzano'), 'Bozen'],
  ['the German name of the province of Bolzano', 'de', provincia(21, 'Bolzano/Bozen'), 'Bozen'],
  ['the Italian half of a bilingual name in a third language', 'en', provincia(21, 'Bolzano/Bozen'), 'Bolzano'],
  ['both halves of a bilingual name if the language is Italian', 'it', provincia(21, 'Bolzano/Bozen'), 'Bolzano/Bozen'],
  ['the Italian name of an unknown place', 'fr', citta(1, 'Agliè'), 'Agliè'],
])('nameIn returns %s', (_what, language, place, name) => {
  expect(nameIn(language, place)).toBe(name);
});

test('slugIn derives the slug from the name in the requested language', () => {
  expect(slugIn('de', provincia(248, 'Firenze'))).toBe('florenz');
  expect(slugIn('it', provincia(21, 'Bolzano/Bozen'))).toBe('bolzano');
});

describe('findBySlug', () => {
  const siblings = [provincia(248, 'Firenze'), provincia(49, 'Livorno')];

  test.each<[string, ReturnType<typeof findBySlug>, Language]>([
    ['florenz', { id: 248, isCanonical: true }, 'de'],
    ['firenze', { id: 248, isCanonical: false }, 'de'],
    ['florence', { id: 248, isCanonical: false }, 'de'],
    ['florence', { id: 248, isCanonical: true }, 'fr'],
    ['livorno', { id: 49, isCanonical: true }, 'en'],
    ['leghorn', null, 'en'],
    ['siena', null, 'it'],
  ])('resolves %s to %j if the language is %s', (slug, found, language) => {
    expect(findBySlug(language, siblings, slug)).toEqual(found);
  });
});

test('indexPlaceNames lists all names with their languages', () => {
  expect(names).toContainEqual({ kind: 'citta', id: 49009, name: 'Leghorn', language: 'en', isShown: false });
  expect(names).toContainEqual({ kind: 'provincia', id: 21, name: 'Südtirol', language: 'de', isShown: false });
  expect(names).toContainEqual({ kind: 'citta', id: 21008, name: 'Bozen', language: 'de', isShown: true });
});

const foreign = readForeignNames('regione 9 Toscana | de Toskana\ncitta 48017 Firenze | de Florenz | en ~ Firenza\n');
const townNames = indexTownNames({ foreign, second: { BZ: { Bolzano: 'Bozen' }, TS: { Trieste: 'Trst' } } });

test('indexTownNames lists, for each language, the towns whose translated name differs from the Italian name', () => {
  expect([...(townNames.get('de') ?? [])]).toEqual([
    ['Bolzano', 'Bozen'],
    ['Firenze', 'Florenz'],
  ]);
  expect([...(townNames.get('en') ?? [])]).toEqual([]);
  expect([...(townNames.get('it') ?? [])]).toEqual([]);
});
