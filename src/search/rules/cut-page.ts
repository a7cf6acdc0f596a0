import { compareCursorRows, type ListOrder, type CursorRow } from './list-order.ts';

export type PageStart =
  | { kind: 'dopo'; cursorRow: CursorRow }
  | { kind: 'prima'; cursorRow: CursorRow }
  | { kind: 'skip'; count: number };

export type CutPage = { cursorRows: CursorRow[]; start: number; hasNext: boolean; hasPrevious: boolean };

function firstIndex(cursorRows: readonly CursorRow[], isThere: (cursorRow: CursorRow) => boolean): number {
  const index = cursorRows.findIndex(isThere);
  return index === -1 ? cursorRows.length : index;
}

function boundsOf(
  cursorRows: readonly CursorRow[],
  order: ListOrder,
  pageStart: PageStart,
  limit: number,
): [number, number] {
  if (pageStart.kind === 'skip') return [pageStart.count, pageStart.count + limit];
  const { cursorRow } = pageStart;
  if (pageStart.kind === 'dopo') {
    const start = firstIndex(cursorRows, (each) => compareCursorRows(order, each, cursorRow) > 0);
    return [start, start + limit];
  }
  const end = firstIndex(cursorRows, (each) => compareCursorRows(order, each, cursorRow) >= 0);
  return [Math.max(0, end - limit), end];
}

/** Returns one page. If the cursor's home has been removed, that home's former position is used. */
export function cutPage(
  cursorRows: readonly CursorRow[],
  order: ListOrder,
  pageStart: PageStart,
  limit: number,
): CutPage {
  const [start, end] = boundsOf(cursorRows, order, pageStart, limit);
  return { cursorRows: cursorRows.slice(start, end), start, hasNext: end < cursorRows.length, hasPrevious: start > 0 };
}

const MOST_OF_TOWN = 500;
const ON_PAGE = 24;
const MOST_ON_PAGE = 50;

type ListQuery = { citta?: string | undefined; citta_id?: readonly number[] | undefined; limit?: number | undefined };

/**
 * Returns the maximum number of homes in a response. For a town, the default is its whole list.
 * @example listLimit({ citta: 'Siena' }) // 500
 */
export function listLimit({ citta, citta_id, limit }: ListQuery): number {
  const isTown = citta !== undefined || citta_id !== undefined;
  const most = isTown ? MOST_OF_TOWN : MOST_ON_PAGE;
  return Math.min(most, Math.max(1, limit ?? (isTown ? MOST_OF_TOWN : ON_PAGE)));
}
