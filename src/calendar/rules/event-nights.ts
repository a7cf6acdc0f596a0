import { type CalendarDate, addDays, daysBetween } from '../../kernel/dates/calendar-date.ts';
import type { Nights } from './feed.ts';
import { type Duration, type Moment, UTC } from './parse-ical-time.ts';
import type { RomeClock, RomeTime } from './rome-clock.ts';

/** The start of an event, and its end or duration. An event with neither lasts one night. */
export type Span = { start: Moment; end: Moment | null; duration: Duration | null };

/** An event that ends at or after this time of day also blocks the night that begins on that date. */
const LAST_MINUTE = 23 * 3600 + 45 * 60;

/** Latest end of a same-day event that blocks no night, such as a cleaning (`isDayVisit`). */
const FIRST_ARRIVAL = 14 * 3600;
const MINUTE = 60;
const LATEST_DEPARTURE = 22 * 3600;
const FIRST_VISIT = 5 * 3600;
const DAY = 86_400;

export function endOf(span: Span, clock: RomeClock): RomeTime {
  return span.end === null ? clock.after(span.start, span.duration ?? { days: 0, seconds: 0 }) : clock.read(span.end);
}

export function shifted(moment: Moment, days: number, seconds: number): Moment {
  if (moment.second === null || seconds === 0) return { ...moment, date: addDays(moment.date, days) };
  const second = moment.second + seconds;
  const further = Math.floor(second / DAY);
  return { ...moment, date: addDays(moment.date, days + further), second: second - further * DAY };
}

function localEndOf({ start, end, duration }: Span): Moment {
  return end ?? shifted(start, duration?.days ?? 0, duration?.seconds ?? 0);
}

export function inRome(span: Span, clock: RomeClock): Span {
  const { start, end } = span;
  return {
    ...span,
    start: { ...clock.read(start), zone: '' },
    end: end && { ...clock.read(end), zone: '' },
  };
}

export function moved(span: Span, start: Moment): Span {
  if (span.end === null) return { ...span, start };
  const days = daysBetween(span.start.date, start.date);
  const seconds = (start.second ?? 0) - (span.start.second ?? 0);
  return { ...span, start, end: shifted(span.end, days, seconds) };
}

/**
 * Returns whether an event looks like a check-out or a cleaning. Any other event blocks its night to be safe.
 * @example 08:00 to 11:00 of the 20th: true; 00:00 to 11:00: false
 */
export function isDayVisit(span: Span, clock: RomeClock): boolean {
  const start = clock.read(span.start);
  const end = endOf(span, clock);
  if (start.second === null || end.second === null || start.date !== end.date) return false;
  if (localEndOf(span).date !== span.start.date) return false;
  return start.second >= FIRST_VISIT && end.second > start.second && end.second <= FIRST_ARRIVAL;
}

/** Returns whether a span ends before it begins. A negative duration also counts as reversed. @example from the 20th to the 10th: true */
export function isReversed(span: Span, clock: RomeClock): boolean {
  if (span.end === null) return span.duration !== null && (span.duration.days < 0 || span.duration.seconds < 0);
  const isOneClock = span.start.zone === span.end.zone;
  const [start, end] = isOneClock ? [span.start, span.end] : [clock.read(span.start), clock.read(span.end)];
  if (start.date !== end.date) return end.date < start.date;
  return start.second !== null && end.second !== null && end.second < start.second;
}

function departureOf({ date, second }: RomeTime): CalendarDate {
  return second !== null && second >= LAST_MINUTE ? addDays(date, 1) : date;
}

/**
 * Returns whether a UTC span begins and ends at the same time of day, late in the evening in Rome. Such spans come from programs
 * that convert midnight with another UTC offset.
 */
function isShiftedDays({ start: { zone } }: Span, start: RomeTime, end: RomeTime): boolean {
  if (!zone.startsWith(UTC) || start.second === null || end.second === null) return false;
  return end.second >= LATEST_DEPARTURE && Math.abs(end.second - start.second) <= MINUTE;
}

/**
 * Returns the departure date. If the event ends at midnight in its own zone, this is the later of the departure dates in that
 * zone and in Rome.
 */
function departureOfHours(span: Span, start: RomeTime, end: RomeTime): CalendarDate {
  const localEnd = localEndOf(span);
  const isMidnight = localEnd.second !== null && (localEnd.second === 0 || localEnd.second >= LAST_MINUTE);
  const inRomes = isShiftedDays(span, start, end) ? addDays(end.date, 1) : departureOf(end);
  const inLocal = isMidnight ? departureOf(localEnd) : inRomes;
  return inLocal > inRomes ? inLocal : inRomes;
}

/**
 * Returns the nights of an event in Rome time, at least one (G8). Whether it ends at midnight is determined in the event's own
 * zone.
 * @example 15:00 of the 20th to 10:00 of the 27th: the nights 20 … 26
 */
export function nightsOf(span: Span, clock: RomeClock): Nights {
  const [start, end] = [clock.read(span.start), endOf(span, clock)];
  const departure = end.second === null ? end.date : departureOfHours(span, start, end);
  return { start: start.date, end: departure > start.date ? departure : addDays(start.date, 1) };
}
