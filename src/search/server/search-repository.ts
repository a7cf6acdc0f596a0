import { type RawBuilder, sql } from 'kysely';
import { ABOVE_IDS, type IdRange, type CursorRow, rangesAfter } from '../rules/list-order.ts';
import { mercatorRadius, toMercator } from '../rules/mercator.ts';
import { nextPiece, type Piece } from '../rules/next-piece.ts';
import type { MapBox, Ordine } from '../rules/search-criteria.ts';
import { countInBox, countInTowns } from './places-repository.ts';
import { conditionsOf, type SoughtFilters } from './search-conditions-repository.ts';
import type { SearchTime } from './search-time.ts';
import type { SearchDb } from './tables.ts';

export type SoughtPlace =
  | { kind: 'citta'; citta_id: number }
  | { kind: 'several'; citta_ids: readonly number[] }
  | { kind: 'regione'; regione_id: number }
  | MapBox
  | { kind: 'italia' };

/** `tsquery` includes the place, or is `null` if the search has no words. */
export type SearchFilter = {
  place: SoughtPlace;
  tsquery: string | null;
  filters: SoughtFilters;
  ordina: Ordine;
  time: SearchTime;
};

/** A limit above any number of rows. With a limit, a subquery always preserves its order. */
export const ALL = sql.raw('2000000000');
/** Maximum number of homes that a scan of all of Italy examines. If the scan finds too few, the homes of the place are read instead. */
const MANY = sql.raw('250000');
/** A map section with more than one sixteenth of all homes is read in pieces, like all of Italy. */
const LARGE_PART = 16;

/** The columns of offers that a search needs. The index `offers_of_place` has all of them. */
const COLUMNS = sql.raw(`posti_letto, letti, tipi, servizi, prezzo_notte_cents, is_guaranteed, approved_at,
  nights, least_minimum, most_minimum, minimums, least_night_cents, pulizie_cents`);

/** Returns whether the list is ordered by the price of a stay, which differs between a home's offers. */
const isByStay = ({ ordina, filters: { flexible } }: SearchFilter) => ordina === 'prezzo' && flexible !== null;

/** Returns the sort key. For flexible dates, it is a lower bound, because prices are computed later. */
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

const asc = (isUp: boolean) => sql.raw(isUp ? 'asc' : 'desc');

function inCircle({ circle }: MapBox): RawBuilder<unknown> {
  if (circle === undefined) return sql``;
  const middle = toMercator(circle);
  const reach = mercatorRadius(middle, circle.km);
  return sql`and point(map_x, map_y) <@ circle(point(${middle.x}::float8, ${middle.y}::float8), ${reach}::float8)`;
}

function cornersOf({ west, south, east, north }: MapBox) {
  return { from: toMercator({ lat: south, lon: west }), to: toMercator({ lat: north, lon: east }) };
}

/** Returns the SQL condition for a place. The condition for a map section requires the columns of `listed_homes`. */
export function placeCondition(place: SoughtPlace): RawBuilder<unknown> {
  switch (place.kind) {
    case 'italia':
      return sql``;
    case 'regione':
      return sql`and regione_id = ${place.regione_id}::int`;
    case 'riquadro': {
      const { from, to } = cornersOf(place);
      return sql`and map_x between ${from.x}::float8 and ${to.x}::float8 and map_y between ${from.y}::float8 and ${to.y}::float8 ${inCircle(place)}`;
    }
    case 'citta':
      return sql`and citta_id = ${place.citta_id}::int`;
    case 'several':
      return sql`and citta_id = any (${place.citta_ids}::int[])`;
  }
}

function offersIn({ from, to }: IdRange, there: RawBuilder<unknown>, isUp: boolean): RawBuilder<unknown> {
  return sql`select struttura_id, ${COLUMNS} from offers
    where struttura_id >= ${from}::int and struttura_id < ${to}::int ${there}
    order by struttura_id ${asc(isUp)} limit ${ALL}`;
}

function homesOf(sought: SearchFilter, offers: RawBuilder<unknown>, isUp: boolean): RawBuilder<CursorRow> {
  const cheapest = isByStay(sought) ? sql`, value` : sql``;
  return sql`select distinct on (o.struttura_id) o.struttura_id as id, ${valueOf(sought)} as value
    from (${offers}) as o where ${conditionsOf(sought.filters)} order by o.struttura_id ${asc(isUp)} ${cheapest}`;
}

/** Selects homes that pass the filters, in the order of `homes`, and examines no more than necessary. */
function homesAmong(sought: SearchFilter, homes: RawBuilder<unknown>): RawBuilder<CursorRow> {
  return sql`select home.struttura_id as id, passed.value from (${homes}) as home cross join lateral (
      select ${valueOf(sought)} as value from offers as o
      where o.struttura_id = home.struttura_id and ${conditionsOf(sought.filters)} ${isByStay(sought) ? sql`order by value` : sql``} limit 1
    ) as passed`;
}

function homesInBox(box: MapBox): RawBuilder<unknown> {
  const { from, to } = cornersOf(box);
  return sql`select struttura_id from listed_homes where point(map_x, map_y)
    <@ box(point(${from.x}::float8, ${from.y}::float8), point(${to.x}::float8, ${to.y}::float8)) ${inCircle(box)}`;
}

/** Selects the homes that match the words. The tsquery also restricts the place, except for map sections. */
function homesWith(tsquery: string, place: SoughtPlace, { from, to }: IdRange): RawBuilder<unknown> {
  const shown =
    place.kind === 'riquadro'
      ? sql`and exists (select from listed_homes as listed where listed.struttura_id = search_texts.struttura_id ${placeCondition(place)})`
      : sql``;
  return sql`select struttura_id from search_texts
    where testo @@ ${tsquery}::tsquery and struttura_id >= ${from}::int and struttura_id < ${to}::int ${shown}`;
}

function homesOfTowns(citta_ids: readonly number[], ofTown: RawBuilder<CursorRow>) {
  return sql<CursorRow>`select home.id, home.value from unnest(${citta_ids}::int[]) as town (id)
    cross join lateral (${ofTown}) as home`;
}

const inTown = sql`and citta_id = town.id`;

export function homesIn(
  sought: SearchFilter,
  range: IdRange,
  isUp: boolean,
  limit: RawBuilder<unknown>,
): RawBuilder<CursorRow> {
  const { place, tsquery } = sought;
  const inRange = sql`struttura_id >= ${range.from}::int and struttura_id < ${range.to}::int`;
  // No index returns the matches ordered by ID, so they are sorted first.
  const sorted = (homes: RawBuilder<unknown>) =>
    sql<CursorRow>`${homesAmong(
      sought,
      sql`with met as materialized (${homes}) select * from met order by struttura_id ${asc(isUp)}`,
    )} limit ${limit}`;
  if (tsquery !== null) return sorted(homesWith(tsquery, place, range));
  if (place.kind === 'riquadro') return sorted(sql`${homesInBox(place)} and ${inRange}`);
  if (place.kind !== 'several')
    return sql`${homesOf(sought, offersIn(range, placeCondition(place), isUp), isUp)} limit ${limit}`;
  const ofTown = sql<CursorRow>`${homesOf(sought, offersIn(range, inTown, isUp), isUp)} limit ${limit}`;
  return sql`${homesOfTowns(place.citta_ids, ofTown)} order by home.id ${asc(isUp)} limit ${limit}`;
}

/** Reads homes with their sort keys. `isPrepared` is true if one query plan suits all parameters. */
export async function readCursorRows(
  db: SearchDb,
  cursorRows: RawBuilder<CursorRow>,
  isPrepared: boolean,
): Promise<CursorRow[]> {
  // JSON is parsed thirty times as fast as PostgreSQL arrays of thousands of numbers.
  const { rows } = await sql<{
    ids: number[] | null;
    amounts: number[] | null;
  }>`${sql.raw(isPrepared ? '/* prepared */ ' : '')}
    select array_to_json(array_agg(id)) as ids, array_to_json(array_agg(value)) as amounts
    from (${cursorRows}) as found`.execute(db);
  const { ids, amounts } = rows[0] ?? {};
  return (ids ?? []).map((id, index) => ({ id, value: amounts?.[index] ?? 0 }));
}

const isPrepared = ({ place, tsquery }: SearchFilter) => tsquery === null && place.kind !== 'italia';

function homesInWalk(sought: SearchFilter, { from, to }: IdRange, isUp: boolean, most = ALL): RawBuilder<CursorRow> {
  return homesAmong(
    sought,
    sql`select struttura_id from (
        select * from listed_homes where struttura_id >= ${from}::int and struttura_id < ${to}::int
        order by struttura_id ${asc(isUp)} limit ${most}
      ) as first where true ${placeCondition(sought.place)}`,
  );
}

function splitRange({ from, to }: IdRange, length: number, isUp: boolean): [IdRange, IdRange] {
  const cut = isUp ? Math.min(to, from + length) : Math.max(from, to - length);
  const [lower, upper] = [
    { from, to: cut },
    { from: cut, to },
  ];
  return isUp ? [lower, upper] : [upper, lower];
}

/** Reads ID ranges in pieces that fit the remaining time, until enough homes are found or time runs out. */
async function findInPieces(
  db: SearchDb,
  sought: SearchFilter,
  ranges: readonly IdRange[],
  { limit, isBackwards }: { limit: number; isBackwards: boolean },
): Promise<CursorRow[]> {
  const { place, tsquery, time } = sought;
  const isUp = !isBackwards;
  const span = await idsSpan(db);
  const cursorRows: CursorRow[] = [];
  const left = ranges.map(({ from, to }) => ({ from, to: Math.min(to, span) })).filter(({ from, to }) => from < to);
  let last: Piece | null = null;
  for (let range = left.shift(); range !== undefined && cursorRows.length < limit; range = left.shift()) {
    const length: number | null = nextPiece(span, last, time.leftMs());
    if (length === null) {
      time.cut();
      break;
    }
    const [piece, rest] = splitRange(range, length, isUp);
    if (rest.from < rest.to) left.unshift(rest);
    const most = sql`${limit - cursorRows.length}::int`;
    const homes =
      place.kind === 'riquadro' && tsquery === null
        ? sql<CursorRow>`${homesInWalk(sought, piece, isUp)} limit ${most}`
        : homesIn(sought, piece, isUp, most);
    const began = performance.now();
    cursorRows.push(...(await readCursorRows(db, homes, false)));
    last = { length: piece.to - piece.from, ms: performance.now() - began };
  }
  return cursorRows;
}

/** Counts the homes in a list of towns or a map section, and in all of Italy. The counts decide how the place is read. */
async function countInPlace(db: SearchDb, { place, tsquery }: SearchFilter) {
  if (tsquery === null && place.kind === 'several') return countInTowns(db, place.citta_ids);
  if (tsquery === null && place.kind === 'riquadro') return countInBox(db, place);
  return { there: 0, all: 1 };
}

function isReadInPieces({ place, tsquery }: SearchFilter, { there, all }: { there: number; all: number }): boolean {
  if (place.kind === 'italia') return true;
  if (tsquery !== null) return place.kind === 'regione' || place.kind === 'riquadro';
  return place.kind === 'riquadro' && there * LARGE_PART > all;
}

export async function findInRanges(
  db: SearchDb,
  sought: SearchFilter,
  ranges: readonly [IdRange, IdRange],
  { limit, isBackwards = false }: { limit: number; isBackwards?: boolean },
): Promise<CursorRow[]> {
  const counts = await countInPlace(db, sought);
  if (isReadInPieces(sought, counts)) return findInPieces(db, sought, ranges, { limit, isBackwards });
  // Scans all homes first if that is expected to examine fewer homes than the place has.
  if (counts.there * counts.there > limit * counts.all) {
    const walked = homesInWalk(sought, ranges[0], !isBackwards, MANY);
    const first = await readCursorRows(db, sql`${walked} limit ${limit}::int`, false);
    if (first.length === limit) return first;
  }
  const [one, other] = ranges.map((range) => sql`(${homesIn(sought, range, !isBackwards, sql`${limit}::int`)})`);
  return readCursorRows(db, sql`${one} union all ${other} limit ${limit}::int`, isPrepared(sought));
}

/** Returns any matching homes, up to `limit`. Text searches and searches of large places start at `firstId`. */
export async function findAny(db: SearchDb, sought: SearchFilter, limit: number, firstId = 0): Promise<CursorRow[]> {
  const { place, tsquery } = sought;
  const all = { from: 0, to: ABOVE_IDS };
  const most = sql`${limit}::int`;
  if (tsquery !== null || isReadInPieces(sought, await countInPlace(db, sought)))
    return findInRanges(db, sought, rangesAfter(firstId, null), { limit });
  if (place.kind === 'riquadro')
    return readCursorRows(db, sql`${homesAmong(sought, homesInBox(place))} limit ${most}`, true);
  if (place.kind !== 'several') return readCursorRows(db, homesIn(sought, all, true, most), isPrepared(sought));
  const ofTown = homesOf(sought, offersIn(all, inTown, true), true);
  return readCursorRows(db, sql`${homesOfTowns(place.citta_ids, ofTown)} limit ${most}`, true);
}

export async function idsSpan(db: SearchDb): Promise<number> {
  const { rows } = await sql<{
    most: number | null;
  }>`/* prepared */ select max(struttura_id) as most from offers`.execute(db);
  return (rows[0]?.most ?? -1) + 1;
}
