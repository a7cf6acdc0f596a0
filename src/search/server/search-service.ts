import type { SearchService } from '../contract.ts';
import { createSearchQueries, type SearchQueries, type FindDependencies } from './find-service.ts';
import { createNearService } from './near-service.ts';
import { createTextService } from './text-service.ts';

export function createSearchService(parts: FindDependencies): SearchService & SearchQueries {
  const { db, clock } = parts;
  return { ...createSearchQueries(parts), ...createNearService(db, clock), ...createTextService(db, clock) };
}
