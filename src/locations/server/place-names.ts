import { currentLanguage } from '../../kernel/languages/current-language.ts';
import {
  indexPlaceNames,
  type NameFacts,
  type PlaceNames,
  indexTownNames,
  type TownNames,
} from '../rules/place-names.ts';
import { readForeignNames } from '../rules/read-foreign-names.ts';
import { SECOND_NAMES } from '../source/second-names.ts';
import { readFacts } from './read-landmarks.ts';

function readNameFacts(): NameFacts {
  return { foreign: readForeignNames(readFacts('foreign-names.txt')), second: SECOND_NAMES };
}

/** The names of `source/foreign-names.txt` and of official second languages, for the places of today. */
export function readPlaceNames(places: Parameters<typeof indexPlaceNames>[1]): PlaceNames {
  return indexPlaceNames(readNameFacts(), places);
}

let towns: TownNames | null = null;

/**
 * The name that the current language has for a comune of which no more is at hand than its Italian name: of a row of the database.
 * @example townName('Firenze') // 'Florenz', where German is read
 */
export function townName(nome: string): string {
  towns ??= indexTownNames(readNameFacts());
  return towns.get(currentLanguage())?.get(nome) ?? nome;
}
