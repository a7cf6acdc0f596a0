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

/** `start` is `null` where nobody counted as far. */
type OpenPage = Omit<CutPage, 'start'> & { start: number | null };

export type ListPage = OpenPage & {
  total: number;
  isAtLeast: boolean;
  order: ListOrder;
  /** Of its homes, where they were priced for the order. */
  stays?: HomeStay[];
};

/** One page of a search. `rotationStart`: of the rotation that the page is of; `null`: of today's. */
export type PageQuestion = {
  sought: SearchFilter;
  rotationStart: number | null;
  pageStart: PageStart;
  limit: number;
  today: CalendarDate;
  mostCounted: number;
  /** What stays are priced for, of flexible dates. */
  cheapest: WantedStays | null;
};

const EVERYWHERE = 0;

function byOrder(cursorRows: readonly CursorRow[], order: ListOrder): CursorRow[] {
  return cursorRows.toSorted((one, other) => compareCursorRows(order, one, other));
}

/** The home that the rotation begins at today. */
function firstIdOfTheDay(cursorRows: readonly CursorRow[], today: CalendarDate): number {
  const ids = cursorRows.map(({ id }) => id).toSorted((one, other) => one - other);
  return ids[startOfTheDay(today, ids.length)] ?? EVERYWHERE;
}

/** Further on, or back, than was counted: one more than a page is read, to know whether there is another one. */
async function walk(db: SearchDb, order: ListOrder, { sought, pageStart, limit }: PageQuestion): Promise<OpenPage> {
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

/** Whether a page lies within those that were counted, which are in the order of the list. */
function isAmong(
  counted: readonly CursorRow[],
  order: ListOrder,
  { pageStart, limit, mostCounted }: PageQuestion,
): boolean {
  if (pageStart.kind === 'skip') return pageStart.count + limit <= mostCounted;
  const last = counted[pageStart.kind === 'dopo' ? mostCounted - limit : mostCounted];
  return last !== undefined && compareCursorRows(order, pageStart.cursorRow, last) < 0;
}

/** A list of more homes than are counted: from the day's point on, or by value. */
async function findUncounted(db: SearchDb, question: PageQuestion, counted: readonly CursorRow[]): Promise<ListPage> {
  const { sought, today, rotationStart, limit, pageStart } = question;
  const { ordina } = sought;
  const uncounted = { total: question.mostCounted, isAtLeast: true };
  if (ordina === 'giorno' && rotationStart === null) {
    const order = { ordina, rotationStart: rotationStartOfTheDay(today, await idsSpan(db)) };
    return { ...(await walk(db, order, question)), ...uncounted, order };
  }
  const order = { ordina, rotationStart: rotationStart ?? EVERYWHERE };
  const isCounted = ordina === 'giorno' && isAmong(counted, order, question);
  const page = isCounted ? cutPage(counted, order, pageStart, limit) : await walk(db, order, question);
  return { ...page, ...uncounted, order };
}

/** By the cheapest of flexible dates. */
async function findByStay(
  db: SearchDb,
  { sought, mostCounted, ...question }: PageQuestion & { cheapest: WantedStays },
  counted: readonly CursorRow[],
): Promise<ListPage> {
  const isAtLeast = counted.length > mostCounted;
  const candidates = isAtLeast ? walkCandidates(db, sought) : candidatesAmong(counted);
  const order = { ordina: sought.ordina, rotationStart: EVERYWHERE };
  const { cheapest: stays, pageStart, limit } = question;
  const page = await findCheapest(db, candidates, { stays, order, pageStart, limit });
  return { ...page, order, total: isAtLeast ? mostCounted : counted.length, isAtLeast };
}

/** So many homes and one more: of a rotation that is being turned, its first; of another list any, so that nothing is put in order that nobody sees. */
async function findCounted(
  db: SearchDb,
  { sought, rotationStart, mostCounted, today }: PageQuestion,
): Promise<CursorRow[]> {
  // A partial search must not miss the same homes every day.
  if (sought.ordina !== 'giorno' || rotationStart === null)
    return findAny(db, sought, mostCounted + 1, rotationStartOfTheDay(today, await idsSpan(db)));
  return findInRanges(db, sought, rangesAfter(rotationStart, null), { limit: mostCounted + 1 });
}

/** As many homes as are counted are read whole and put in order by the rules; of more, the page alone. */
export async function findPage(db: SearchDb, question: PageQuestion): Promise<ListPage> {
  const { sought, rotationStart, pageStart, limit, today, mostCounted, cheapest } = question;
  const { ordina } = sought;
  const counted = await findCounted(db, question);
  if (cheapest !== null && ordina === 'prezzo') return findByStay(db, { ...question, cheapest }, counted);
  if (counted.length > mostCounted) return findUncounted(db, question, counted);
  const isOfToday = ordina === 'giorno' && rotationStart === null;
  const order = { ordina, rotationStart: isOfToday ? firstIdOfTheDay(counted, today) : (rotationStart ?? EVERYWHERE) };
  const page = cutPage(byOrder(counted, order), order, pageStart, limit);
  return { ...page, order, total: counted.length, isAtLeast: false };
}
