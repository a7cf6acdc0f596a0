import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Span } from './event-nights.ts';
import type { Moment } from './parse-ical-time.ts';
import type { RomeClock } from './rome-clock.ts';

/** Which occurrences are taken away, and whether that is certain. */
type Exclusion = { isGone: (span: Span) => boolean; isExact: boolean };

/** The dates of occurrences by their own clock, and those by Rome's that are others. */
type Dates = { own: ReadonlySet<CalendarDate>; others: ReadonlySet<CalendarDate> };

/** A moment as occurrences are told apart: the instant, or of a whole day its date. */
export function keyOf(moment: Moment, isByDay: boolean, clock: RomeClock): string {
  const { date, second } = clock.read(moment);
  return isByDay ? date : `${date} ${second}`;
}

function datesOf(all: readonly Span[], isByDay: boolean, clock: RomeClock): Dates {
  const own = new Set(all.map(({ start }) => start.date));
  const others = new Set<CalendarDate>();
  for (const { start } of isByDay ? [] : all) {
    const { date } = clock.read(start);
    if (date !== start.date) others.add(date);
  }
  return { own, others };
}

/** Whether nobody knows which occurrence a day of hours or hours of a day mean: by Rome's clock it is another one. */
function isAmbiguous(moment: Moment, { own, others }: Dates, clock: RomeClock): boolean {
  if (moment.second === null) return others.has(moment.date);
  return own.has(moment.date) && clock.read(moment).date !== moment.date;
}

/**
 * The occurrences that EXDATEs and other events take away. Of hours only the very same instant, or a whole day by the clock of the
 * event. What an unknown zone says takes nothing away, unless the event itself is in it.
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
