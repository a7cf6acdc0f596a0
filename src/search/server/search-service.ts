import type { SearchService } from '../contract.ts';
import { createSearchQueries, type SearchQueries, type FindDependencies } from './find-service.ts';
import { createFacetsService } from './facets-service.ts';
import { createNearService } from './near-service.ts';
import { createSearchLimiter } from './search-limiter.ts';
import { createTextService } from './text-service.ts';

export function createSearchService(dependencies: FindDependencies): SearchService & SearchQueries {
  const { db, clock, limiter = createSearchLimiter() } = dependencies;
  const parts = { ...dependencies, limiter };
  const queries = createSearchQueries(parts);
  return {
    ...queries,
    ...createFacetsService({ ...parts, countEach: queries.countEach }),
    ...createNearService(parts),
    ...createTextService(db, clock),
  };
}
