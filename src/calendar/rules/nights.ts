import { type CalendarDate, daysBetween } from '../../kernel/dates/calendar-date.ts';
import type { Nights } from './feed.ts';

export function laterOf(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one > other ? one : other;
}

export function earlierOf(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one < other ? one : other;
}

/**
 * Returns the union of ranges as the smallest possible number of ranges, sorted.
 * @example joinNights([{ start: '2026-12-04', end: '2026-12-06' }, { start: '2026-12-01', end: '2026-12-04' }]) // [{ start: '2026-12-01', end: '2026-12-06' }]
 */
export function joinNights(ranges: readonly Nights[]): Nights[] {
  const joined: Nights[] = [];
  for (const { start, end } of ranges.toSorted((one, other) => (one.start < other.start ? -1 : 1))) {
    const last = joined.at(-1);
    if (last === undefined || last.end < start) joined.push({ start, end });
    else last.end = laterOf(last.end, end);
  }
  return joined;
}

/**
 * Returns the parts of a range that are in a set of joined ranges.
 * @example nightsWithin({ start: '2026-12-01', end: '2026-12-06' }, [{ start: '2026-12-04', end: '2026-12-09' }]) // [{ start: '2026-12-04', end: '2026-12-06' }]
 */
export function nightsWithin(range: Nights, joined: readonly Nights[]): Nights[] {
  return joined
    .filter(({ start, end }) => start < range.end && range.start < end)
    .map(({ start, end }) => ({ start: laterOf(start, range.start), end: earlierOf(end, range.end) }));
}

/**
 * Returns the parts of a range that are not in a set of joined ranges.
 * @example nightsWithout({ start: '2026-12-01', end: '2026-12-06' }, [{ start: '2026-12-04', end: '2026-12-09' }]) // [{ start: '2026-12-01', end: '2026-12-04' }]
 */
export function nightsWithout(range: Nights, joined: readonly Nights[]): Nights[] {
  const left: Nights[] = [];
  let { start } = range;
  for (const taken of nightsWithin(range, joined)) {
    if (start < taken.start) left.push({ start, end: taken.start });
    start = taken.end;
  }
  if (start < range.end) left.push({ start, end: range.end });
  return left;
}

/**
 * Returns the nights of a range that begin today or later.
 * @example nightsToCome({ start: '2026-12-01', end: '2026-12-06' }, '2026-12-04')
 * // [{ start: '2026-12-04', end: '2026-12-06' }]
 */
export function nightsToCome({ start, end }: Nights, today: CalendarDate): Nights[] {
  return end > today ? [{ start: laterOf(start, today), end }] : [];
}

export function countNights(joined: readonly Nights[]): number {
  return joined.reduce((sum, { start, end }) => sum + daysBetween(start, end), 0);
}
