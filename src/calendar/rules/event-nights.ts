import { addDays, daysBetween } from '../../kernel/calendar-date.ts';
import type { Nights } from './feed.ts';
import { type Duration, type Moment, parseDuration, parseMoment } from './parse-ical-time.ts';
import type { RawEvent } from './raw-event.ts';
import type { RomeClock, RomeTime } from './rome-clock.ts';

/** When an event begins, and either when it ends or how long it lasts. Neither: it is one night. */
export type Span = { start: Moment; end: Moment | null; duration: Duration | null };

/** An end from then on is the last night's, written inclusively. */
const LAST_MINUTE = 23 * 3600 + 59 * 60;

/** When guests arrive at the earliest. What is over by then on the day when it began takes no night. */
const FIRST_ARRIVAL = 14 * 3600;

/** An event's span as it is written, or `null` where a date is missing, does not exist, or cannot be read. */
export function spanOf(event: RawEvent): Span | null {
  const start = event.start === null ? null : parseMoment(event.start);
  if (start === null) return null;
  if (event.end !== null) {
    const end = parseMoment(event.end);
    return end === null ? null : { start, end, duration: null };
  }
  const duration = event.duration === null ? null : parseDuration(event.duration.value);
  return event.duration !== null && duration === null ? null : { start, end: null, duration };
}

function endOf(span: Span, start: Moment, clock: RomeClock): RomeTime {
  if (span.end !== null) {
    if (start === span.start) return clock.read(span.end);
    const shift = daysBetween(span.start.date, start.date);
    return clock.read({ ...span.end, date: addDays(span.end.date, shift) });
  }
  return clock.after(start, span.duration ?? { days: 0, seconds: 0 });
}

/**
 * Whether an event is some hours of one day that are over by two in the afternoon: a check-out, or cleaning, and no night. Later
 * hours of one day take the night, to be on the safe side: a platform may mean an arrival.
 * @example 08:00 to 11:00 of the 20th: true
 */
export function isDayVisit(span: Span, clock: RomeClock): boolean {
  const start = clock.read(span.start);
  const end = endOf(span, span.start, clock);
  if (start.second === null || end.second === null || start.date !== end.date) return false;
  return end.second > start.second && end.second <= FIRST_ARRIVAL;
}

/**
 * Whether a span ends before it begins, or lasts less than nothing. `duration`: as it is written.
 * @example from the 20th to the 10th: true
 */
export function isReversed(span: Span, duration: string, clock: RomeClock): boolean {
  if (span.end === null) return duration.trim().startsWith('-');
  const [start, end] = [clock.read(span.start), clock.read(span.end)];
  if (start.date !== end.date) return end.date < start.date;
  return start.second !== null && end.second !== null && end.second < start.second;
}

/**
 * The nights of a span, as Rome's calendar has them (G8). The day of departure is none of them; at least one night is.
 * `start`: of an occurrence, where that is another than the span's own.
 * @example 15:00 of the 20th to 10:00 of the 27th: the nights 20 … 26
 */
export function nightsOf(span: Span, clock: RomeClock, start: Moment = span.start): Nights {
  const first = clock.read(start).date;
  const { date, second } = endOf(span, start, clock);
  const end = second !== null && second >= LAST_MINUTE ? addDays(date, 1) : date;
  return { start: first, end: end > first ? end : addDays(first, 1) };
}
