import type { SearchService } from '../contract.ts';
import { createSearchQueries, type SearchQueries, type FindDependencies } from './find-service.ts';
import { createTextService } from './text-service.ts';

export function createSearchService(parts: FindDependencies): SearchService & SearchQueries {
  return { ...createSearchQueries(parts), ...createTextService(parts.db, parts.clock) };
}
