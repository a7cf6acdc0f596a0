import { type CalendarDate, addDays, daysBetween } from '../../kernel/calendar-date.ts';
import type { Nights } from './feed.ts';
import type { Bar } from './week-lanes.ts';

/** The nights that two events share, in one week: a box from the `top` lane to the `bottom` one. */
export type ConflictBox<C> = {
  conflict: C;
  column: number;
  span: number;
  top: number;
  bottom: number;
  /** It goes on in the week before or after: the box is open on that side. */
  comesFromBefore: boolean;
  goesOn: boolean;
};

/**
 * The boxes to draw in one week around the nights that two events share, over the lanes of both bars (design, 5.7). A bar
 * below the lanes on show counts as the last of them.
 */
export function conflictBoxes<
  E extends Nights & { event_id: string },
  C extends Nights & { event_ids: readonly string[] },
>(conflicts: readonly C[], bars: readonly Bar<E>[], week: readonly CalendarDate[], lanes: number): ConflictBox<C>[] {
  const [first] = week;
  if (first === undefined) return [];
  const afterLast = addDays(first, week.length);
  return conflicts.flatMap((conflict) => {
    const both = bars.filter((bar) => conflict.event_ids.includes(bar.event.event_id));
    if (both.length < conflict.event_ids.length || conflict.start >= afterLast || conflict.end <= first) return [];
    const start = conflict.start > first ? conflict.start : first;
    const end = conflict.end < afterLast ? conflict.end : afterLast;
    const shown = both.map(({ lane }) => Math.min(lane, lanes - 1));
    return {
      conflict,
      column: daysBetween(first, start),
      span: daysBetween(start, end),
      top: Math.min(...shown),
      bottom: Math.max(...shown),
      comesFromBefore: conflict.start < first,
      goesOn: conflict.end > afterLast,
    };
  });
}
