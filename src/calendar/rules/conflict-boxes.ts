import { type CalendarDate, addDays, daysBetween, dateFormat } from '../../kernel/dates/calendar-date.ts';
import type { Nights } from './feed.ts';
import type { Bar } from './week-lanes.ts';

export type ConflictBox<C> = {
  conflicts: C[];
  column: number;
  span: number;
  top: number;
  bottom: number;
  comesFromBefore: boolean;
  goesOn: boolean;
};

function join<C>(one: ConflictBox<C>, other: ConflictBox<C>): ConflictBox<C> {
  return {
    conflicts: [...one.conflicts, ...other.conflicts],
    column: one.column,
    span: Math.max(one.column + one.span, other.column + other.span) - one.column,
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
    comesFromBefore: one.comesFromBefore || other.comesFromBefore,
    goesOn: one.goesOn || other.goesOn,
  };
}

function joinMeeting<C>(boxes: readonly ConflictBox<C>[]): ConflictBox<C>[] {
  const joined: ConflictBox<C>[] = [];
  for (const box of boxes.toSorted((one, other) => one.column - other.column)) {
    const last = joined.at(-1);
    if (last !== undefined && box.column < last.column + last.span) joined.splice(-1, 1, join(last, box));
    else joined.push(box);
  }
  return joined;
}

/** Returns boxes around conflicting nights; merges conflicts that share a night, because overlapping labels are unreadable. */
export function conflictBoxes<
  E extends Nights & { event_id: string },
  C extends Nights & { event_ids: readonly string[] },
>(conflicts: readonly C[], bars: readonly Bar<E>[], week: readonly CalendarDate[]): ConflictBox<C>[] {
  const [first] = week;
  if (first === undefined) return [];
  const afterLast = addDays(first, week.length);
  const boxes = conflicts.flatMap((conflict) => {
    const both = bars.filter((bar) => conflict.event_ids.includes(bar.event.event_id));
    if (both.length < conflict.event_ids.length || conflict.start >= afterLast || conflict.end <= first) return [];
    const start = conflict.start > first ? conflict.start : first;
    const end = conflict.end < afterLast ? conflict.end : afterLast;
    return {
      conflicts: [conflict],
      column: daysBetween(first, start),
      span: daysBetween(start, end),
      top: Math.min(...both.map(({ lane }) => lane)),
      bottom: Math.max(...both.map(({ lane }) => lane)),
      comesFromBefore: conflict.start < first,
      goesOn: conflict.end > afterLast,
    };
  });
  return joinMeeting(boxes);
}

const day = dateFormat({ day: 'numeric' });
const dayAndMonth = dateFormat({ day: 'numeric', month: 'short' });
const withYear = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/**
 * Formats nights as a short range; the year is added unless it is the current year.
 * @example formatNights({ start: '2026-11-25', end: '2026-11-27' }, '2026-11-22') // '25–26 nov'
 */
export function formatNights({ start, end }: Nights, today: CalendarDate): string {
  const last = addDays(end, -1);
  const isThisYear = start.slice(0, 4) === today.slice(0, 4) && last.slice(0, 4) === today.slice(0, 4);
  const whole = isThisYear ? dayAndMonth : withYear;
  if (start === last) return whole(start);
  if (start.slice(0, 7) === last.slice(0, 7)) return `${day(start)}–${whole(last)}`;
  return `${start.slice(0, 4) === last.slice(0, 4) ? dayAndMonth(start) : withYear(start)} – ${whole(last)}`;
}
