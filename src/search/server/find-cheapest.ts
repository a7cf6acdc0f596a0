import type { FlexibleStay } from '../../stay/rules/flexible-stay.ts';
import { type CutPage, cutPage, type PageStart } from '../rules/cut-page.ts';
import { compareCursorRows, type CursorRow, type ListOrder } from '../rules/list-order.ts';
import { findStays } from './find-stays.ts';
import type { SearchDb } from './search-repository.ts';

/** Homes whose stays are priced first; each further step prices as many as all before. */
const FIRST_STEP = 120;

export type WantedStays = { flexible: FlexibleStay; guests: number };

type CheapestQuery = {
  stays: WantedStays;
  order: ListOrder;
  pageStart: PageStart;
  limit: number;
};

/** Whether the homes that are surely the cheapest have all of a page, and one more to say that there is another. */
function hasPage(sure: readonly CursorRow[], { order, pageStart, limit }: CheapestQuery): boolean {
  if (pageStart.kind === 'skip') return sure.length > pageStart.count + limit;
  const beyond = sure.filter((row) => compareCursorRows(order, row, pageStart.cursorRow) > 0).length;
  return pageStart.kind === 'dopo' ? beyond > limit : beyond > 0;
}

/**
 * A page of a list by what the cheapest free stay of each home costs. `candidates`: homes with the least that any stay of theirs can
 * cost. Those with the lowest are priced first, until no other can come before the page's last one.
 */
export async function findCheapest(
  db: SearchDb,
  candidates: readonly CursorRow[],
  query: CheapestQuery,
): Promise<CutPage> {
  const { order, pageStart, limit } = query;
  const waiting = candidates.toSorted((one, other) => one.value - other.value || one.id - other.id);
  const priced: CursorRow[] = [];
  for (let done = 0; done < waiting.length; ) {
    const step = waiting.slice(done, done + Math.max(FIRST_STEP, done));
    const ids = step.map(({ id }) => id);
    const stays = await findStays(db, ids, query.stays);
    priced.push(...stays.map(({ id, total_cents }) => ({ id, value: total_cents })));
    done += step.length;
    const bound = waiting[done]?.value ?? Number.POSITIVE_INFINITY;
    const sure = priced
      .filter(({ value }) => value < bound)
      .toSorted((one, other) => compareCursorRows(order, one, other));
    if (done >= waiting.length || hasPage(sure, query)) return cutPage(sure, order, pageStart, limit);
  }
  return cutPage([], order, pageStart, limit);
}
