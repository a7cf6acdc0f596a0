import { today } from '../../kernel/dates/clock.ts';
import type { HomeCount, SearchResults, SearchService } from '../contract.ts';
import { facetsOf, withFacet } from '../rules/facets.ts';
import { areDatesPossible } from '../rules/possible-stay.ts';
import { isNowhere, NO_FILTERS, type SearchCriteria } from '../rules/search-criteria.ts';
import { type FacetHomes, type MostRead, readFacetHomes } from './facets-repository.ts';
import { type FindDependencies, mostCountedOf } from './find-service.ts';
import { type SoughtFilters, soughtFilters } from './search-conditions-repository.ts';
import type { SearchFilter } from './search-repository.ts';
import { startSearchTime } from './search-time.ts';
import { createSearchLimiter } from './search-limiter.ts';
import { soughtPlaceAndWords } from './sought-place.ts';

/** With these limits, responses take at most 50 ms for a town and 200 ms for Italy (ADR 0078). */
const MOST_READ: MostRead = { offers: 40_000, homes: 5000 };

export type FacetsDependencies = FindDependencies & Pick<SearchService, 'countEach'> & { mostRead?: MostRead };

function commonCriteria({ servizi, sicura, ...criteria }: SearchCriteria): SearchCriteria {
  return { ...criteria, ...NO_FILTERS, servizi, sicura, guests: 1 };
}

/** Counts the homes whose offer for the most guests matches the filters. The query has already checked the nights. */
function countPassing(homes: FacetHomes, filters: SoughtFilters): number {
  const { servizi, tipi, sicura, guests, cents } = homes;
  const { least_cents, most_cents } = filters;
  let count = 0;
  for (let index = 0; index < servizi.length; index += 1) {
    const price = cents[index] ?? 0;
    if (
      ((servizi[index] ?? 0) & filters.servizi) === filters.servizi &&
      (filters.tipi === 0 || ((tipi[index] ?? 0) & filters.tipi) !== 0) &&
      (!filters.sicura || sicura[index] === 1) &&
      (guests[index] ?? 0) >= filters.guests &&
      price >= least_cents &&
      price <= most_cents
    )
      count += 1;
  }
  return count;
}

/** Counts the homes of several searches with one query. The searches differ only in their filters, and `criteria` is the first of them. */
async function countTogether(
  criteria: SearchCriteria,
  searches: readonly SearchCriteria[],
  { mostRead = MOST_READ, ...parts }: FacetsDependencies,
): Promise<{ counts: HomeCount[]; corrected: SearchResults['corrected'] }> {
  const { place, tsquery, corrected } = await soughtPlaceAndWords(criteria, parts);
  const time = startSearchTime(parts.mostMs);
  const common: SearchFilter = {
    place,
    tsquery,
    filters: soughtFilters(commonCriteria(criteria)),
    ordina: 'giorno',
    time,
  };
  const homes = await readFacetHomes(parts.db, common, mostRead);
  const most = mostCountedOf({ tsquery }, parts.mostCounted);
  const counts = searches.map((each) => {
    const count = countPassing(homes, soughtFilters(each));
    return { total: Math.min(count, most), isAtLeast: homes.isCut || count > most };
  });
  return { counts, corrected };
}

const NONE: HomeCount = { total: 0, isAtLeast: false };
const NOTHING_COUNTED = { counts: [], corrected: [] };

export function createFacetsService(parts: FacetsDependencies): Pick<SearchService, 'countFacets'> {
  const { clock, countEach, limiter = createSearchLimiter() } = parts;
  return {
    async countFacets(criteria) {
      const facets = facetsOf(criteria);
      const searches = [criteria, ...facets.map((facet) => withFacet(criteria, facet))];
      const isAnywhere = !isNowhere(criteria.scope) && areDatesPossible(criteria, today(clock));
      // The count examines all homes of a place, so even the count of a town goes through the limiter.
      const { counts, corrected } = isAnywhere
        ? await limiter.run(() => countTogether(criteria, searches, parts))
        : NOTHING_COUNTED;
      const [ofSearch = NONE, ...others] = counts;
      // If the shared count is only a lower bound, the search is counted on its own.
      const [whole = null] = ofSearch.isAtLeast ? await countEach([criteria]) : [];
      const { total, isAtLeast } = whole ?? ofSearch;
      return {
        total,
        isAtLeast,
        corrected,
        facets: facets.map((facet, index) => ({ facet, ...(others[index] ?? NONE) })),
      };
    },
  };
}
