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

/** A page of a whole list that is in its order. A home that the page is turned at may have gone: the page begins where it was. */
export function cutPage(
  cursorRows: readonly CursorRow[],
  order: ListOrder,
  pageStart: PageStart,
  limit: number,
): CutPage {
  const [start, end] = boundsOf(cursorRows, order, pageStart, limit);
  return { cursorRows: cursorRows.slice(start, end), start, hasNext: end < cursorRows.length, hasPrevious: start > 0 };
}
