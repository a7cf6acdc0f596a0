import type { CalendarPortal } from './calendar-portal.ts';

type Row = Record<string, unknown>;
/** `of` is the id in the path of the call. `query` starts with a question mark. */
type OrderedList = { of?: number; query?: string; name: (row: Row) => unknown; expected: unknown[] };
export type Build = (portal: CalendarPortal) => Promise<OrderedList>;

export const ORDER = [1, 2, 3] as const;
/** Order in which the rows are inserted. It is neither the expected order nor its reverse. */
const WRITTEN = [3, 1, 2] as const;

export const day = (place: number) => new Date(`2026-10-0${place}T10:00:00Z`);
export const newestFirst = <T>(rows: T[]): T[] => rows.toReversed();
export const id = ({ id: value }: Row) => value;

export async function each<T>(work: (place: number) => Promise<T>): Promise<T[]> {
  const made = new Map<number, T>();
  for (const place of WRITTEN) made.set(place, await work(place));
  return ORDER.map((place) => made.get(place) as T);
}
