import type { Ordine } from './wish.ts';

/** A home's place in a list: `value` is what the list is ordered by (cents, beds, microseconds of approval), 0 in the order of the day. */
export type Spot = { id: number; value: number };

/** An order with the home that a ring begins at: the first of an id that is at least `anchor`. */
export type ListOrder = { ordina: Ordine; anchor: number };

function rankOf({ ordina, anchor }: ListOrder, { id, value }: Spot): [number, number] {
  if (ordina === 'giorno') return [id >= anchor ? 0 : 1, id];
  if (ordina === 'prezzo') return [value, id];
  return ordina === 'posti' ? [-value, id] : [-value, -id];
}

/**
 * Whether a home stands before (negative) or after another: by price upwards, by beds downwards, by age the newest first, homes alike
 * by id; in the order of the day by the ring.
 * @example compareSpots({ ordina: 'giorno', anchor: 5 }, { id: 7, value: 0 }, { id: 3, value: 0 }) // -1
 */
export function compareSpots(order: ListOrder, one: Spot, other: Spot): number {
  const [rank, next] = rankOf(order, one);
  const [otherRank, otherNext] = rankOf(order, other);
  return rank - otherRank || next - otherNext;
}

/** Ids from `from` up to, not including, `to`. */
export type IdRange = { from: number; to: number };

/** Above every id of PostgreSQL's `integer`. */
export const ABOVE_IDS = 2 ** 31 - 1;

/**
 * The ids of a ring that come after one, or before one, as one range or two, in the order in which they are met; all of them for `null`.
 * @example rangesAfter(5, 7) // [{ from: 8, to: ABOVE_IDS }, { from: 0, to: 5 }]
 */
export function rangesAfter(anchor: number, id: number | null): [IdRange, IdRange] {
  const upper = { from: anchor, to: ABOVE_IDS };
  const lower = { from: 0, to: anchor };
  if (id === null) return [upper, lower];
  if (id >= anchor) return [{ from: id + 1, to: ABOVE_IDS }, lower];
  return [
    { from: id + 1, to: anchor },
    { from: 0, to: 0 },
  ];
}

/** The same backwards. @example rangesBefore(5, 3) // [{ from: 0, to: 3 }, { from: 5, to: ABOVE_IDS }] */
export function rangesBefore(anchor: number, id: number): [IdRange, IdRange] {
  if (id >= anchor)
    return [
      { from: anchor, to: id },
      { from: 0, to: 0 },
    ];
  return [
    { from: 0, to: id },
    { from: anchor, to: ABOVE_IDS },
  ];
}
