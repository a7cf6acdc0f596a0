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

export function readPlaceNames(places: Parameters<typeof indexPlaceNames>[1]): PlaceNames {
  return indexPlaceNames(readNameFacts(), places);
}

let towns: TownNames | null = null;

/** Translates a comune for callers that have only its Italian name. @example townName('Firenze') // 'Florenz' in German */
export function townName(nome: string): string {
  towns ??= indexTownNames(readNameFacts());
  return towns.get(currentLanguage())?.get(nome) ?? nome;
}
