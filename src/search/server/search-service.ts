import type { SearchService } from '../contract.ts';
import { createFinding, type Finding, type FindParts } from './find-service.ts';
import { createTextService } from './text-service.ts';

/** The search room on a database: finding homes, and understanding who looks for them. */
export function createSearchService(parts: FindParts): SearchService & Finding {
  return { ...createFinding(parts), ...createTextService(parts.db, parts.clock) };
}
