import { setImmediate } from 'node:timers/promises';
import { today } from '../../kernel/clock.ts';
import type { HomeCount, SearchService } from '../contract.ts';
import { facetsOf, withFacet } from '../rules/facets.ts';
import { areDatesPossible } from '../rules/possible-stay.ts';
import { isNowhere, NO_FILTERS, type SearchCriteria } from '../rules/search-criteria.ts';
import { type FacetHome, HOME_BYTES, type MostRead, readFacetHome, readFacetHomes } from './facets-repository.ts';
import { type FindDependencies, mostCountedOf } from './find-service.ts';
import { type SoughtFilters, soughtFilters } from './search-conditions-repository.ts';
import { createSearchLimiter } from './search-limiter.ts';
import { soughtPlaceAndWords } from './sought-place.ts';

/** What a town answers within 50 ms, and all of Italy within 200 (`docs/BENCH.md`). */
const MOST_READ: MostRead = { ofTown: 50_000, ofPlace: 100_000, homes: 5000 };

/** Homes that are counted in one go: a millisecond or two. */
const SLICE_BYTES = 4000 * HOME_BYTES;

export type FacetsDependencies = FindDependencies & Pick<SearchService, 'countEach'> & { mostRead?: MostRead };

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

/** Adds to `counts` how many of some homes pass each of some filters. */
function addPassing(counts: number[], homes: Buffer, filters: readonly SoughtFilters[]): void {
  for (let offset = 0; offset < homes.length; offset += HOME_BYTES) {
    const home = readFacetHome(homes, offset);
    for (const [index, each] of filters.entries()) if (passes(home, each)) counts[index] = (counts[index] ?? 0) + 1;
  }
}

/** How many of some homes pass each of some filters; between slices everybody else is answered. */
async function countPassing(homes: Buffer, filters: readonly SoughtFilters[]): Promise<number[]> {
  const counts = filters.map(() => 0);
  for (let start = 0; start < homes.length; start += SLICE_BYTES) {
    addPassing(counts, homes.subarray(start, start + SLICE_BYTES), filters);
    await setImmediate();
  }
  return counts;
}

/** The homes of some searches that differ in filters alone, `criteria` the first of them. */
async function countTogether(
  criteria: SearchCriteria,
  searches: readonly SearchCriteria[],
  { mostRead = MOST_READ, ...parts }: FacetsDependencies,
): Promise<HomeCount[]> {
  const { place, tsquery } = await soughtPlaceAndWords(criteria, parts);
  const common = { place, tsquery, filters: soughtFilters(commonCriteria(criteria)), ordina: 'giorno' as const };
  const { homes, isCut } = await readFacetHomes(parts.db, common, mostRead);
  const most = mostCountedOf({ tsquery }, parts.mostCounted);
  const counts = await countPassing(homes, searches.map(soughtFilters));
  return counts.map((count) => ({ total: Math.min(count, most), isAtLeast: isCut || count > most }));
}

const NONE: HomeCount = { total: 0, isAtLeast: false };

/** Counts the homes of a search, and those that it would have with each option of its filters (decision 117). */
export function createFacetsService(parts: FacetsDependencies): Pick<SearchService, 'countFacets'> {
  const { clock, countEach, limiter = createSearchLimiter() } = parts;
  return {
    async countFacets(criteria) {
      const facets = facetsOf(criteria);
      const searches = [criteria, ...facets.map((facet) => withFacet(criteria, facet))];
      const isAnywhere = !isNowhere(criteria.scope) && areDatesPossible(criteria, today(clock));
      // All homes of a place are read: in a town, too, it waits for its turn.
      const counts = isAnywhere ? await limiter.run(() => countTogether(criteria, searches, parts)) : [];
      const [own = NONE, ...others] = counts;
      // The search alone stops where it has counted enough, and is counted of a place of any size.
      const [whole = null] = own.isAtLeast ? await countEach([criteria]) : [];
      const { total, isAtLeast } = whole ?? own;
      return { total, isAtLeast, facets: facets.map((facet, index) => ({ facet, ...(others[index] ?? NONE) })) };
    },
  };
}
