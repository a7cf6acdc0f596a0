import { isReversed, type Span } from './event-nights.ts';
import { type Moment, parseMoment } from './parse-ical-time.ts';
import type { RawEvent } from './raw-event.ts';
import type { RomeClock } from './rome-clock.ts';
import { writtenSpan } from './written-span.ts';

/** `span` is the new time of all occurrences from `id` onwards, or `null` if they are cancelled. */
export type Tail = { id: Moment; span: Span | null };

export type Overrides = { ids: Moment[]; tails: Tail[] };

/** The UIDs of recurring events, and all overrides by UID. An event without a UID overrides nothing. */
export type OverrideIndex = { repeated: ReadonlySet<string>; byUid: ReadonlyMap<string, Overrides> };

export const NO_OVERRIDES: Overrides = { ids: [], tails: [] };
const NOTHING: OverrideIndex = { repeated: new Set(), byUid: new Map() };
const THIS_AND_FUTURE = /;RANGE="?THISANDFUTURE"?(?:;|$)/i;

/** Returns the range of an override: `future` is THISANDFUTURE, and `unknown` is an unsupported value such as THISANDPRIOR. */
export function rangeOf({ recurrenceId }: RawEvent): 'none' | 'future' | 'unknown' {
  const params = recurrenceId?.params ?? '';
  if (!/;RANGE=/i.test(params)) return 'none';
  return THIS_AND_FUTURE.test(params) ? 'future' : 'unknown';
}

function overriddenBy(event: RawEvent): Moment | null {
  if (event.recurrenceId === null || !event.isSureOfUid) return null;
  return parseMoment(event.recurrenceId);
}

function isSame(one: RawEvent, other: RawEvent): boolean {
  const [time, otherTime] = [one, other].map(({ start, end, duration, others, repeated }) =>
    JSON.stringify([start, end, duration, others, repeated]),
  );
  return time === otherTime;
}

export function tailOf(event: RawEvent, clock: RomeClock): Tail | null {
  const id = overriddenBy(event);
  if (id === null || rangeOf(event) !== 'future') return null;
  if (event.status === 'CANCELLED') return { id, span: null };
  const written = writtenSpan(event, clock);
  const [span] = written?.spans ?? [];
  if (span === undefined || written?.hasEnd !== true || written.spans.length > 1) return null;
  return isReversed(span, clock) ? null : { id, span };
}

function mastersOf(events: readonly RawEvent[]): Map<string, RawEvent | null> {
  const masters = new Map<string, RawEvent | null>();
  for (const event of events) {
    if (event.recurrenceId !== null) continue;
    const other = masters.get(event.uid);
    masters.set(event.uid, other === undefined || (other !== null && isSame(event, other)) ? event : null);
  }
  return masters;
}

export function indexOverrides(events: readonly RawEvent[], clock: RomeClock): OverrideIndex {
  if (events.every(({ recurrenceId }) => recurrenceId === null)) return NOTHING;
  const masters = mastersOf(events);
  const byUid = new Map<string, Overrides>();
  for (const event of events) {
    const id = masters.get(event.uid) === null ? null : overriddenBy(event);
    if (id === null) continue;
    const overrides = byUid.get(event.uid) ?? { ids: [], tails: [] };
    byUid.set(event.uid, overrides);
    overrides.ids.push(id);
    const tail = tailOf(event, clock);
    if (tail !== null) overrides.tails.push(tail);
  }
  const repeated = new Set([...masters].filter(([, master]) => master?.repeated).map(([uid]) => uid));
  return { repeated, byUid };
}
