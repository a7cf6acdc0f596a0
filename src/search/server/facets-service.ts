import { today } from '../../kernel/clock.ts';
import { MOST_COUNTED, type SearchService } from '../contract.ts';
import { type Facet, facetsOf, withFacet } from '../rules/facets.ts';
import { areDatesPossible } from '../rules/possible-stay.ts';
import { isNowhere, NO_FILTERS, type SearchCriteria } from '../rules/search-criteria.ts';
import {
  type FacetHome,
  type FacetHomes,
  HOME_BYTES,
  type MostRead,
  readFacetHome,
  readFacetHomes,
} from './facets-repository.ts';
import type { FindDependencies } from './find-service.ts';
import { type SoughtFilters, soughtFilters } from './search-conditions-repository.ts';
import { createSearchLimiter } from './search-limiter.ts';
import { soughtPlaceAndWords } from './sought-place.ts';

/** What a town answers within 50 ms, and all of Italy within 200 (`docs/BENCH.md`). */
const MOST_READ: MostRead = { ofTown: 50_000, ofPlace: 100_000, homes: 5000 };

const NO_HOMES: FacetHomes = { homes: Buffer.alloc(0), isCut: false };

export type FacetsDependencies = FindDependencies & { mostRead?: MostRead };

/** What is asked of every home that any facet counts: nothing that a facet takes the place of. */
function commonCriteria({ servizi, sicura, ...criteria }: SearchCriteria): SearchCriteria {
  return { ...criteria, ...NO_FILTERS, servizi, sicura, guests: 1 };
}

/** What `conditionsOf` asks, nights aside, of a home by the offer of it that takes most guests: its offers differ in nothing else. */
function passes(home: FacetHome, { servizi, tipi, sicura, guests, least_cents, most_cents }: SoughtFilters): boolean {
  return (
    (home.servizi & servizi) === servizi &&
    (tipi === 0 || (home.tipi & tipi) !== 0) &&
    (home.sicura || !sicura) &&
    home.guests >= guests &&
    home.cents >= least_cents &&
    home.cents <= most_cents
  );
}

function countPassing(homes: Buffer, filters: readonly SoughtFilters[]): number[] {
  const counts = filters.map(() => 0);
  for (let offset = 0; offset < homes.length; offset += HOME_BYTES) {
    const home = readFacetHome(homes, offset);
    filters.forEach((each, index) => {
      if (passes(home, each)) counts[index] = (counts[index] ?? 0) + 1;
    });
  }
  return counts;
}

/** Counts, for each option of the filters, the homes that a search would have with it (decision 117). */
export function createFacetsService(parts: FacetsDependencies): Pick<SearchService, 'countFacets'> {
  const { db, clock, limiter = createSearchLimiter(), mostCounted = MOST_COUNTED, mostRead = MOST_READ } = parts;

  async function readHomes(criteria: SearchCriteria): Promise<FacetHomes> {
    const { place, tsquery } = await soughtPlaceAndWords(criteria, parts);
    const filters = soughtFilters(commonCriteria(criteria));
    return readFacetHomes(db, { place, tsquery, filters, ordina: 'giorno' }, mostRead);
  }

  function present(facets: readonly Facet[], counts: readonly number[], isCut: boolean) {
    return facets.map((facet, index) => {
      const count = counts[index] ?? 0;
      return { facet, total: Math.min(count, mostCounted), isAtLeast: isCut || count > mostCounted };
    });
  }

  return {
    async countFacets(criteria) {
      const isAnywhere = !isNowhere(criteria.scope) && areDatesPossible(criteria, today(clock));
      // All homes of a place are read: in a town, too, it waits for its turn.
      const { homes, isCut } = isAnywhere ? await limiter.run(() => readHomes(criteria)) : NO_HOMES;
      const facets = facetsOf(criteria);
      const filters = facets.map((facet) => soughtFilters(withFacet(criteria, facet)));
      return present(facets, countPassing(homes, filters), isCut);
    },
  };
}
