import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LocationsTables } from '../../locations/server/service.ts';
import type { StruttureTables } from '../../strutture/server/service.ts';
import { ABOVE_IDS, type IdRange, type CursorRow } from '../rules/list-order.ts';
import { toMercator } from '../rules/mercator.ts';
import type { MapBox, Ordine } from '../rules/search-criteria.ts';
import { conditionsOf, type SoughtFilters } from './search-conditions-repository.ts';
import type { SearchTables } from './tables.ts';

export type SearchDb = Kysely<SearchTables & StruttureTables & LocationsTables>;

/** `isWide`: so many homes are there that a walk in the order of ids meets enough of them. */
type Wide = { isWide: boolean };
export type BoxPlace = MapBox & Wide;

export type SoughtPlace =
  | { kind: 'citta'; citta_id: number }
  | ({ kind: 'several'; citta_ids: readonly number[] } & Wide)
  | { kind: 'regione'; regione_id: number }
  | BoxPlace
  | { kind: 'italia' };

/** A search as the database is asked. `tsquery`: a tsquery's text, its place included; `null`: no words. */
export type SearchFilter = { place: SoughtPlace; tsquery: string | null; filters: SoughtFilters; ordina: Ordine };

/** A page further on, in an order that a visitor chose. `cursorRow`: `null` at the list's beginning. */
export type CursorQuery = { cursorRow: CursorRow | null; isBackwards: boolean; limit: number };

export type ByValue = Exclude<Ordine, 'giorno'>;
type SortOrder = { column: string; isUp: boolean; areIdsUp: boolean };

/** More than there can be. A subquery with a limit is made in its own order, whatever the planner thinks of the conditions around it. */
export const ALL = sql.raw('2000000000');
/** The first piece of all ids that is looked through for words: so small a part. */
const FIRST_PIECE = 512;
/** So many offers are walked in an order by value before all are sorted. */
export const FEW = sql.raw('20000');
/** So many offers of all Italy are walked for the homes of wide towns, before the towns are asked one by one. */
const MANY = sql.raw('250000');

export const COLUMNS =
  sql.raw(`struttura_id, camera_id, posti_letto, letti, tipi, servizi, prezzo_notte_cents, is_guaranteed, approved_at,
  nights, soggiorno_minimo, least_minimum, most_minimum, least_night_cents, pulizie_cents`);

/** What a list is ordered by; of flexible dates, of which prices are known later, the least that a stay can cost. */
function valueOf({ ordina, filters: { flexible } }: SearchFilter): RawBuilder<unknown> {
  if (ordina !== 'prezzo' || flexible === null) return VALUES[ordina];
  return sql`(${flexible.nights}::int * o.least_night_cents + o.pulizie_cents)::int8`;
}

const VALUES: Record<Ordine, RawBuilder<unknown>> = {
  giorno: sql.raw('0::int8'),
  prezzo: sql.raw('o.prezzo_notte_cents::int8'),
  posti: sql.raw('o.letti::int8'),
  recenti: sql.raw("(date_part('epoch', o.approved_at) * 1000000)::int8"),
};

/** How a list by value goes on: which column, and which way it and the ids go. */
const SORT_ORDERS: Record<ByValue, SortOrder> = {
  prezzo: { column: 'prezzo_notte_cents', isUp: true, areIdsUp: true },
  posti: { column: 'letti', isUp: false, areIdsUp: true },
  recenti: { column: 'approved_at', isUp: false, areIdsUp: false },
};
const HIGHEST = 4e15;

const asc = (isUp: boolean) => sql.raw(isUp ? 'asc' : 'desc');

/** Places whose homes are met by a walk through those of more places. */
export function isLarge(place: SoughtPlace): boolean {
  const { kind } = place;
  return kind === 'regione' || kind === 'italia' || kind === 'riquadro' || (kind === 'several' && place.isWide);
}

function cornersOf({ west, south, east, north }: MapBox) {
  return { from: toMercator({ lat: south, lon: west }), to: toMercator({ lat: north, lon: east }) };
}

/** What a place asks of an offer beside the order of ids; '' where it is all of Italy. */
export function isThere(place: SoughtPlace): RawBuilder<unknown> {
  switch (place.kind) {
    case 'italia':
      return sql``;
    case 'regione':
      return sql`and regione_id = ${place.regione_id}::int`;
    case 'riquadro': {
      const { from, to } = cornersOf(place);
      return sql`and map_x between ${from.x}::float8 and ${to.x}::float8 and map_y between ${from.y}::float8 and ${to.y}::float8`;
    }
    case 'citta':
      return sql`and citta_id = ${place.citta_id}::int`;
    case 'several':
      return sql`and citta_id = any (${place.citta_ids}::int[])`;
  }
}

/** The offers whose struttura's id lies in a range, in the order of ids. */
function offersIn({ from, to }: IdRange, there: RawBuilder<unknown>, isUp: boolean): RawBuilder<unknown> {
  return sql`select ${COLUMNS} from offers
    where struttura_id >= ${from}::int and struttura_id < ${to}::int ${there}
    order by struttura_id ${asc(isUp)} limit ${ALL}`;
}

/** Of the offers of all Italy the first `MANY`, those of some towns alone. */
function offersInMany({ from, to }: IdRange, citta_ids: readonly number[], isUp: boolean): RawBuilder<unknown> {
  return sql`select * from (
      select ${COLUMNS}, citta_id from offers where struttura_id >= ${from}::int and struttura_id < ${to}::int
      order by struttura_id ${asc(isUp)} limit ${MANY}
    ) as first where citta_id = any (${citta_ids}::int[])`;
}

/** The offers that a small section of the map has, whichever order the planner thinks of. */
function offersInBox(box: BoxPlace, { from, to }: IdRange, isUp: boolean): RawBuilder<unknown> {
  const { from: least, to: most } = cornersOf(box);
  return sql`with shown as materialized (
      select ${COLUMNS} from offers where point(map_x, map_y)
        <@ box(point(${least.x}::float8, ${least.y}::float8), point(${most.x}::float8, ${most.y}::float8))
    ) select * from shown where struttura_id >= ${from}::int and struttura_id < ${to}::int
    order by struttura_id ${asc(isUp)} limit ${ALL}`;
}

/** The offers of homes with some words; the query names the place, unless a map shows it. The homes first, then the offers of each, whatever the planner thinks. */
function offersWith(tsquery: string, place: SoughtPlace, { from, to }: IdRange): RawBuilder<unknown> {
  return sql`with worded as materialized (
      select struttura_id from search_texts
      where testo @@ ${tsquery}::tsquery and struttura_id >= ${from}::int and struttura_id < ${to}::int
    ) select offer.* from worded cross join lateral (
      select ${COLUMNS} from offers where offers.struttura_id = worded.struttura_id ${place.kind === 'riquadro' ? isThere(place) : sql``}
      limit ${ALL}
    ) as offer`;
}

/** Of some offers the homes that pass the filters, each once, in the order of ids, with what their list is ordered by. */
function homesOf(sought: SearchFilter, offers: RawBuilder<unknown>, isUp: boolean): RawBuilder<CursorRow> {
  const { filters, ordina } = sought;
  const cheapest = ordina === 'prezzo' && filters.flexible !== null ? sql`, value` : sql``;
  return sql`select distinct on (o.struttura_id) o.struttura_id as id, ${valueOf(sought)} as value
    from (${offers}) as o where ${conditionsOf(filters)} order by o.struttura_id ${asc(isUp)} ${cheapest}`;
}

/** The homes of a search whose ids lie in a range, in their order. Of several towns each gives as many as are wanted of all. */
export function homesIn(
  sought: SearchFilter,
  range: IdRange,
  isUp: boolean,
  limit: RawBuilder<unknown>,
): RawBuilder<CursorRow> {
  const { place, tsquery } = sought;
  if (tsquery !== null) return sql`${homesOf(sought, offersWith(tsquery, place, range), isUp)} limit ${limit}`;
  if (place.kind === 'riquadro' && !place.isWide)
    return sql`${homesOf(sought, offersInBox(place, range, isUp), isUp)} limit ${limit}`;
  if (place.kind === 'several' && place.isWide)
    return sql`${homesOf(sought, offersInMany(range, place.citta_ids, isUp), isUp)} limit ${limit}`;
  if (place.kind !== 'several')
    return sql`${homesOf(sought, offersIn(range, isThere(place), isUp), isUp)} limit ${limit}`;
  const ofTown = homesOf(sought, offersIn(range, sql`and citta_id = town.id`, isUp), isUp);
  return sql`select home.id, home.value from unnest(${place.citta_ids}::int[]) as town (id)
    cross join lateral (${ofTown} limit ${limit}) as home order by home.id ${asc(isUp)} limit ${limit}`;
}

/** `isPrepared`: its plan is good whatever is asked. All of Italy, and words, want a plan for their numbers. */
export async function readCursorRows(
  db: SearchDb,
  cursorRows: RawBuilder<CursorRow>,
  isPrepared: boolean,
): Promise<CursorRow[]> {
  // As JSON: of thousands of numbers it is read thirty times as fast as PostgreSQL's own arrays.
  const { rows } = await sql<{
    ids: number[] | null;
    amounts: number[] | null;
  }>`${sql.raw(isPrepared ? '/* prepared */ ' : '')}
    select array_to_json(array_agg(id)) as ids, array_to_json(array_agg(value)) as amounts
    from (${cursorRows}) as found`.execute(db);
  const { ids, amounts } = rows[0] ?? {};
  return (ids ?? []).map((id, index) => ({ id, value: amounts?.[index] ?? 0 }));
}

/** A range in pieces from its beginning, or its end, on, each four times as long as the one before. */
function piecesOf({ from, to }: IdRange, span: number, isUp: boolean): IdRange[] {
  const end = Math.min(to, span);
  const pieces: IdRange[] = [];
  let length = Math.ceil(span / FIRST_PIECE);
  for (let done = 0; done < end - from; length *= 4) {
    const next = Math.min(end - from, done + length);
    pieces.push(isUp ? { from: from + done, to: from + next } : { from: end - next, to: end - done });
    done = next;
  }
  return pieces;
}

/** A word that many homes have is looked up piece by piece of the ids; of one that few have, the last piece is most ids. */
async function findInPieces(
  db: SearchDb,
  sought: SearchFilter,
  ranges: readonly IdRange[],
  { limit, isBackwards }: { limit: number; isBackwards: boolean },
): Promise<CursorRow[]> {
  const span = await idsSpan(db);
  const cursorRows: CursorRow[] = [];
  for (const piece of ranges.flatMap((range) => piecesOf(range, span, !isBackwards))) {
    if (cursorRows.length >= limit) break;
    const homes = homesIn(sought, piece, !isBackwards, sql`${limit - cursorRows.length}::int`);
    cursorRows.push(...(await readCursorRows(db, homes, false)));
  }
  return cursorRows;
}

/** The same search, its towns asked one by one, however many homes they have. */
export function townByTown(sought: SearchFilter): SearchFilter {
  const { place } = sought;
  return place.kind === 'several' ? { ...sought, place: { ...place, isWide: false } } : sought;
}

/** The first homes of a search whose ids lie in two ranges, one after the other, each upwards or downwards. */
export async function findInRanges(
  db: SearchDb,
  sought: SearchFilter,
  ranges: readonly [IdRange, IdRange],
  { limit, isBackwards = false }: { limit: number; isBackwards?: boolean },
): Promise<CursorRow[]> {
  if (sought.place.kind === 'several' && sought.place.isWide) {
    const walked = sought.tsquery === null && homesIn(sought, ranges[0], !isBackwards, sql`${limit}::int`);
    const first = walked ? await readCursorRows(db, walked, false) : [];
    return first.length === limit ? first : findInRanges(db, townByTown(sought), ranges, { limit, isBackwards });
  }
  if (sought.tsquery !== null && isLarge(sought.place)) return findInPieces(db, sought, ranges, { limit, isBackwards });
  const isPrepared = sought.tsquery === null && sought.place.kind !== 'italia' && sought.place.kind !== 'riquadro';
  const [one, other] = ranges.map((range) => sql`(${homesIn(sought, range, !isBackwards, sql`${limit}::int`)})`);
  return readCursorRows(db, sql`${one} union all ${other} limit ${limit}::int`, isPrepared);
}

/** The columns that an order by value goes by, and a value as the first of them is compared. */
type Columns = { value: string; id: string; bound(value: number): RawBuilder<unknown> };

/** What stands beyond a cursorRow, and in which order it comes. */
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

/** Words asked of the homes that are met, one by one: of a list by value they have thousands. */
export function hasWords({ tsquery }: SearchFilter): RawBuilder<unknown> {
  if (tsquery === null) return sql``;
  return sql`and exists (
    select from search_texts where search_texts.struttura_id = o.struttura_id and testo @@ ${tsquery}::tsquery
  )`;
}

/** Of towns all offers are sorted; of more places an index gives them in order, each looked at until there are enough, up to `FEW`. */
function byIndexScan(sought: SearchFilter, ordina: ByValue, walk: CursorQuery): RawBuilder<CursorRow> {
  const way = SORT_ORDERS[ordina];
  const bound = ordina === 'recenti' ? asMoment : asNumber;
  const { condition, order } = beyond(way, walk, { value: way.column, id: 'struttura_id', bound });
  const { least_cents, most_cents } = sought.filters;
  const isThereOf = isThere(sought.place);
  const [first, then, most] = isLarge(sought.place) ? [sql``, isThereOf, FEW] : [isThereOf, sql``, ALL];
  return sql`select distinct on (${sql.raw(way.column)}, struttura_id) struttura_id as id, ${valueOf(sought)} as value from (
      select ${COLUMNS}, citta_id, regione_id, map_x, map_y from offers
      where ${condition} and prezzo_notte_cents between ${least_cents}::int and ${most_cents}::int ${first}
      order by ${order} limit ${most}
    ) as o where ${conditionsOf(sought.filters)} ${then} ${hasWords(sought)} order by ${order} limit ${walk.limit}::int`;
}

function byFullSort(sought: SearchFilter, ordina: ByValue, walk: CursorQuery): RawBuilder<CursorRow> {
  const { condition, order } = beyond(SORT_ORDERS[ordina], walk, {
    value: 'home.value',
    id: 'home.id',
    bound: asNumber,
  });
  return sql`select id, value from (${homesIn(townByTown(sought), { from: 0, to: ABOVE_IDS }, true, ALL)}) as home
    where ${condition} order by ${order} limit ${walk.limit}::int`;
}

/** Homes of a list by value beyond a cursorRow, the nearest first. For lists of more homes than are counted. */
export async function findByValue(
  db: SearchDb,
  sought: SearchFilter,
  ordina: ByValue,
  walk: CursorQuery,
): Promise<CursorRow[]> {
  const near = await readCursorRows(db, byIndexScan(sought, ordina, walk), false);
  return near.length === walk.limit || !isLarge(sought.place)
    ? near
    : readCursorRows(db, byFullSort(sought, ordina, walk), false);
}

export async function idsSpan(db: SearchDb): Promise<number> {
  const { rows } = await sql<{ most: number | null }>`select max(struttura_id) as most from offers`.execute(db);
  return (rows[0]?.most ?? -1) + 1;
}
