import type { Property } from './content-lines.ts';
import { endOf, type Span } from './event-nights.ts';
import { type Duration, type Moment, parseDuration, parseMoment } from './parse-ical-time.ts';
import type { OnceName, RawEvent } from './raw-event.ts';
import type { RomeClock } from './rome-clock.ts';

/**
 * What the lines of an event say about its time. `spans`: one, or several that its lines contradict each other about; the first
 * one counts. `hasEnd`: its end can be read, or it has none.
 */
export type WrittenSpan = { spans: readonly Span[]; hasEnd: boolean };

/** What is written in a line, of those of one name. Those that may be text count only if there is no other. */
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

/** Of an end and a duration, which should not stand together, the one that is later. */
function withLaterEnd(start: Moment, end: Moment | null, duration: Duration | null, clock: RomeClock): Span {
  const byEnd = { start, end, duration: null };
  const byDuration = { start, end: null, duration };
  if (end === null || duration === null) return end === null ? byDuration : byEnd;
  const [one, other] = [endOf(byEnd, clock), endOf(byDuration, clock)];
  const isLater = other.date > one.date || (other.date === one.date && (other.second ?? 0) > (one.second ?? 0));
  return isLater ? byDuration : byEnd;
}

/** The spans that an event may mean, or `null` if no start can be read. */
export function writtenSpan(event: RawEvent, clock: RomeClock): WrittenSpan | null {
  const starts = readings(event, 'DTSTART', event.start, parseMoment);
  const [first] = starts;
  if (first === undefined) return null;
  // Beside a line that is an end or a length for certain, the other one that may be text is text.
  const isLengthSure = event.end === null && event.duration !== null;
  const isEndSure = event.end !== null && event.duration === null;
  const ends = isLengthSure ? [] : readings(event, 'DTEND', event.end, parseMoment);
  const durations = isEndSure ? [] : readings(event, 'DURATION', event.duration, ({ value }) => parseDuration(value));
  const isWellFormed = event.end !== null || event.duration !== null;
  const others = event.others?.filter(({ name }) => name !== 'DTSTART').length ?? 0;
  const isSure = (event.end !== null && ends.length > 0) || (event.duration !== null && durations.length > 0);
  // What may be text is no end in place of one that cannot be read.
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
