import { type Language, LANGUAGES } from '../../kernel/language.ts';
import { GERMAN_SIGLA, type NameFacts } from './place-names.ts';

/** What each language shows comuni by, by their Italian names: nobody else in Italy bears one that has another (a test says so). */
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
