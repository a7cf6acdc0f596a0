import type { Ordine } from './search-criteria.ts';

/** A home's place in a list: `value` is what the list is ordered by (cents, beds, microseconds of approval), 0 in the order of the day. */
export type CursorRow = { id: number; value: number };

/** An order with the home that a rotation begins at: the first of an id that is at least `rotationStart`. */
export type ListOrder = { ordina: Ordine; rotationStart: number };

function rankOf({ ordina, rotationStart }: ListOrder, { id, value }: CursorRow): [number, number] {
  if (ordina === 'giorno') return [id >= rotationStart ? 0 : 1, id];
  if (ordina === 'prezzo') return [value, id];
  return ordina === 'posti' ? [-value, id] : [-value, -id];
}

/**
 * Whether a home stands before (negative) or after another: by price upwards, by beds downwards, by age the newest first, homes alike
 * by id; in the order of the day by the rotation.
 * @example compareCursorRows({ ordina: 'giorno', rotationStart: 5 }, { id: 7, value: 0 }, { id: 3, value: 0 }) // -1
 */
export function compareCursorRows(order: ListOrder, one: CursorRow, other: CursorRow): number {
  const [rank, next] = rankOf(order, one);
  const [otherRank, otherNext] = rankOf(order, other);
  return rank - otherRank || next - otherNext;
}

/** Ids from `from` up to, not including, `to`. */
export type IdRange = { from: number; to: number };

export const ABOVE_IDS = 2 ** 31 - 1;

/** Ids after one, as one range or two; all for `null`. @example rangesAfter(5, 7) // [{ from: 8, to: ABOVE_IDS }, { from: 0, to: 5 }] */
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

/** The same backwards. @example rangesBefore(5, 3) // [{ from: 0, to: 3 }, { from: 5, to: ABOVE_IDS }] */
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
