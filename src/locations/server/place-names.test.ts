import { describe, expect, test } from 'vitest';
import { type Language, LANGUAGES } from '../../kernel/language.ts';
import { inLanguage } from '../../platform/http/in-language.ts';
import { foldName } from '../rules/fold-name.ts';
import type { ItalianPlace } from '../rules/place-names.ts';
import { readForeignNames } from '../rules/read-foreign-names.ts';
import { slugify } from '../rules/slugify.ts';
import { SECOND_NAMES } from '../source/second-names.ts';
import { buildLocations } from './build-locations.ts';
import { readPlaceNames, townName } from './place-names.ts';
import { readFacts } from './read-landmarks.ts';

const locations = buildLocations();
const { nameIn, slugIn, names } = readPlaceNames(locations);
const facts = readForeignNames(readFacts('foreign-names.txt'));

const all: ItalianPlace[] = [
  ...locations.regioni.map(({ id, nome }) => ({ kind: 'regione' as const, id, nome })),
  ...locations.province.map(({ id, nome }) => ({ kind: 'provincia' as const, id, nome })),
  ...locations.citta.map(({ id, nome }) => ({ kind: 'citta' as const, id, nome })),
];
const byKey = new Map(all.map((place) => [`${place.kind} ${place.id}`, place]));
const siglaOf = new Map(locations.province.map(({ id, sigla }) => [id, sigla]));

describe('foreign place names', () => {
  test('are listed in foreign-names.txt for at least 250 places, each once and with its current code and name', () => {
    expect(facts.length).toBeGreaterThanOrEqual(250);
    const keys = facts.map(({ kind, id }) => `${kind} ${id}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(facts.filter(({ kind, id, nome }) => byKey.get(`${kind} ${id}`)?.nome !== nome)).toEqual([]);
  });

  test('cover all regions', () => {
    const regioni = facts.filter(({ kind }) => kind === 'regione').map(({ id }) => id);
    expect(new Set(regioni)).toEqual(new Set(locations.regioni.map(({ id }) => id)));
  });

  test('include every province whose capital has the same Italian name and a translation', () => {
    const named = new Set(names.map(({ kind, id }) => `${kind} ${id}`));
    expect(named.size).toBeGreaterThan(380);
    const unlikeCapital = locations.province.filter(({ id, nome }) => {
      const capital = locations.citta.find((town) => town.provincia_id === id && town.nome === nome);
      const isNamed = capital && names.some((one) => one.kind === 'citta' && one.id === capital.id && one.isShown);
      return isNamed && !named.has(`provincia ${id}`);
    });
    expect(unlikeCapital).toEqual([]);
  });

  test('differ from the Italian name, and are listed only once per place and language', () => {
    const same = names.filter(({ kind, id, name }) => byKey.get(`${kind} ${id}`)?.nome === name);
    expect(same).toEqual([]);
    const keys = names.map(({ kind, id, name, language }) => `${language} ${kind} ${id} ${foldName(name)}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});

describe.each(LANGUAGES)('slugs in %s', (language) => {
  const groups = [
    locations.regioni.map(({ id, nome }): ItalianPlace => ({ kind: 'regione', id, nome })),
    ...Map.groupBy(locations.province, ({ regione_id }) => regione_id)
      .values()
      .map((group) => group.map(({ id, nome }): ItalianPlace => ({ kind: 'provincia', id, nome }))),
    ...Map.groupBy(locations.citta, ({ provincia_id }) => provincia_id)
      .values()
      .map((group) => group.map(({ id, nome }): ItalianPlace => ({ kind: 'citta', id, nome }))),
  ];

  test('are unique among siblings, including slugs in other languages', () => {
    const doubled = groups.flatMap((group) => {
      const slugs = group.flatMap((place) => [...new Set(LANGUAGES.map((each) => slugIn(each, place)))]);
      return slugs.filter((slug, index) => slugs.indexOf(slug) !== index);
    });
    expect(doubled).toEqual([]);
  });

  test('consist of letters, digits and hyphens', () => {
    expect(groups.flat().filter((place) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slugIn(language, place)))).toEqual([]);
  });
});

describe('townName', () => {
  test('is unambiguous, because no comune with a translated name has a namesake', () => {
    const shown = new Set(names.filter((one) => one.kind === 'citta' && one.isShown).map(({ id }) => id));
    const counts = Map.groupBy(locations.citta, ({ nome }) => nome);
    const doubtful = locations.citta.filter(({ id, nome }) => shown.has(id) && (counts.get(nome)?.length ?? 0) > 1);
    expect(doubtful).toEqual([]);
  });

  test.each<[string, string, Language]>([
    ['Firenze', 'Florenz', 'de'],
    ['Ortisei', 'St. Ulrich', 'de'],
    ['Aosta', 'Aoste', 'fr'],
    ['Firenze', 'Firenze', 'it'],
    ['Livorno', 'Livorno', 'en'],
    ['Firenze nuova', 'Firenze nuova', 'en'],
  ])('translates %s to %s if the language is %s', (nome, name, language) => {
    expect(inLanguage(language, () => townName(nome))).toBe(name);
  });
});

test('nameIn and slugIn return the Italian names and their slugs if the language is Italian', () => {
  expect(all.filter((place) => nameIn('it', place) !== place.nome)).toEqual([]);
  expect(all.filter((place) => slugIn('it', place) !== slugify(place.nome))).toEqual([]);
});

const comune = (sigla: string, nome: string): ItalianPlace => {
  const found = locations.citta.find((one) => one.nome === nome && siglaOf.get(one.provincia_id) === sigla);
  return { kind: 'citta', id: found?.id ?? 0, nome };
};

describe('official and translated names', () => {
  test('include the German name of every comune of Südtirol', () => {
    const here = locations.citta.filter(({ provincia_id }) => provincia_id === 21);
    expect(here).toHaveLength(116);
    const alike = here.filter(({ id, nome }) => nameIn('de', { kind: 'citta', id, nome }) === nome);
    expect(alike.map(({ nome }) => nome)).toEqual(['Gais', 'Lana', 'Plaus']);
  });

  test('include Slovene names for the 32 comuni of the Slovene minority', () => {
    const slovene = ['GO', 'TS', 'UD'].flatMap((sigla) => Object.keys(SECOND_NAMES[sigla] ?? {}));
    expect(slovene).toHaveLength(32);
  });

  test('differ between French and Italian in the Aosta Valley only for the comune of Aosta', () => {
    const here = locations.citta.filter(({ provincia_id }) => provincia_id === 7);
    const otherwise = here.filter(({ id, nome }) => nameIn('fr', { kind: 'citta', id, nome }) !== nome);
    expect(otherwise.map(({ nome }) => nome)).toEqual(['Aosta']);
  });

  test.each<[string, ItalianPlace, Language]>([
    ['Trentino-Südtirol', { kind: 'regione', id: 4, nome: 'Trentino-Alto Adige' }, 'de'],
    ['Südtirol', { kind: 'provincia', id: 21, nome: 'Bolzano/Bozen' }, 'de'],
    ['Bozen', comune('BZ', 'Bolzano'), 'de'],
    ['St. Ulrich', comune('BZ', 'Ortisei'), 'de'],
    ['Ortisei', comune('BZ', 'Ortisei'), 'en'],
    ['Vallée d’Aoste', { kind: 'regione', id: 2, nome: "Valle d'Aosta" }, 'fr'],
    ['Vallée d’Aoste', { kind: 'provincia', id: 7, nome: "Valle d'Aosta/Vallée d'Aoste" }, 'fr'],
    ['Aoste', comune('AO', 'Aosta'), 'fr'],
    ['Mailand', comune('MI', 'Milano'), 'de'],
    ['Livorno', comune('LI', 'Livorno'), 'en'],
    ['Livourne', comune('LI', 'Livorno'), 'fr'],
    ['Verona', comune('VR', 'Verona'), 'de'],
    ['Savone', { kind: 'provincia', id: 9, nome: 'Savona' }, 'fr'],
    ['Reggio Calabria', { kind: 'provincia', id: 280, nome: 'Reggio Calabria' }, 'en'],
  ])('include %s for %j if the language is %s', (name, place, language) => {
    expect(nameIn(language, place)).toBe(name);
  });
});
