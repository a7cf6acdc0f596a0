import type { Property } from './content-lines.ts';
import { endOf, type Span } from './event-nights.ts';
import { type Duration, type Moment, parseDuration, parseMoment } from './parse-ical-time.ts';
import type { OnceName, RawEvent } from './raw-event.ts';
import type { RomeClock } from './rome-clock.ts';

/**
 * `spans` has one entry per combination of contradictory lines; the first entry is imported. `hasEnd` is `false` if an end is
 * written but unreadable.
 */
export type WrittenSpan = { spans: readonly Span[]; hasEnd: boolean };

/** Returns the readable values of a property. A line that may belong to a text value counts only if no other line has the property. */
function readings<T>(
  event: RawEvent,
  name: OnceName,
  first: Property | null,
  read: (property: Property) => T | null,
): T[] {
  const value = first === null ? null : read(first);
  if (event.others === null) return value === null ? [] : [value];
  const lines = event.others.filter((other) => other.name === name);
  const valuesOf = (isDoubtful: boolean) =>
    lines.filter((line) => line.isDoubtful === isDoubtful).flatMap(({ property }) => read(property) ?? []);
  const sure = [...(value === null ? [] : [value]), ...valuesOf(false)];
  const isSure = first !== null || lines.some((line) => !line.isDoubtful);
  return isSure ? sure : valuesOf(true);
}

/** Returns the span with the later end if the event has both DTEND and DURATION, which RFC 5545 forbids. */
function withLaterEnd(start: Moment, end: Moment | null, duration: Duration | null, clock: RomeClock): Span {
  const byEnd = { start, end, duration: null };
  const byDuration = { start, end: null, duration };
  if (end === null || duration === null) return end === null ? byDuration : byEnd;
  const [one, other] = [endOf(byEnd, clock), endOf(byDuration, clock)];
  const isLater = other.date > one.date || (other.date === one.date && (other.second ?? 0) > (one.second ?? 0));
  return isLater ? byDuration : byEnd;
}

export function writtenSpan(event: RawEvent, clock: RomeClock): WrittenSpan | null {
  const starts = readings(event, 'DTSTART', event.start, parseMoment);
  const [first] = starts;
  if (first === undefined) return null;
  // If only DTEND or only DURATION is certain, a doubtful line of the other property counts as text.
  const isLengthSure = event.end === null && event.duration !== null;
  const isEndSure = event.end !== null && event.duration === null;
  const ends = isLengthSure ? [] : readings(event, 'DTEND', event.end, parseMoment);
  const durations = isEndSure ? [] : readings(event, 'DURATION', event.duration, ({ value }) => parseDuration(value));
  const isWellFormed = event.end !== null || event.duration !== null;
  const others = event.others?.filter(({ name }) => name !== 'DTSTART').length ?? 0;
  const isSure = (event.end !== null && ends.length > 0) || (event.duration !== null && durations.length > 0);
  // A doubtful line does not replace an unreadable end.
  const hasEnd = isSure || (!isWellFormed && ends.length + durations.length === others);
  if (starts.length === 1 && ends.length + durations.length <= 1) {
    return { spans: [{ start: first, end: ends[0] ?? null, duration: durations[0] ?? null }], hasEnd };
  }
  const spans = starts.flatMap((start) =>
    (ends.length > 0 ? ends : [null]).flatMap((end) =>
      (durations.length > 0 ? durations : [null]).map((duration) => withLaterEnd(start, end, duration, clock)),
    ),
  );
  return { spans, hasEnd };
}
