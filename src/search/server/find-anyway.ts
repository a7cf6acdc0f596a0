import type { FoundAnyway, SearchService } from '../contract.ts';

/**
 * Finds as `find` does; where no home has the words, what is found without them. A place is then shown, and the words that count for
 * nothing are named: who asked for "romantico" in Venice sees Venice.
 */
export function createFindAnyway(find: SearchService['find']): SearchService['findAnyway'] {
  return async (criteria, pageCursor): Promise<FoundAnyway> => {
    const found = await find(criteria, pageCursor);
    if (found.total > 0 || criteria.testo === '') return { ...found, unheeded: '' };
    const anyway = await find({ ...criteria, testo: '' }, pageCursor);
    return anyway.total === 0 ? { ...found, unheeded: '' } : { ...anyway, unheeded: criteria.testo };
  };
}
