import { type CalendarDate, addDays, daysBetween } from '../../kernel/dates/calendar-date.ts';
import { isDayVisit, isReversed, nightsOf, type Span } from './event-nights.ts';
import type { IgnoredReason, MisreadReason, Nights } from './feed.ts';
import { clampToHorizon, type FeedHorizon } from './feed-horizon.ts';
import { isRepeated, type OccurrenceTools, occurrencesOf, spansOf } from './ical-occurrences.ts';
import { parseMoment } from './parse-ical-time.ts';
import { MAX_OTHERS, type RawEvent } from './raw-event.ts';
import { NO_OVERRIDES, type OverrideIndex, rangeOf, tailOf } from './read-overrides.ts';
import { writtenSpan } from './written-span.ts';

export type Work = OccurrenceTools & { ending: string; overrides: OverrideIndex };

/** `flaw` explains absent or changed nights. `unknown` contains the additional nights that the event may block. */
export type ReadEvent = { nights: Nights[]; flaw: IgnoredReason | null; unknown: Nights | null };

/** A period whose nights are unknown, and the reason. `to` is `null` if the period has no end. */
type Doubt = { flaw: MisreadReason; from: CalendarDate; to: CalendarDate | null };

type Reading = { spans: readonly Span[]; doubts: Doubt[] };

const MAX_OCCURRENCES = 750;

const LONGEST_STAY = 366;

const nothing = (flaw: IgnoredReason): ReadEvent => ({ nights: [], flaw, unknown: null });

/**
 * Returns why an event is ignored, or `null`. An event with contradictory lines is never ignored, because the lines may belong to
 * two events.
 */
function refusalOf({ uid, status, others, isSureOfUid, isUnclear }: RawEvent, { ending }: Work): IgnoredReason | null {
  if (others !== null) return null;
  if (isSureOfUid && uid.slice(-ending.length).toLowerCase() === ending) return 'nostro';
  return status === 'CANCELLED' && !isUnclear ? 'annullato' : null;
}

const everything = ({ horizon }: Work, flaw: MisreadReason): Doubt => ({ flaw, from: horizon.yesterday, to: null });

export function hullOf(stretches: readonly Nights[]): Nights | null {
  const [first, ...others] = stretches;
  if (first === undefined) return null;
  return others.reduce(
    ({ start, end }, each) => ({
      start: each.start < start ? each.start : start,
      end: each.end > end ? each.end : end,
    }),
    first,
  );
}

/**
 * Returns the nights that may be blocked by an event that ends before it starts. Either date may be wrong, so any night may be
 * blocked, unless the event is long past and does not recur. If the duration is negative, any night from the computed end onwards
 * may be blocked.
 */
function doubtOfReversed(event: RawEvent, span: Span, work: Work): Doubt {
  const { clock, horizon } = work;
  const flaw = 'fine_prima_inizio';
  const start = clock.read(span.start).date;
  if (span.end === null) return { flaw, from: addDays(start, (span.duration?.days ?? 0) - 1), to: null };
  const isOver = start < addDays(horizon.yesterday, -LONGEST_STAY) && !isRepeated(event);
  return isOver ? { flaw, from: start, to: addDays(start, 1) } : everything(work, flaw);
}

function isMangled({ mangled, end, duration }: RawEvent): boolean {
  if (mangled === null) return false;
  const isEndless = end === null && duration === null;
  return mangled.has('RRULE') || mangled.has('RDATE') || isEndless;
}

function readTime(event: RawEvent, work: Work): Reading | null {
  const written = writtenSpan(event, work.clock);
  const [span] = written?.spans ?? [];
  if (written === null || span === undefined) return null;
  const doubts: Doubt[] = [];
  const nights = written.spans.map((each) => nightsOf(each, work.clock));
  const from = nights[0]?.start ?? work.horizon.yesterday;
  const isCut = event.others?.length === MAX_OTHERS || event.mangled?.has('DTSTART') === true;
  if (isCut) doubts.push(everything(work, 'non_chiaro'));
  if (!written.hasEnd || isMangled(event)) doubts.push({ flaw: 'data_non_valida', from, to: null });
  const hull = hullOf(nights);
  const isContradictory = nights.some(({ start, end }) => start !== nights[0]?.start || end !== nights[0].end);
  if (isContradictory && hull !== null) {
    const to = isRepeated(event) ? null : hull.end;
    doubts.push({ flaw: 'non_chiaro', from: hull.start, to });
  } else if (isReversed(span, work.clock)) doubts.push(doubtOfReversed(event, span, work));
  return { spans: [span], doubts };
}

function doubtsOfOverride(event: RawEvent, span: Span, work: Work): Doubt[] {
  const range = rangeOf(event);
  if (range === 'unknown') return [everything(work, 'ricorrenza')];
  const isFollowed = range === 'none' || (work.overrides.repeated.has(event.uid) && tailOf(event, work.clock) !== null);
  if (isFollowed && !isRepeated(event) && (range === 'none' || work.clock.knows(span.start))) return [];
  return [{ flaw: 'ricorrenza', from: work.clock.read(span.start).date, to: null }];
}

function readRepeated(event: RawEvent, span: Span, work: Work): Reading {
  const overrides = event.uid === '' ? undefined : work.overrides.byUid.get(event.uid);
  const { spans, unknown, isExact } = occurrencesOf(event, span, overrides ?? NO_OVERRIDES, work);
  const doubts: Doubt[] = [];
  const { start, end } = nightsOf(span, work.clock);
  if (unknown !== null) {
    const to = unknown.to === null ? null : addDays(unknown.to, daysBetween(start, end));
    doubts.push({ flaw: 'ricorrenza', from: unknown.from, to });
  }
  const hull = isExact ? null : hullOf(spans.map((each) => nightsOf(each, work.clock)));
  if (hull !== null) doubts.push({ flaw: 'ricorrenza', from: hull.start, to: hull.end });
  return { spans, doubts };
}

function readBusy(event: RawEvent, work: Work): Reading {
  const { spans, isWhole } = spansOf(
    (event.busy ?? []).filter(({ value }) => value !== ''),
    null,
    work.clock,
  );
  return { spans, doubts: isWhole ? [] : [everything(work, 'data_non_valida')] };
}

function readSpans(event: RawEvent, work: Work): Reading {
  if (event.isAvailability) return { spans: [], doubts: [everything(work, 'non_chiaro')] };
  if (event.busy !== null) return readBusy(event, work);
  const time = readTime(event, work);
  const [span] = time?.spans ?? [];
  if (time === null || span === undefined) return { spans: [], doubts: [everything(work, 'data_non_valida')] };
  if (event.recurrenceId !== null) return { ...time, doubts: [...time.doubts, ...doubtsOfOverride(event, span, work)] };
  if (!isRepeated(event)) return time;
  const { spans, doubts } = readRepeated(event, span, work);
  return { spans, doubts: [...time.doubts, ...doubts] };
}

function stretchesOf(spans: readonly Span[], { clock, horizon }: Work): Nights[] {
  const stretches = spans.map((span) => clampToHorizon(nightsOf(span, clock), horizon)).filter((each) => each !== null);
  if (stretches.length < 2) return stretches;
  const once = new Map(stretches.map((nights) => [`${nights.start}/${nights.end}`, nights]));
  return [...once.values()].toSorted((a, b) => (a.start < b.start ? -1 : 1));
}

function unknownNights(
  doubts: readonly Doubt[],
  { yesterday, end }: FeedHorizon,
  isZoneUnknown: boolean,
): Nights | null {
  const hull = hullOf(doubts.map((doubt) => ({ start: doubt.from, end: doubt.to ?? end })));
  if (hull === null) return null;
  const margin = isZoneUnknown ? 1 : 0;
  const [from, to] = [addDays(hull.start, -margin), addDays(hull.end, margin)];
  const nights = { start: from > yesterday ? from : yesterday, end: to < end ? to : end };
  return nights.start < nights.end ? nights : null;
}

function isUnknownZone({ start, end }: Span, { clock }: Work): boolean {
  return !clock.knows(start) || (end !== null && !clock.knows(end));
}

function readPlain(event: RawEvent, work: Work): ReadEvent | null {
  const { clock, horizon } = work;
  const { others, repeated, recurrenceId, duration, mangled } = event;
  if ((others ?? repeated ?? recurrenceId ?? duration ?? mangled) !== null) return null;
  const start = event.start === null ? null : parseMoment(event.start);
  const end = event.end === null ? null : parseMoment(event.end);
  if (start === null || (event.end !== null && end === null)) return null;
  const span = { start, end, duration: null };
  if (isUnknownZone(span, work) || isReversed(span, clock)) return null;
  if (start.second !== null && isDayVisit(span, clock)) return nothing('senza_notte');
  const nights = clampToHorizon(nightsOf(span, clock), horizon);
  return nights === null ? nothing('fuori_orizzonte') : { nights: [nights], flaw: null, unknown: null };
}

/**
 * Returns the nights of one event, and what is unknown about them.
 * @example a cancelled event: { nights: [], flaw: 'annullato', unknown: null }
 */
export function readEvent(event: RawEvent, work: Work): ReadEvent {
  const refusal = refusalOf(event, work);
  if (refusal !== null) return nothing(refusal);
  const plain = readPlain(event, work);
  if (plain !== null) return plain;
  const { spans, doubts } = readSpans(event, work);
  const isZoneUnknown = spans.some((span) => isUnknownZone(span, work));
  if (isZoneUnknown) {
    const hull = hullOf(spans.map((span) => nightsOf(span, work.clock)));
    if (hull !== null) doubts.push({ flaw: 'fuso_sconosciuto', from: hull.start, to: hull.end });
  }
  const overnight = isZoneUnknown ? spans : spans.filter((span) => !isDayVisit(span, work.clock));
  const stretches = stretchesOf(overnight, work);
  const nights = stretches.slice(0, MAX_OCCURRENCES);
  const beyond = stretches[MAX_OCCURRENCES];
  if (beyond !== undefined) doubts.push({ flaw: 'ricorrenza', from: beyond.start, to: null });
  const unknown = unknownNights(doubts, work.horizon, isZoneUnknown);
  if (unknown !== null) return { nights, flaw: doubts[0]?.flaw ?? null, unknown };
  if (nights.length > 0) return { nights, flaw: null, unknown: null };
  if (spans.length === 0 && doubts.length === 0) return nothing('annullato');
  return nothing(overnight.length === 0 && spans.length > 0 ? 'senza_notte' : 'fuori_orizzonte');
}
