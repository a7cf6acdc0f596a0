import { type CalendarDate, addDays, daysBetween } from '../../kernel/dates/calendar-date.ts';
import type { Nights } from './feed.ts';

export type Bar<E extends Nights> = {
  event: E;
  lane: number;
  column: number;
  span: number;
  comesFromBefore: boolean;
  goesOn: boolean;
};

type LaneOptions<E> = {
  /** Number of visible lanes. A bar that continues from the previous week keeps its lane only if that lane is visible. */
  lanes?: number;
  matters?: (event: E) => boolean;
};

function cut<E extends Nights>(event: E, first: CalendarDate, afterLast: CalendarDate): Omit<Bar<E>, 'lane'> {
  const start = event.start > first ? event.start : first;
  const end = event.end < afterLast ? event.end : afterLast;
  return {
    event,
    column: daysBetween(first, start),
    span: daysBetween(start, end),
    comesFromBefore: event.start < first,
    goesOn: event.end > afterLast,
  };
}

function isFree<E extends Nights>(bars: readonly Bar<E>[], lane: number, part: Omit<Bar<E>, 'lane'>): boolean {
  return bars.every(
    (bar) => bar.lane !== lane || bar.column >= part.column + part.span || part.column >= bar.column + bar.span,
  );
}

/**
 * Lays out events as bars per week. A bar does not cover the day of departure.
 * @example layWeeks([{ start: '2026-11-22', end: '2026-11-27' }], [week])[0] // one bar: column 0, span 5, lane 0
 */
export function layWeeks<E extends Nights>(
  events: readonly E[],
  weeks: readonly (readonly CalendarDate[])[],
  { lanes = 2, matters = () => false }: LaneOptions<E> = {},
): Bar<E>[][] {
  const ordered = events.toSorted(
    (one, other) =>
      Number(matters(other)) - Number(matters(one)) ||
      one.start.localeCompare(other.start) ||
      other.end.localeCompare(one.end),
  );
  const laneOf = new Map<E, number>();
  return weeks.map((week) => {
    const [first] = week;
    if (first === undefined) return [];
    const afterLast = addDays(first, week.length);
    const bars: Bar<E>[] = [];
    for (const event of ordered) {
      if (event.start >= afterLast || event.end <= first) continue;
      const part = cut(event, first, afterLast);
      let lane = laneOf.get(event) ?? lanes;
      if (lane >= lanes || !isFree(bars, lane, part)) lane = 0;
      while (!isFree(bars, lane, part)) lane += 1;
      laneOf.set(event, lane);
      bars.push({ ...part, lane });
    }
    return bars;
  });
}

/**
 * Returns the number of lanes to show, enough for every event that `matters`, so that both events of a conflict are visible.
 * @example lanesOnShow(bars, 2, isInConflict) // 3, if three stays in conflict share a night
 */
export function lanesOnShow<E extends Nights>(
  bars: readonly Bar<E>[],
  lanes: number,
  matters: (event: E) => boolean,
): number {
  return Math.max(lanes, ...bars.filter(({ event }) => matters(event)).map(({ lane }) => lane + 1));
}

export function hiddenBars<E extends Nights>(bars: readonly Bar<E>[], lanes: number): number[] {
  const hidden = bars.filter((bar) => bar.lane >= lanes);
  return Array.from({ length: 7 }, (_, day) => {
    return hidden.filter(({ column, span }) => column <= day && day < column + span).length;
  });
}
