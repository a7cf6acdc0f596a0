import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { type CutPage, cutPage, type PageTurn } from '../rules/cut-page.ts';
import { compareSpots, type ListOrder, rangesAfter, rangesBefore, type CursorRow } from '../rules/list-order.ts';
import { startOfTheDay, wideStartOfTheDay } from '../rules/order-of-the-day.ts';
import { idsSpan, type SearchDb, type SearchFilter, spotsByValue, spotsIn } from './search-repository.ts';

/** `start` is `null` where nobody counted as far. */
type OpenPage = Omit<CutPage, 'start'> & { start: number | null };

/** A page of a search, with the order that its cursors are of. */
export type ListPage = OpenPage & {
  total: number;
  isAtLeast: boolean;
  order: ListOrder;
};

/** One page of a search. `rotationStart`: of the rotation that the page is of; `null`: of today's. */
export type PageQuestion = {
  sought: SearchFilter;
  rotationStart: number | null;
  turn: PageTurn;
  limit: number;
  today: CalendarDate;
  /** Homes that are counted one by one. */
  mostCounted: number;
};

/** Where a list begins that is no rotation. */
const EVERYWHERE = 0;

function byOrder(spots: readonly CursorRow[], order: ListOrder): CursorRow[] {
  return spots.toSorted((one, other) => compareSpots(order, one, other));
}

/** The home that the rotation of homes in the order of their ids begins at today. */
function anchorOfTheDay(spots: readonly CursorRow[], today: CalendarDate): number {
  return spots[startOfTheDay(today, spots.length)]?.id ?? EVERYWHERE;
}

/** Further on, or back, than was counted: one more than a page is read, to know whether there is another one. */
async function walk(db: SearchDb, order: ListOrder, { sought, turn, limit }: PageQuestion): Promise<OpenPage> {
  const isBackwards = turn.kind === 'prima';
  const cursorRow = turn.kind === 'skip' ? null : turn.cursorRow;
  const skipped = turn.kind === 'skip' ? turn.count : 0;
  const reach = { limit: skipped + limit + 1, isBackwards };
  const { ordina, rotationStart } = order;
  const ranges =
    isBackwards && cursorRow
      ? rangesBefore(rotationStart, cursorRow.id)
      : rangesAfter(rotationStart, cursorRow?.id ?? null);
  const met =
    ordina === 'giorno'
      ? await spotsIn(db, sought, ranges, reach)
      : await spotsByValue(db, sought, ordina, { ...reach, cursorRow });
  if (turn.kind === 'skip') return cutPage(met, order, turn, limit);
  const spots = met.slice(0, limit);
  const isThereMore = met.length > limit;
  if (!isBackwards) return { spots, start: null, hasNext: isThereMore, hasPrevious: true };
  return { spots: spots.toReversed(), start: null, hasNext: true, hasPrevious: isThereMore };
}

/** Whether a page lies within those that were counted, which are in the order of the list. */
function isAmong(counted: readonly CursorRow[], order: ListOrder, { turn, limit, mostCounted }: PageQuestion): boolean {
  if (turn.kind === 'skip') return turn.count + limit <= mostCounted;
  const last = counted[turn.kind === 'dopo' ? mostCounted - limit : mostCounted];
  return last !== undefined && compareSpots(order, turn.cursorRow, last) < 0;
}

/** A list of more homes than are counted: from the day's point on, or by value. */
async function findWide(db: SearchDb, question: PageQuestion, counted: readonly CursorRow[]): Promise<ListPage> {
  const { sought, today, rotationStart, limit, turn } = question;
  const { ordina } = sought;
  const wide = { total: question.mostCounted, isAtLeast: true };
  if (ordina === 'giorno' && rotationStart === null) {
    const order = { ordina, rotationStart: wideStartOfTheDay(today, await idsSpan(db)) };
    return { ...(await walk(db, order, question)), ...wide, order };
  }
  const order = { ordina, rotationStart: rotationStart ?? EVERYWHERE };
  const isCounted = ordina === 'giorno' && isAmong(counted, order, question);
  const page = isCounted ? cutPage(counted, order, turn, limit) : await walk(db, order, question);
  return { ...page, ...wide, order };
}

/**
 * A page of a search. As many homes as are counted are read whole and put in order by the rules; of more, the page alone. The first
 * statement answers both: it stops at one home more than are counted.
 */
export async function findPage(db: SearchDb, question: PageQuestion): Promise<ListPage> {
  const { sought, rotationStart, turn, limit, today, mostCounted } = question;
  const ranges = rangesAfter(rotationStart ?? EVERYWHERE, null);
  const counted = await spotsIn(db, sought, ranges, { limit: mostCounted + 1 });
  if (counted.length > mostCounted) return findWide(db, question, counted);
  const { ordina } = sought;
  const isOfToday = ordina === 'giorno' && rotationStart === null;
  const order = { ordina, rotationStart: isOfToday ? anchorOfTheDay(counted, today) : (rotationStart ?? EVERYWHERE) };
  const page = cutPage(byOrder(counted, order), order, turn, limit);
  return { ...page, order, total: counted.length, isAtLeast: false };
}
