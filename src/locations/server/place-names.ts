import { indexPlaceNames, type PlaceNames } from '../rules/place-names.ts';
import { readForeignNames } from '../rules/read-foreign-names.ts';
import { SECOND_NAMES } from '../source/second-names.ts';
import { readFacts } from './read-landmarks.ts';

/** The names of `source/foreign-names.txt` and of official second languages, for the places of today. */
export function readPlaceNames(places: Parameters<typeof indexPlaceNames>[1]): PlaceNames {
  return indexPlaceNames({ foreign: readForeignNames(readFacts('foreign-names.txt')), second: SECOND_NAMES }, places);
}
