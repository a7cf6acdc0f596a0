import type { CalendarPortal } from './calendar-portal.ts';

type Row = Record<string, unknown>;
/**
 * The name of each row of a list, and the three names in their order, whatever else it holds. `of`: the id in its call's path;
 * `query`: with its question mark.
 */
type OrderedList = { of?: number; query?: string; name: (row: Row) => unknown; expected: unknown[] };
export type Build = (portal: CalendarPortal) => Promise<OrderedList>;

export const ORDER = [1, 2, 3] as const;
/** Never the order in which rows are listed, nor the opposite of it. */
const WRITTEN = [3, 1, 2] as const;

export const day = (place: number) => new Date(`2026-10-0${place}T10:00:00Z`);
export const newestFirst = <T>(rows: T[]): T[] => rows.toReversed();
export const id = ({ id: own }: Row) => own;

/** Writes three rows in the wrong order; gives what came of them in the right one. */
export async function each<T>(work: (place: number) => Promise<T>): Promise<T[]> {
  const made = new Map<number, T>();
  for (const place of WRITTEN) made.set(place, await work(place));
  return ORDER.map((place) => made.get(place) as T);
}
