import { ITALIAN, type Language, LANGUAGES } from '../../kernel/language.ts';
import type { ForeignName, ForeignPlace, PlaceKind } from './read-foreign-names.ts';
import { slugify } from './slugify.ts';

export type ItalianPlace = { kind: PlaceKind; id: number; nome: string };

/** A name in a language other than Italian. `isShown` is true if pages in that language use the name. */
export type NameOfPlace = { kind: PlaceKind; id: number; name: string; language: Language; isShown: boolean };

/** `isCanonical` is true if the slug belongs to the requested language. */
export type SlugMatch = { id: number; isCanonical: boolean };

type Places = {
  regioni: readonly { id: number; nome: string }[];
  province: readonly { id: number; nome: string; sigla: string }[];
  citta: readonly { id: number; nome: string; provincia_id: number }[];
};

export type NameFacts = {
  foreign: readonly ForeignPlace[];
  /** Names in a second official language. The keys are province codes (sigla), then Italian names (`source/second-names.ts`). */
  second: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

type NamesByPlace = Map<string, Map<Language, ForeignName>>;

const GERMAN_SIGLA = 'BZ';

const keyOf = ({ kind, id }: Pick<ItalianPlace, 'kind' | 'id'>) => `${kind} ${id}`;

function italianHalf(nome: string): string {
  return nome.split('/')[0] ?? nome;
}

function addName(names: NamesByPlace, key: string, language: Language, { shown, understood }: ForeignName): void {
  const ofPlace = names.get(key) ?? new Map<Language, ForeignName>();
  const known = ofPlace.get(language);
  const all = [...new Set([...(known?.understood ?? []), ...understood])];
  ofPlace.set(language, { shown: known?.shown ?? shown, understood: all });
  names.set(key, ofPlace);
}

function addForeign(names: NamesByPlace, foreign: readonly ForeignPlace[]): void {
  for (const place of foreign) {
    for (const [language, name] of place.names) addName(names, keyOf(place), language, name);
  }
}

function addGerman(names: NamesByPlace, { second }: NameFacts, { province, citta }: Places): void {
  const german = second[GERMAN_SIGLA] ?? {};
  const bolzano = province.find(({ sigla }) => sigla === GERMAN_SIGLA)?.id;
  for (const { id, nome, provincia_id } of citta) {
    const shown = german[nome];
    if (provincia_id !== bolzano || shown === undefined) continue;
    addName(names, keyOf({ kind: 'citta', id }), 'de', { shown, understood: [] });
  }
}

/** Adds the translations of a capital's name to each province that is named after its capital. */
function addCapitals(names: NamesByPlace, { province, citta }: Places): void {
  const byProvincia = Map.groupBy(citta, ({ provincia_id }) => provincia_id);
  for (const { id, nome } of province) {
    const capital = byProvincia.get(id)?.find((town) => town.nome === italianHalf(nome));
    const ofCapital = capital && names.get(keyOf({ kind: 'citta', id: capital.id }));
    for (const [language, { shown }] of ofCapital ?? [])
      addName(names, keyOf({ kind: 'provincia', id }), language, { shown, understood: [] });
  }
}

function listNames(names: NamesByPlace, places: readonly ItalianPlace[]): NameOfPlace[] {
  return places.flatMap(({ kind, id }) =>
    [...(names.get(keyOf({ kind, id })) ?? [])].flatMap(([language, { shown, understood }]) => [
      ...(shown === null ? [] : [{ kind, id, name: shown, language, isShown: true }]),
      ...understood.map((name) => ({ kind, id, name, language, isShown: false })),
    ]),
  );
}

export type PlaceNames = ReturnType<typeof indexPlaceNames>;

export function indexPlaceNames(facts: NameFacts, places: Places) {
  const names: NamesByPlace = new Map();
  addForeign(names, facts.foreign);
  addGerman(names, facts, places);
  addCapitals(names, places);
  const { regioni, province, citta } = places;
  const all: ItalianPlace[] = [
    ...regioni.map(({ id, nome }) => ({ kind: 'regione' as const, id, nome })),
    ...province.map(({ id, nome }) => ({ kind: 'provincia' as const, id, nome })),
    ...citta.map(({ id, nome }) => ({ kind: 'citta' as const, id, nome })),
  ];

  function nameIn(language: Language, place: ItalianPlace): string {
    if (language === ITALIAN) return place.nome;
    return names.get(keyOf(place))?.get(language)?.shown ?? italianHalf(place.nome);
  }

  function slugIn(language: Language, place: ItalianPlace): string {
    return slugify(nameIn(language, place));
  }

  function findBySlug(language: Language, siblings: readonly ItalianPlace[], slug: string): SlugMatch | null {
    const others = LANGUAGES.filter((other) => other !== language);
    for (const each of [language, ...others]) {
      const found = siblings.find((place) => slugIn(each, place) === slug);
      if (found) return { id: found.id, isCanonical: each === language };
    }
    return null;
  }

  return { nameIn, slugIn, findBySlug, names: listNames(names, all) };
}

/** Names of comuni by language and Italian name. A test checks that no comune with a translated name has a namesake. */
export type TownNames = ReadonlyMap<Language, ReadonlyMap<string, string>>;

/** @example indexTownNames(facts).get('de')?.get('Firenze') // 'Florenz' */
export function indexTownNames({ foreign, second }: NameFacts): TownNames {
  const german = Object.entries(second[GERMAN_SIGLA] ?? {});
  const towns = foreign.filter(({ kind }) => kind === 'citta');
  return new Map(
    LANGUAGES.map((language) => {
      const shown = towns.flatMap(({ nome, names }): [string, string][] => {
        const name = names.get(language)?.shown ?? null;
        return name === null ? [] : [[nome, name]];
      });
      return [language, new Map([...(language === 'de' ? german : []), ...shown])];
    }),
  );
}
