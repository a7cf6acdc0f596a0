import { type CalendarDate, addDays, daysBetween } from '../../kernel/calendar-date.ts';
import type { Property } from './content-lines.ts';
import { type Span, nightsOf } from './event-nights.ts';
import type { FeedHorizon } from './feed-horizon.ts';
import { type Moment, parseMoment } from './parse-ical-time.ts';
import { type RecurrenceRule, parseRecurrence } from './parse-recurrence.ts';
import type { RawEvent } from './raw-event.ts';
import type { RomeClock, RomeTime } from './rome-clock.ts';

/** `rule`: an RRULE without its end. Asked for are its dates from `from` to `to`, both included. */
export type Recurrence = { rule: string; start: CalendarDate; from: CalendarDate; to: CalendarDate };

/** Follows a repetition; `null` of one that it cannot follow. Rules know no packages, so it is handed to them. */
export type ExpandRecurrence = (recurrence: Recurrence) => readonly CalendarDate[] | null;

/** A night every day for two years, and some to spare. */
const MAX_OCCURRENCES = 750;

/** What occurrences are looked for with: the clock, the nights that matter, and who follows a repetition. */
export type OccurrenceTools = { clock: RomeClock; horizon: FeedHorizon; expand: ExpandRecurrence };

/** An event with rules of repetition or with further dates. One that stands for an occurrence of another is not repeated itself. */
export function isRecurring({ repeated, recurrenceId }: RawEvent): boolean {
  return repeated !== null && recurrenceId === null && repeated.rrules.length + repeated.rdates.length > 0;
}

/** What can be read of a repetition. `isWhole`: all of it. */
export type Occurrences = { starts: Moment[]; isWhole: boolean };

/** The moments of EXDATE or RDATE that can be read, and are not too many. Of a period, its beginning. */
function momentsOf(lists: readonly Property[]): Occurrences {
  const starts: Moment[] = [];
  let isWhole = true;
  for (const { params, value } of lists) {
    for (const item of value.split(',')) {
      const [written = ''] = item.trim().split('/');
      const moment = parseMoment({ params, value: written });
      if (moment === null || starts.length >= MAX_OCCURRENCES) isWhole = false;
      else starts.push(moment);
    }
  }
  return { starts, isWhole };
}

function isBefore(a: RomeTime, b: RomeTime): boolean {
  return a.date < b.date || (a.date === b.date && a.second !== null && b.second !== null && a.second < b.second);
}

function datesOf({ rule, until }: RecurrenceRule, span: Span, tools: OccurrenceTools): Moment[] | null {
  const { clock, horizon, expand } = tools;
  const { start, end } = nightsOf(span, clock);
  const length = daysBetween(start, end);
  if (length > MAX_OCCURRENCES) return null;
  const window = { from: addDays(horizon.yesterday, -length - 1), to: addDays(horizon.end, 1) };
  const dates = expand({ rule, start: span.start.date, ...window });
  const last = until === null ? null : clock.read(until);
  return (
    dates
      ?.map((date) => ({ ...span.start, date }))
      .filter((moment) => last === null || !isBefore(last, clock.read(moment))) ?? null
  );
}

function ruled(event: RawEvent, span: Span, tools: OccurrenceTools): Occurrences {
  const starts: Moment[] = [];
  let isWhole = true;
  for (const { value } of event.repeated?.rrules ?? []) {
    const rule = parseRecurrence(value);
    const repeated = rule === null || starts.length > MAX_OCCURRENCES ? null : datesOf(rule, span, tools);
    if (repeated === null) isWhole = false;
    else starts.push(...repeated);
  }
  return { starts, isWhole };
}

/**
 * The beginnings of a repeated event around the horizon. The first one always counts (RFC 5545: DTSTART is the first instance),
 * and so does whatever else can be read: an exception that cannot be read frees no night. `moved`: the nights whose occurrence
 * another VEVENT stands for.
 */
export function occurrencesOf(
  event: RawEvent,
  span: Span,
  tools: OccurrenceTools & { moved: ReadonlySet<CalendarDate> },
): Occurrences {
  const added = momentsOf(event.repeated?.rdates ?? []);
  const removed = momentsOf(event.repeated?.exdates ?? []);
  const repeated = ruled(event, span, tools);
  const gone = new Set([...tools.moved, ...removed.starts.map((moment) => tools.clock.read(moment).date)]);
  const all = [span.start, ...added.starts, ...repeated.starts];
  const byNight = new Map(all.map((moment) => [tools.clock.read(moment).date, moment]));
  for (const night of gone) byNight.delete(night);
  const starts = [...byNight.values()].slice(0, MAX_OCCURRENCES);
  const isRead = added.isWhole && removed.isWhole && repeated.isWhole;
  return { starts, isWhole: isRead && byNight.size <= MAX_OCCURRENCES };
}
