import type { Ordine } from './search-criteria.ts';

/** `value` is the sort key (cents, beds, or microseconds of the approval time), or 0 in the daily order. */
export type CursorRow = { id: number; value: number };

/** The rotation starts with the first home whose ID is at least `rotationStart`. */
export type ListOrder = { ordina: Ordine; rotationStart: number };

function rankOf({ ordina, rotationStart }: ListOrder, { id, value }: CursorRow): [number, number] {
  if (ordina === 'giorno') return [id >= rotationStart ? 0 : 1, id];
  if (ordina === 'prezzo') return [value, id];
  return ordina === 'posti' ? [-value, id] : [-value, -id];
}

/**
 * Compares homes in list order. Homes with the same value are ordered by ID.
 * @example compareCursorRows({ ordina: 'giorno', rotationStart: 5 }, { id: 7, value: 0 }, { id: 3, value: 0 }) // -1
 */
export function compareCursorRows(order: ListOrder, one: CursorRow, other: CursorRow): number {
  const [rank, next] = rankOf(order, one);
  const [otherRank, otherNext] = rankOf(order, other);
  return rank - otherRank || next - otherNext;
}

/** `to` is exclusive. */
export type IdRange = { from: number; to: number };

export const ABOVE_IDS = 2 ** 31 - 1;

/**
 * Returns the ranges of IDs after `id` in the rotation, or all IDs if `id` is `null`.
 * @example rangesAfter(5, 7) // [{ from: 8, to: ABOVE_IDS }, { from: 0, to: 5 }]
 */
export function rangesAfter(rotationStart: number, id: number | null): [IdRange, IdRange] {
  const upper = { from: rotationStart, to: ABOVE_IDS };
  const lower = { from: 0, to: rotationStart };
  if (id === null) return [upper, lower];
  if (id >= rotationStart) return [{ from: id + 1, to: ABOVE_IDS }, lower];
  return [
    { from: id + 1, to: rotationStart },
    { from: 0, to: 0 },
  ];
}

/** @example rangesBefore(5, 3) // [{ from: 0, to: 3 }, { from: 5, to: ABOVE_IDS }] */
export function rangesBefore(rotationStart: number, id: number): [IdRange, IdRange] {
  if (id >= rotationStart)
    return [
      { from: rotationStart, to: id },
      { from: 0, to: 0 },
    ];
  return [
    { from: 0, to: id },
    { from: rotationStart, to: ABOVE_IDS },
  ];
}

/** `rotationStart` is the start of the rotation on the day on which the list was opened. */
export type Cursor = ListOrder & { cursorRow: CursorRow };

const LETTERS: Record<Ordine, string> = { giorno: 'g', prezzo: 'p', posti: 'l', recenti: 'r' };
const SHAPE = /^([gplr])([0-9a-z]{1,6})-([0-9a-z]{1,11})-([0-9a-z]{1,6})$/;
const RADIX = 36;

/** @example writeCursor({ ordina: 'prezzo', rotationStart: 0, cursorRow: { id: 71, value: 9500 } }) // 'p0-7bw-1z' */
export function writeCursor({ ordina, rotationStart, cursorRow }: Cursor): string {
  const numbers = [rotationStart, cursorRow.value, cursorRow.id].map((number) => number.toString(RADIX));
  return LETTERS[ordina] + numbers.join('-');
}

function isCursor({ ordina, rotationStart, cursorRow }: Cursor): boolean {
  const isKnown =
    rotationStart < ABOVE_IDS && cursorRow.id >= 1 && cursorRow.id < ABOVE_IDS && Number.isSafeInteger(cursorRow.value);
  return isKnown && (ordina === 'giorno' ? cursorRow.value === 0 : rotationStart === 0);
}

/**
 * Parses a cursor. Returns `null` if it is malformed or belongs to another order.
 * @example readCursor('p0-7bw-1z', 'prezzo')?.cursorRow // { id: 71, value: 9500 }
 */
export function readCursor(text: string, ordina: Ordine): Cursor | null {
  const [, letter, ...numbers] = SHAPE.exec(text) ?? [];
  if (letter !== LETTERS[ordina]) return null;
  const [rotationStart = 0, value = 0, id = 0] = numbers.map((number) => Number.parseInt(number, RADIX));
  const cursor = { ordina, rotationStart, cursorRow: { id, value } };
  return isCursor(cursor) && writeCursor(cursor) === text ? cursor : null;
}
