import { isAppError } from '../../kernel/calls/app-error.ts';
import type { LocationsService } from '../../locations/contract.ts';
import type { SearchService } from '../contract.ts';
import { type HeldRegions, isHeld } from '../rules/held-regions.ts';
import type { Scope, SearchCriteria } from '../rules/search-criteria.ts';
import type { SearchQueries } from './find-service.ts';

type Searches = SearchService & SearchQueries;
type Places = Pick<LocationsService, 'listCitta' | 'provinceOfTowns'>;

export type RegionParts = {
  /** The service that knows all homes. */
  everywhere: Searches;
  /** The same on a database that holds some regions. */
  replica: Searches;
  /** What that holds now; `null`: it is not to be asked. */
  held(): HeldRegions | null;
  locations: Places;
};

async function regionsOfTowns(citta_ids: readonly number[], { provinceOfTowns }: Places): Promise<number[]> {
  const places = await provinceOfTowns(citta_ids);
  return [...new Set(places.map(({ regione }) => regione.id))];
}

/** The regions that a search looks into; all of Italy where that is not said by names. */
async function regionsOf(scope: Scope, locations: Places): Promise<HeldRegions> {
  if (scope.kind === 'regione') return [scope.regione_id];
  if (scope.kind === 'citta') return regionsOfTowns(scope.citta_ids, locations);
  if (scope.kind !== 'provincia') return 'italia';
  const [first] = await locations.listCitta(scope.provincia_id);
  return first === undefined ? [] : regionsOfTowns([first.id], locations);
}

/** A search service of two: each search is asked of the one that holds all the homes it may find, the replica first. */
export function createSearchByRegion({ everywhere, replica, held, locations }: RegionParts): Searches {
  async function isInside(known: HeldRegions, { scope }: Pick<SearchCriteria, 'scope'>): Promise<boolean> {
    try {
      return isHeld(known, known === 'italia' ? known : await regionsOf(scope, locations));
    } catch (error) {
      // A place that nobody knows: who knows all homes says so.
      if (isAppError(error)) return false;
      throw error;
    }
  }
  async function forSearches(searches: readonly Pick<SearchCriteria, 'scope'>[]): Promise<Searches> {
    const known = held();
    if (known === null) return everywhere;
    const inside = await Promise.all(searches.map((criteria) => isInside(known, criteria)));
    return inside.every(Boolean) ? replica : everywhere;
  }
  const forSearch = (criteria: SearchCriteria) => forSearches([criteria]);
  /** For what looks beyond any border. */
  const forItaly = (): Searches => (held() === 'italia' ? replica : everywhere);

  return {
    find: async (criteria, ...page) => (await forSearch(criteria)).find(criteria, ...page),
    findAfter: async (criteria, ...page) => (await forSearch(criteria)).findAfter(criteria, ...page),
    findDroppingWords: async (criteria, cursor) => (await forSearch(criteria)).findDroppingWords(criteria, cursor),
    countEach: async (searches) => (await forSearches(searches)).countEach(searches),
    countFacets: async (criteria) => (await forSearch(criteria)).countFacets(criteria),
    points: async (criteria) => (await forSearch(criteria)).points(criteria),
    homesNear: (criteria) => forItaly().homesNear(criteria),
    suggest: (q) => forItaly().suggest(q),
    parseText: (text) => forItaly().parseText(text),
    openZone: (zone) => forItaly().openZone(zone),
  };
}
