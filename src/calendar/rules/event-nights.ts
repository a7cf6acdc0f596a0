import { type CalendarDate, addDays, daysBetween } from '../../kernel/dates/calendar-date.ts';
import type { Nights } from './feed.ts';
import { type Duration, type Moment, UTC } from './parse-ical-time.ts';
import type { RomeClock, RomeTime } from './rome-clock.ts';

/** When an event begins, and either when it ends or how long it lasts. Neither: it is one night. */
export type Span = { start: Moment; end: Moment | null; duration: Duration | null };

/** An end from then on is the last night's, written inclusively. */
const LAST_MINUTE = 23 * 3600 + 45 * 60;

/** When guests arrive at the earliest. What is over by then on the day when it began takes no night. */
const FIRST_ARRIVAL = 14 * 3600;
const MINUTE = 60;
/** Nobody leaves later. */
const LATEST_DEPARTURE = 22 * 3600;
/** Nobody cleans before. */
const FIRST_VISIT = 5 * 3600;
const DAY = 86_400;

/** When a span ends, by Rome's clocks. */
export function endOf(span: Span, clock: RomeClock): RomeTime {
  return span.end === null ? clock.after(span.start, span.duration ?? { days: 0, seconds: 0 }) : clock.read(span.end);
}

/** A moment that comes some days and seconds later, by its own clock. */
export function shifted(moment: Moment, days: number, seconds: number): Moment {
  if (moment.second === null || seconds === 0) return { ...moment, date: addDays(moment.date, days) };
  const second = moment.second + seconds;
  const further = Math.floor(second / DAY);
  return { ...moment, date: addDays(moment.date, days + further), second: second - further * DAY };
}

/** When a span ends, by its own clock. */
function ownEndOf({ start, end, duration }: Span): Moment {
  return end ?? shifted(start, duration?.days ?? 0, duration?.seconds ?? 0);
}

/** The same span, by Rome's clocks. */
export function inRome(span: Span, clock: RomeClock): Span {
  const { start, end } = span;
  return {
    ...span,
    start: { ...clock.read(start), zone: '' },
    end: end && { ...clock.read(end), zone: '' },
  };
}

/** The same span, from another start on, by the clocks that its start and its end have. */
export function moved(span: Span, start: Moment): Span {
  if (span.end === null) return { ...span, start };
  const days = daysBetween(span.start.date, start.date);
  const seconds = (start.second ?? 0) - (span.start.second ?? 0);
  return { ...span, start, end: shifted(span.end, days, seconds) };
}

/**
 * Whether an event is some hours of one day that are over by two in the afternoon: a check-out, or cleaning, and no night. Other
 * hours of one day take the night, to be on the safe side: a platform may mean an arrival, or a guest who leaves in the morning.
 * @example 08:00 to 11:00 of the 20th: true; 00:00 to 11:00: false
 */
export function isDayVisit(span: Span, clock: RomeClock): boolean {
  const start = clock.read(span.start);
  const end = endOf(span, clock);
  if (start.second === null || end.second === null || start.date !== end.date) return false;
  if (ownEndOf(span).date !== span.start.date) return false;
  return start.second >= FIRST_VISIT && end.second > start.second && end.second <= FIRST_ARRIVAL;
}

/**
 * Whether a span ends before it begins. A negative duration lasts nothing, which is no answer.
 * @example from the 20th to the 10th: true
 */
export function isReversed(span: Span, clock: RomeClock): boolean {
  if (span.end === null) return span.duration !== null && (span.duration.days < 0 || span.duration.seconds < 0);
  const isOneClock = span.start.zone === span.end.zone;
  const [start, end] = isOneClock ? [span.start, span.end] : [clock.read(span.start), clock.read(span.end)];
  if (start.date !== end.date) return end.date < start.date;
  return start.second !== null && end.second !== null && end.second < start.second;
}

/** The first day without a night, of an end by some clock. */
function departureOf({ date, second }: RomeTime): CalendarDate {
  return second !== null && second >= LAST_MINUTE ? addDays(date, 1) : date;
}

/** Whether a span in UTC begins and ends at one and the same hour late in Rome's evening: its program is wrong about midnight there. */
function isShiftedDays({ start: { zone } }: Span, start: RomeTime, end: RomeTime): boolean {
  if (!zone.startsWith(UTC) || start.second === null || end.second === null) return false;
  return end.second >= LATEST_DEPARTURE && Math.abs(end.second - start.second) <= MINUTE;
}

/** The first day without a night, of a span that ends at some hour: the later one by Rome's clocks and, at midnight, by its own. */
function departureOfHours(span: Span, start: RomeTime, end: RomeTime): CalendarDate {
  const own = ownEndOf(span);
  const isMidnight = own.second !== null && (own.second === 0 || own.second >= LAST_MINUTE);
  const inRomes = isShiftedDays(span, start, end) ? addDays(end.date, 1) : departureOf(end);
  const inOwn = isMidnight ? departureOf(own) : inRomes;
  return inOwn > inRomes ? inOwn : inRomes;
}

/**
 * The nights of a span, as Rome's calendar has them (G8). The day of departure is none of them; at least one night is. A span up to
 * midnight by its own clock takes all nights of its own days: programs in other zones write whole days so.
 * @example 15:00 of the 20th to 10:00 of the 27th: the nights 20 … 26
 */
export function nightsOf(span: Span, clock: RomeClock): Nights {
  const [start, end] = [clock.read(span.start), endOf(span, clock)];
  const departure = end.second === null ? end.date : departureOfHours(span, start, end);
  return { start: start.date, end: departure > start.date ? departure : addDays(start.date, 1) };
}
