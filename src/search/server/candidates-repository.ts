import { sql } from 'kysely';
import { ABOVE_IDS, type CursorRow } from '../rules/list-order.ts';
import { conditionsOf } from './search-conditions-repository.ts';
import {
  ALL,
  COLUMNS,
  FEW,
  hasWords,
  homesIn,
  isLarge,
  isThere,
  readCursorRows,
  type SearchDb,
  type SearchFilter,
  townByTown,
} from './search-repository.ts';

/** Where a list ends whose homes nobody counts: each page of it prices all homes that come before. */
export const MOST_CANDIDATES = 5000;

/** Homes that may have the cheapest stays, those first of which the least is known that a stay can cost. `bound`: what the stays of all others cost at least; `null`: there are no others. */
export type TakeCandidates = (count: number) => Promise<{ ids: number[]; bound: number | null }>;

/** Candidates that have been counted: `value` is the least that a stay of theirs can cost. */
export function candidatesAmong(homes: readonly CursorRow[]): TakeCandidates {
  const waiting = homes.toSorted((one, other) => one.value - other.value || one.id - other.id);
  let taken = 0;
  return async (count) => {
    const ids = waiting.slice(taken, taken + count).map(({ id }) => id);
    taken += ids.length;
    return { ids, bound: waiting[taken]?.value ?? null };
  };
}

/** The next offers of a search by the least that a night of theirs costs, which is their `value`. More places than towns are walked in the order of an index, up to `FEW` offers. */
function offersAfter(db: SearchDb, sought: SearchFilter, last: CursorRow, count: number): Promise<CursorRow[]> {
  const { least_cents, most_cents } = sought.filters;
  const isThereOf = isThere(sought.place);
  const [first, then, most] = isLarge(sought.place) ? [sql``, isThereOf, FEW] : [isThereOf, sql``, ALL];
  const offers = sql<CursorRow>`select struttura_id as id, least_night_cents::int8 as value from (
      select ${COLUMNS}, citta_id, regione_id, map_x, map_y from offers
      where (least_night_cents, struttura_id) > (${last.value}::int, ${last.id}::int)
        and prezzo_notte_cents between ${least_cents}::int and ${most_cents}::int ${first}
      order by least_night_cents, struttura_id limit ${most}
    ) as o where ${conditionsOf(sought.filters)} ${then} ${hasWords(sought)} limit ${count}::int`;
  return readCursorRows(db, offers, false);
}

function sortedHomes(db: SearchDb, sought: SearchFilter): Promise<CursorRow[]> {
  const homes = homesIn(townByTown(sought), { from: 0, to: ABOVE_IDS }, true, ALL);
  const sorted = sql<CursorRow>`select id, value from (${homes}) as home order by value, id limit ${MOST_CANDIDATES}::int`;
  return readCursorRows(db, sorted, false);
}

/** Candidates of a list of more homes than are counted: as `findByValue`, all are sorted where a walk meets too few. */
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
    const offers = await offersAfter(db, sought, last, count);
    last = offers.at(-1) ?? last;
    const ids = unseen(offers.map(({ id }) => id));
    if (offers.length === count) return { ids, bound: nights * last.value };
    if (!isLarge(sought.place)) return { ids, bound: null };
    const rest = (await sortedHomes(db, sought)).filter(({ id }) => !seen.has(id));
    sorted = candidatesAmong(rest);
    return { ids, bound: nights * last.value };
  };
}
