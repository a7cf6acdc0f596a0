import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Span } from './event-nights.ts';
import type { Moment } from './parse-ical-time.ts';
import type { RomeClock } from './rome-clock.ts';

type Exclusion = { isGone: (span: Span) => boolean; isExact: boolean };

/** `local` holds dates in the zone of the series; `inRome` holds the dates in Rome if they differ. */
type Dates = { local: ReadonlySet<CalendarDate>; inRome: ReadonlySet<CalendarDate> };

export function keyOf(moment: Moment, isByDay: boolean, clock: RomeClock): string {
  const { date, second } = clock.read(moment);
  return isByDay ? date : `${date} ${second}`;
}

function datesOf(all: readonly Span[], isByDay: boolean, clock: RomeClock): Dates {
  const local = new Set(all.map(({ start }) => start.date));
  const inRome = new Set<CalendarDate>();
  for (const { start } of isByDay ? [] : all) {
    const { date } = clock.read(start);
    if (date !== start.date) inRome.add(date);
  }
  return { local, inRome };
}

/** Returns whether an exception could match one occurrence by its local date and another by its date in Rome. */
function isAmbiguous(moment: Moment, { local, inRome }: Dates, clock: RomeClock): boolean {
  if (moment.second === null) return inRome.has(moment.date);
  return local.has(moment.date) && clock.read(moment).date !== moment.date;
}

/**
 * Returns a predicate for removed occurrences, and whether all exceptions were unambiguous. An exception in an unknown zone
 * removes nothing, unless the series uses that zone.
 */
export function excludedFrom(all: readonly Span[], moments: readonly Moment[], clock: RomeClock): Exclusion {
  const [first] = all;
  const isByDay = first?.start.second === null;
  const dates = datesOf(all, isByDay, clock);
  const certain = moments.filter((moment) => {
    if (!clock.knows(moment) && moment.zone !== first?.start.zone) return false;
    return (moment.second === null) === isByDay || !isAmbiguous(moment, dates, clock);
  });
  const days = new Set(certain.filter(({ second }) => second === null).map(({ date }) => date));
  const instants = new Set(
    certain.filter(({ second }) => second !== null || isByDay).map((moment) => keyOf(moment, isByDay, clock)),
  );
  return {
    isGone: ({ start }) => instants.has(keyOf(start, isByDay, clock)) || (!isByDay && days.has(start.date)),
    isExact: certain.length === moments.length,
  };
}
