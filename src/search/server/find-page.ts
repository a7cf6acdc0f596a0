import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { type CutPage, cutPage, type PageStart } from '../rules/cut-page.ts';
import { compareCursorRows, type ListOrder, rangesAfter, rangesBefore, type CursorRow } from '../rules/list-order.ts';
import { startOfTheDay, rotationStartOfTheDay } from '../rules/order-of-the-day.ts';
import type { HomeStay } from '../contract.ts';
import { candidatesAmong, walkCandidates } from './candidates-repository.ts';
import { findCheapest, type WantedStays } from './find-cheapest.ts';
import { findAny, findInRanges, idsSpan, type SearchFilter } from './search-repository.ts';
import type { SearchDb } from './tables.ts';
import { findByValue } from './value-order-repository.ts';

/** `start` is `null` if the homes before the page were not counted. */
type OpenPage = Omit<CutPage, 'start'> & { start: number | null };

export type ListPage = OpenPage & {
  total: number;
  isAtLeast: boolean;
  order: ListOrder;
  stays?: HomeStay[];
};

/** `rotationStart` is `null` for today's rotation. */
export type PageQuery = {
  sought: SearchFilter;
  rotationStart: number | null;
  pageStart: PageStart;
  limit: number;
  today: CalendarDate;
  mostCounted: number;
  cheapest: WantedStays | null;
};

const EVERYWHERE = 0;

function byOrder(cursorRows: readonly CursorRow[], order: ListOrder): CursorRow[] {
  return cursorRows.toSorted((one, other) => compareCursorRows(order, one, other));
}

function firstIdOfTheDay(cursorRows: readonly CursorRow[], today: CalendarDate): number {
  const ids = cursorRows.map(({ id }) => id).toSorted((one, other) => one - other);
  return ids[startOfTheDay(today, ids.length)] ?? EVERYWHERE;
}

/** Reads one page without counting the whole list. One extra home shows whether another page follows. */
async function walk(db: SearchDb, order: ListOrder, { sought, pageStart, limit }: PageQuery): Promise<OpenPage> {
  const isBackwards = pageStart.kind === 'prima';
  const cursorRow = pageStart.kind === 'skip' ? null : pageStart.cursorRow;
  const skipped = pageStart.kind === 'skip' ? pageStart.count : 0;
  const reach = { limit: skipped + limit + 1, isBackwards };
  const { ordina, rotationStart } = order;
  const ranges =
    isBackwards && cursorRow
      ? rangesBefore(rotationStart, cursorRow.id)
      : rangesAfter(rotationStart, cursorRow?.id ?? null);
  const met =
    ordina === 'giorno'
      ? await findInRanges(db, sought, ranges, reach)
      : await findByValue(db, sought, ordina, { ...reach, cursorRow });
  if (pageStart.kind === 'skip') return cutPage(met, order, pageStart, limit);
  const cursorRows = met.slice(0, limit);
  const isThereMore = met.length > limit;
  if (!isBackwards) return { cursorRows, start: null, hasNext: isThereMore, hasPrevious: true };
  return { cursorRows: cursorRows.toReversed(), start: null, hasNext: true, hasPrevious: isThereMore };
}

function isAmong(
  counted: readonly CursorRow[],
  order: ListOrder,
  { pageStart, limit, mostCounted }: PageQuery,
): boolean {
  if (pageStart.kind === 'skip') return pageStart.count + limit <= mostCounted;
  const last = counted[pageStart.kind === 'dopo' ? mostCounted - limit : mostCounted];
  return last !== undefined && compareCursorRows(order, pageStart.cursorRow, last) < 0;
}

async function findUncounted(db: SearchDb, query: PageQuery, counted: readonly CursorRow[]): Promise<ListPage> {
  const { sought, today, rotationStart, limit, pageStart } = query;
  const { ordina } = sought;
  const uncounted = { total: query.mostCounted, isAtLeast: true };
  if (ordina === 'giorno' && rotationStart === null) {
    const order = { ordina, rotationStart: rotationStartOfTheDay(today, await idsSpan(db)) };
    return { ...(await walk(db, order, query)), ...uncounted, order };
  }
  const order = { ordina, rotationStart: rotationStart ?? EVERYWHERE };
  const isCounted = ordina === 'giorno' && isAmong(counted, order, query);
  const page = isCounted ? cutPage(counted, order, pageStart, limit) : await walk(db, order, query);
  return { ...page, ...uncounted, order };
}

async function findByStay(
  db: SearchDb,
  { sought, mostCounted, ...query }: PageQuery & { cheapest: WantedStays },
  counted: readonly CursorRow[],
): Promise<ListPage> {
  const isAtLeast = counted.length > mostCounted;
  const candidates = isAtLeast ? walkCandidates(db, sought) : candidatesAmong(counted);
  const order = { ordina: sought.ordina, rotationStart: EVERYWHERE };
  const { cheapest: stays, pageStart, limit } = query;
  const page = await findCheapest(db, candidates, { stays, order, pageStart, limit });
  return { ...page, order, total: isAtLeast ? mostCounted : counted.length, isAtLeast };
}

/**
 * Returns at most `mostCounted + 1` homes. For a rotation with a known start, these are the first homes of the list; otherwise
 * they are any homes, so that the query does not have to sort them.
 */
async function findCounted(
  db: SearchDb,
  { sought, rotationStart, mostCounted, today }: PageQuery,
): Promise<CursorRow[]> {
  // The first ID changes daily, so that a partial search does not always miss the same homes.
  if (sought.ordina !== 'giorno' || rotationStart === null)
    return findAny(db, sought, mostCounted + 1, rotationStartOfTheDay(today, await idsSpan(db)));
  return findInRanges(db, sought, rangesAfter(rotationStart, null), { limit: mostCounted + 1 });
}

/** Returns one page of a list. If all homes can be counted, they are sorted in memory. */
export async function findPage(db: SearchDb, query: PageQuery): Promise<ListPage> {
  const { sought, rotationStart, pageStart, limit, today, mostCounted, cheapest } = query;
  const { ordina } = sought;
  const counted = await findCounted(db, query);
  if (cheapest !== null && ordina === 'prezzo') return findByStay(db, { ...query, cheapest }, counted);
  if (counted.length > mostCounted) return findUncounted(db, query, counted);
  const isOfToday = ordina === 'giorno' && rotationStart === null;
  const order = { ordina, rotationStart: isOfToday ? firstIdOfTheDay(counted, today) : (rotationStart ?? EVERYWHERE) };
  const page = cutPage(byOrder(counted, order), order, pageStart, limit);
  return { ...page, order, total: counted.length, isAtLeast: false };
}
