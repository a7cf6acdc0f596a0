import { compareSpots, type ListOrder, type CursorRow } from './list-order.ts';

/** Where a page begins: after a home of the list, before one, or after so many of the first. */
export type PageTurn =
  | { kind: 'dopo'; cursorRow: CursorRow }
  | { kind: 'prima'; cursorRow: CursorRow }
  | { kind: 'skip'; count: number };

/** A page of a list. `start` is the position of its first home, from 0. */
export type CutPage = { spots: CursorRow[]; start: number; hasNext: boolean; hasPrevious: boolean };

function firstIndex(spots: readonly CursorRow[], isThere: (cursorRow: CursorRow) => boolean): number {
  const index = spots.findIndex(isThere);
  return index === -1 ? spots.length : index;
}

function boundsOf(spots: readonly CursorRow[], order: ListOrder, turn: PageTurn, limit: number): [number, number] {
  if (turn.kind === 'skip') return [turn.count, turn.count + limit];
  const { cursorRow } = turn;
  if (turn.kind === 'dopo') {
    const start = firstIndex(spots, (each) => compareSpots(order, each, cursorRow) > 0);
    return [start, start + limit];
  }
  const end = firstIndex(spots, (each) => compareSpots(order, each, cursorRow) >= 0);
  return [Math.max(0, end - limit), end];
}

/**
 * A page of a whole list that is in its order. A home that the page is turned at may have gone since: the page begins where it was.
 * @example cutPage(spots, order, { kind: 'skip', count: 0 }, 24) // { spots: […24], start: 0, hasNext: true, hasPrevious: false }
 */
export function cutPage(spots: readonly CursorRow[], order: ListOrder, turn: PageTurn, limit: number): CutPage {
  const [start, end] = boundsOf(spots, order, turn, limit);
  return { spots: spots.slice(start, end), start, hasNext: end < spots.length, hasPrevious: start > 0 };
}
