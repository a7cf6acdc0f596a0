import type { LocationsService } from '../../locations/contract.ts';
import type { Scope, SearchCriteria } from '../rules/search-criteria.ts';
import type { SearchFilter, SoughtPlace } from './search-repository.ts';
import type { SearchDb } from './tables.ts';
import { readText, type ReadText } from './text-service.ts';

type PlaceDependencies = { db: SearchDb; locations: Pick<LocationsService, 'listCitta'> };

async function placeOf(scope: Scope, { locations }: PlaceDependencies): Promise<SoughtPlace> {
  if (scope.kind !== 'provincia' && scope.kind !== 'citta') return scope;
  const isProvincia = scope.kind === 'provincia';
  const citta_ids = isProvincia ? (await locations.listCitta(scope.provincia_id)).map(({ id }) => id) : scope.citta_ids;
  const [citta_id] = citta_ids;
  return citta_ids.length === 1 && citta_id !== undefined
    ? { kind: 'citta', citta_id }
    : { kind: 'several', citta_ids };
}

/** Returns the lexemes for a place, so that one index search matches both the words and the place. */
function lexemesOf(scope: Scope): string {
  if (scope.kind === 'regione') return `'zr${scope.regione_id}'`;
  if (scope.kind === 'provincia') return `'zp${scope.provincia_id}'`;
  return scope.kind === 'citta' ? scope.citta_ids.map((id) => `'zc${id}'`).join(' | ') : '';
}

function tsqueryIn(scope: Scope, { tsquery }: ReadText): string | null {
  const lexemes = lexemesOf(scope);
  return tsquery === null || lexemes === '' ? tsquery : `(${tsquery}) & (${lexemes})`;
}

export async function soughtPlaceAndWords(
  { scope, testo }: Pick<SearchCriteria, 'scope' | 'testo'>,
  parts: PlaceDependencies,
): Promise<Pick<SearchFilter, 'place' | 'tsquery'> & Pick<ReadText, 'corrected'>> {
  const [place, text] = await Promise.all([placeOf(scope, parts), readText(parts.db, testo)]);
  return { place, tsquery: tsqueryIn(scope, text), corrected: text.corrected };
}
