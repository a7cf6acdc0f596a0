import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { isDayVisit, isReversed, nightsOf, type Span, spanOf } from './event-nights.ts';
import {
  type FeedEvent,
  type FeedReading,
  type IgnoredReason,
  MISREAD_REASONS,
  type Misread,
  type Nights,
} from './feed.ts';
import { clampToHorizon, feedHorizon } from './feed-horizon.ts';
import { type ExpandRecurrence, type OccurrenceTools, isRecurring, occurrencesOf } from './ical-occurrences.ts';
import { type Moment, parseMoment } from './parse-ical-time.ts';
import type { RawEvent } from './raw-event.ts';
import { MAX_EVENTS, type RawFeed, readIcalEvents } from './read-ical-events.ts';
import { createRomeClock } from './rome-clock.ts';

/** `domain`: the part behind the `@` of our own UIDs. */
export type ReadOptions = { today: CalendarDate; domain: string; expand: ExpandRecurrence };

/** All that is known while the events of one feed are looked at. `ending`: of our own UIDs. `moved`: nights that overrides stand for, by UID. */
type Work = OccurrenceTools & { ending: string; moved: ReadonlyMap<string, ReadonlySet<CalendarDate>> };

/** Following a repetition costs up to a few milliseconds: no home has so many that they add up to much. */
const MAX_RECURRING = 16;
const NONE: ReadonlySet<CalendarDate> = new Set();
/** As much of a summary as tells what an event is. */
const SUMMARY_LENGTH = 100;

function atMost(times: number, expand: ExpandRecurrence): ExpandRecurrence {
  let left = times;
  return (recurrence) => {
    left -= 1;
    return left < 0 ? null : expand(recurrence);
  };
}

function prepare(feed: RawFeed, { today, domain, expand }: ReadOptions): Work {
  const horizon = feedHorizon(today);
  const clock = createRomeClock(horizon);
  const moved = new Map<string, Set<CalendarDate>>();
  for (const event of feed.events) {
    const id = event.recurrenceId;
    const moment = id === null ? null : parseMoment(id);
    if (moment === null) continue;
    moved.set(event.uid, (moved.get(event.uid) ?? new Set()).add(clock.read(moment).date));
  }
  return {
    ending: `@${domain.toLowerCase()}`,
    clock,
    horizon,
    expand: atMost(MAX_RECURRING, expand),
    moved,
  };
}

/** What a VEVENT takes within the horizon. `flaw`: why that is nothing, or not what is written. */
type ReadNights = { nights: Nights[]; flaw: IgnoredReason | null };

const nothing = (flaw: IgnoredReason): ReadNights => ({ nights: [], flaw });

function refusalOf({ uid, status }: RawEvent, { ending }: Work): IgnoredReason | null {
  if (uid.slice(-ending.length).toLowerCase() === ending) return 'nostro';
  return status === 'CANCELLED' ? 'annullato' : null;
}

function startsOf(event: RawEvent, span: Span, work: Work): { starts: readonly Moment[]; flaw: IgnoredReason | null } {
  const flaw = isReversed(span, event.duration?.value ?? '', work.clock) ? 'fine_prima_inizio' : null;
  if (!isRecurring(event)) return { starts: [span.start], flaw };
  const { starts, isWhole } = occurrencesOf(event, span, { ...work, moved: work.moved.get(event.uid) ?? NONE });
  if (!isWhole) return { starts, flaw: 'ricorrenza' };
  return { starts, flaw: starts.length === 0 ? 'annullato' : flaw };
}

function nightsIn(event: RawEvent, work: Work): ReadNights {
  const refusal = refusalOf(event, work);
  if (refusal !== null) return nothing(refusal);
  const span = spanOf(event);
  if (span === null) return nothing('data_non_valida');
  const { starts, flaw } = startsOf(event, span, work);
  // Hours that repeat in a way that is not followed may well go through a night.
  if (flaw !== 'ricorrenza' && isDayVisit(span, work.clock)) return nothing('senza_notte');
  const nights: Nights[] = [];
  for (const start of starts) {
    const kept = clampToHorizon(nightsOf(span, work.clock, start), work.horizon);
    if (kept !== null) nights.push(kept);
  }
  return nights.length === 0 ? nothing(flaw ?? 'fuori_orizzonte') : { nights, flaw };
}

/** One event for each stretch of nights. An event without UID is named by its nights: they are all that it has. */
function eventsOf(event: RawEvent, nights: readonly Nights[]): FeedEvent[] {
  const { uid } = event;
  const summary = event.summary.slice(0, SUMMARY_LENGTH);
  const is_tentative = event.status === 'TENTATIVE';
  return nights.map(({ start, end }) => ({ start, end, uid: uid || `${start}/${end}`, summary, is_tentative }));
}

/** Adds the nights of a VEVENT to the events; says why it does not, or why these are not all of it. */
function addTo(events: Map<string, FeedEvent>, raw: RawEvent, work: Work): IgnoredReason | null {
  const { nights, flaw } = nightsIn(raw, work);
  if (nights.length === 0) return flaw;
  const known = events.size;
  if (known + nights.length > MAX_EVENTS) return 'troppi';
  for (const event of eventsOf(raw, nights)) {
    const key = `${event.start}/${event.end}/${event.uid}`;
    if (!events.has(key)) events.set(key, event);
  }
  return flaw ?? (events.size > known ? null : 'doppione');
}

/** The whole horizon: which of its nights an event affects that was not understood is not known. */
function misreadOf(raw: RawEvent | null, ignored: IgnoredReason, { horizon }: Work): Misread | null {
  const reason = MISREAD_REASONS.find((each) => each === ignored);
  if (reason === undefined) return null;
  const nights = { start: horizon.yesterday, end: horizon.end };
  return { reason, nights, written: raw?.start?.value.slice(0, 40) ?? '' };
}

/**
 * Reads a platform's calendar: its events as nights, and a count of whatever was not imported as it is written (G8, G9, G20). `text` is the
 * answer, decoded as UTF-8 with replacement characters: a line may be folded inside a character.
 * @example readIcal('', { today, domain, expand }) // { ok: false, fault: 'vuoto' }
 */
export function readIcal(text: string, options: ReadOptions): FeedReading {
  const feed = readIcalEvents(text);
  if (typeof feed === 'string') return { ok: false, fault: feed };
  const work = prepare(feed, options);
  const events = new Map<string, FeedEvent>();
  const ignored: Partial<Record<IgnoredReason, number>> = {};
  const misread: (Misread | null)[] = [];
  const beyond = feed.count - feed.events.length;
  if (beyond > 0) {
    ignored.troppi = beyond;
    misread.push(misreadOf(null, 'troppi', work));
  }
  let imported = 0;
  for (const raw of feed.events) {
    const reason = addTo(events, raw, work);
    if (reason === null) imported += 1;
    else {
      ignored[reason] = (ignored[reason] ?? 0) + 1;
      misread.push(misreadOf(raw, reason, work));
    }
  }
  return {
    ok: true,
    is_ours: feed.is_ours,
    events: [...events.values()],
    count: feed.count,
    imported,
    ignored,
    misread: misread.filter((each) => each !== null),
  };
}
