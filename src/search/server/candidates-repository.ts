import { sql } from 'kysely';
import { ABOVE_IDS, type CursorRow } from '../rules/list-order.ts';
import { ALL, homesIn, readCursorRows, type SearchFilter } from './search-repository.ts';
import type { SearchDb } from './tables.ts';
import { maySort, walkByValue } from './value-order-repository.ts';

/** Number of homes after which pricing stops, because each page has to price all homes on earlier pages. */
export const MOST_CANDIDATES = 5000;

/** `bound` is a lower bound for the prices of all remaining homes, or `null` if none remain. */
export type TakeCandidates = (count: number) => Promise<{ ids: number[]; bound: number | null }>;

/** Takes homes in the order of `value`, which is a lower bound for the price of a stay. */
export function candidatesAmong(homes: readonly CursorRow[]): TakeCandidates {
  const waiting = homes.toSorted((one, other) => one.value - other.value || one.id - other.id);
  let taken = 0;
  return async (count) => {
    const ids = waiting.slice(taken, taken + count).map(({ id }) => id);
    taken += ids.length;
    return { ids, bound: waiting[taken]?.value ?? null };
  };
}

function sortedHomes(db: SearchDb, sought: SearchFilter): Promise<CursorRow[]> {
  const homes = homesIn(sought, { from: 0, to: ABOVE_IDS }, true, ALL);
  const sorted = sql<CursorRow>`select id, value from (${homes}) as home order by value, id limit ${MOST_CANDIDATES}::int`;
  return readCursorRows(db, sorted, false);
}

/** Takes homes with an index scan. If the scan ends early, sorts the remaining homes, as `findByValue` does. */
export function walkCandidates(db: SearchDb, sought: SearchFilter): TakeCandidates {
  const nights = sought.filters.flexible?.nights ?? 0;
  const seen = new Set<number>();
  let last: CursorRow = { value: -1, id: 0 };
  let sorted: TakeCandidates | null = null;
  const unseen = (ids: readonly number[]) => {
    const fresh = [...new Set(ids)].filter((id) => !seen.has(id));
    for (const id of fresh) seen.add(id);
    return fresh;
  };

  return async (count) => {
    if (sorted !== null) return sorted(count);
    const homes = await walkByValue(db, sought, 'notte', { cursorRow: last, isBackwards: false, limit: count });
    last = homes.at(-1) ?? last;
    const ids = unseen(homes.map(({ id }) => id));
    if (homes.length === count) return { ids, bound: nights * last.value };
    if (sought.place.kind === 'citta' || !(await maySort(db, sought))) return { ids, bound: null };
    const rest = (await sortedHomes(db, sought)).filter(({ id }) => !seen.has(id));
    sorted = candidatesAmong(rest);
    return { ids, bound: nights * last.value };
  };
}
