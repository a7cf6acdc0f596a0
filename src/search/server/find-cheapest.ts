import type { FlexibleStay } from '../../stay/rules/flexible-stay.ts';
import type { HomeStay } from '../contract.ts';
import { type CutPage, cutPage, type PageStart } from '../rules/cut-page.ts';
import { compareCursorRows, type CursorRow, type ListOrder } from '../rules/list-order.ts';
import { MOST_CANDIDATES, type TakeCandidates } from './candidates-repository.ts';
import { findStays } from './find-stays.ts';
import type { SearchDb } from './tables.ts';

/** Number of homes priced in the first step. Each further step doubles the total. */
const FIRST_STEP = 120;

export type WantedStays = { flexible: FlexibleStay; guests: number };

type CheapestQuery = {
  stays: WantedStays;
  order: ListOrder;
  pageStart: PageStart;
  limit: number;
};

/** Returns whether the homes in `sure` fill the page and show whether another page follows. */
function hasPage(sure: readonly CursorRow[], { order, pageStart, limit }: CheapestQuery): boolean {
  if (pageStart.kind === 'skip') return sure.length > pageStart.count + limit;
  const beyond = sure.filter((row) => compareCursorRows(order, row, pageStart.cursorRow) > 0).length;
  return pageStart.kind === 'dopo' ? beyond > limit : beyond > 0;
}

/**
 * Returns a page of homes, ordered by the price of their cheapest stay. Pricing stops when no remaining home can precede the last
 * home of the page.
 */
export async function findCheapest(
  db: SearchDb,
  take: TakeCandidates,
  query: CheapestQuery,
): Promise<CutPage & { stays: HomeStay[] }> {
  const { order, pageStart, limit } = query;
  const priced = new Map<number, HomeStay>();
  for (let taken = 0; ; ) {
    const { ids, bound } = await take(Math.max(FIRST_STEP, taken));
    for (const stay of await findStays(db, ids, query.stays)) priced.set(stay.id, stay);
    taken += ids.length;
    const isEnd = bound === null || taken >= MOST_CANDIDATES;
    const sure = [...priced.values()]
      .map(({ id, total_cents }) => ({ id, value: total_cents }))
      .filter(({ value }) => isEnd || value < bound)
      .toSorted((one, other) => compareCursorRows(order, one, other));
    if (!isEnd && !hasPage(sure, query)) continue;
    const page = cutPage(sure, order, pageStart, limit);
    return { ...page, stays: page.cursorRows.flatMap(({ id }) => priced.get(id) ?? []) };
  }
}
