import { type RawBuilder, sql } from 'kysely';
import { ABOVE_IDS, type CursorRow } from '../rules/list-order.ts';
import type { Ordine } from '../rules/search-criteria.ts';
import { conditionsOf } from './search-conditions-repository.ts';
import { ALL, homesIn, idsSpan, placeCondition, readCursorRows, type SearchFilter } from './search-repository.ts';
import type { SearchDb } from './tables.ts';

export type CursorQuery = { cursorRow: CursorRow | null; isBackwards: boolean; limit: number };

export type ByValue = Exclude<Ordine, 'giorno'>;
type SortOrder = { column: string; isUp: boolean; areIdsUp: boolean };

/**
 * An index scan examines at most one in `WALKED_PART` homes or `LEAST_WALKED` homes, whichever is more. If too few match, all
 * homes are sorted.
 */
const WALKED_PART = 64;
const LEAST_WALKED = 20_000;
/** Maximum number of homes that can be sorted within the time limit of a search. */
const MOST_SORTED = 2_000_000;
const HIGHEST = 4e15;

/** `notte` orders the candidates for flexible dates by their cheapest night. */
const SORT_ORDERS: Record<ByValue | 'notte', SortOrder> = {
  notte: { column: 'least_night_cents', isUp: true, areIdsUp: true },
  prezzo: { column: 'prezzo_notte_cents', isUp: true, areIdsUp: true },
  posti: { column: 'letti', isUp: false, areIdsUp: true },
  recenti: { column: 'approved_at', isUp: false, areIdsUp: false },
};
const MICROSECONDS = "(date_part('epoch', approved_at) * 1000000)::int8";

const asc = (isUp: boolean) => sql.raw(isUp ? 'asc' : 'desc');

type Columns = { value: string; id: string; bound(value: number): RawBuilder<unknown> };

function beyond({ isUp, areIdsUp }: SortOrder, { cursorRow, isBackwards }: CursorQuery, columns: Columns) {
  const [up, idsUp] = [isUp !== isBackwards, areIdsUp !== isBackwards];
  const start = cursorRow ?? { value: up ? -1 : HIGHEST, id: idsUp ? 0 : ABOVE_IDS };
  const [value, id, bound] = [sql.raw(columns.value), sql.raw(columns.id), columns.bound(start.value)];
  const isFurther = sql.raw(up ? '>' : '<');
  return {
    condition: sql`${value} ${isFurther}= ${bound}
      and (${value} ${isFurther} ${bound} or ${id} ${sql.raw(idsUp ? '>' : '<')} ${start.id}::int)`,
    order: sql`${value} ${asc(up)}, ${id} ${asc(idsUp)}`,
  };
}

const asNumber = (value: number) => sql`${value}::int8`;
const asMoment = (value: number) => sql`(timestamptz 'epoch' + ${value}::float8 * interval '1 microsecond')`;

/** Returns the SQL condition for the words. Checking it per home is cheap for a few thousand homes. */
function hasWords({ tsquery }: SearchFilter): RawBuilder<unknown> {
  if (tsquery === null) return sql``;
  return sql`and exists (
    select from search_texts where search_texts.struttura_id = o.struttura_id and testo @@ ${tsquery}::tsquery
  )`;
}

function byIndexScan(
  sought: SearchFilter,
  ordina: keyof typeof SORT_ORDERS,
  { walked, ...walk }: CursorQuery & { walked: number },
): RawBuilder<CursorRow> {
  const way = SORT_ORDERS[ordina];
  const bound = ordina === 'recenti' ? asMoment : asNumber;
  const { condition, order } = beyond(way, walk, { value: way.column, id: 'struttura_id', bound });
  const { least_cents, most_cents } = sought.filters;
  // Only the order by price uses this condition. In other orders, a generic plan would choose the price index.
  const priced =
    ordina === 'prezzo' ? sql`and prezzo_notte_cents between ${least_cents}::int and ${most_cents}::int` : sql``;
  const value = sql.raw(ordina === 'recenti' ? MICROSECONDS : `${way.column}::int8`);
  return sql`select home.struttura_id as id, ${value} as value from (
      select struttura_id, ${sql.raw(way.column)} from listed_homes
      where ${condition} ${priced} ${placeCondition(sought.place)}
      order by ${order} limit ${sought.place.kind === 'citta' ? ALL : sql`${walked}::int`}
    ) as home cross join lateral (
      select from offers as o where o.struttura_id = home.struttura_id and ${conditionsOf(sought.filters)} ${hasWords(sought)}
      limit 1
    ) as passed limit ${walk.limit}::int`;
}

function byFullSort(sought: SearchFilter, ordina: ByValue, walk: CursorQuery): RawBuilder<CursorRow> {
  const { condition, order } = beyond(SORT_ORDERS[ordina], walk, {
    value: 'home.value',
    id: 'home.id',
    bound: asNumber,
  });
  return sql`select id, value from (${homesIn(sought, { from: 0, to: ABOVE_IDS }, true, ALL)}) as home
    where ${condition} order by ${order} limit ${walk.limit}::int`;
}

/** Returns whether the homes can be sorted in time. If not, records that the result is partial. */
export async function maySort(db: SearchDb, { place, time }: SearchFilter): Promise<boolean> {
  if ((place.kind !== 'italia' && place.kind !== 'riquadro') || (await idsSpan(db)) <= MOST_SORTED) return true;
  time.cut();
  return false;
}

/** Reads a list with an index scan, which is limited for places larger than a town. */
export async function walkByValue(
  db: SearchDb,
  sought: SearchFilter,
  ordina: keyof typeof SORT_ORDERS,
  walk: CursorQuery,
): Promise<CursorRow[]> {
  // A query for several towns is not prepared, because the number of homes to scan depends on its parameters.
  const isPrepared = sought.tsquery === null && sought.place.kind !== 'several';
  const walked = Math.max(LEAST_WALKED, Math.ceil((await idsSpan(db)) / WALKED_PART));
  return readCursorRows(db, byIndexScan(sought, ordina, { ...walk, walked }), isPrepared);
}

export async function findByValue(
  db: SearchDb,
  sought: SearchFilter,
  ordina: ByValue,
  walk: CursorQuery,
): Promise<CursorRow[]> {
  const near = await walkByValue(db, sought, ordina, walk);
  if (near.length === walk.limit || sought.place.kind === 'citta' || !(await maySort(db, sought))) return near;
  return readCursorRows(db, byFullSort(sought, ordina, walk), false);
}
