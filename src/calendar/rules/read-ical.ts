import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { nightsOf, spanOf } from './event-nights.ts';
import type { FeedEvent, FeedReading, IgnoredReason, Nights } from './feed.ts';
import { clampToHorizon, feedHorizon } from './feed-horizon.ts';
import { type ExpandRecurrence, type OccurrenceTools, isRecurring, occurrencesOf } from './ical-occurrences.ts';
import { parseMoment } from './parse-ical-time.ts';
import { MAX_EVENTS, type RawEvent, type RawFeed, readIcalEvents } from './read-ical-events.ts';
import { createRomeClock } from './rome-clock.ts';

/** `domain`: the part behind the `@` of our own UIDs. */
export type ReadOptions = { today: CalendarDate; domain: string; expand: ExpandRecurrence };

/** All that is known while the events of one feed are looked at. `ending`: of our own UIDs. `moved`: nights that overrides stand for, by UID. */
type Work = OccurrenceTools & { ending: string; moved: ReadonlyMap<string, ReadonlySet<CalendarDate>> };

/** Following a repetition costs up to a few milliseconds: no home has so many that they add up to much. */
const MAX_RECURRING = 16;
/** As much of a summary as tells what an event is. */
const SUMMARY_LENGTH = 100;

function valueOf(event: RawEvent, name: string): string {
  return event.get(name)?.[0]?.value ?? '';
}

function keyOf({ uid, start, end }: FeedEvent): string {
  return `${start}/${end}/${uid}`;
}

function atMost(times: number, expand: ExpandRecurrence): ExpandRecurrence {
  let left = times;
  return (recurrence) => {
    left -= 1;
    return left < 0 ? null : expand(recurrence);
  };
}

function prepare(feed: RawFeed, { today, domain, expand }: ReadOptions): Work {
  const clock = createRomeClock(today);
  const moved = new Map<string, Set<CalendarDate>>();
  for (const event of feed.events) {
    const [id] = event.get('RECURRENCE-ID') ?? [];
    const moment = id === undefined ? null : parseMoment(id);
    if (moment === null) continue;
    const uid = valueOf(event, 'UID');
    moved.set(uid, (moved.get(uid) ?? new Set()).add(clock.read(moment).date));
  }
  return {
    ending: `@${domain.toLowerCase()}`,
    clock,
    horizon: feedHorizon(today),
    expand: atMost(MAX_RECURRING, expand),
    moved,
  };
}

/** The nights of a VEVENT within the horizon, or why there are none. */
function nightsIn(event: RawEvent, work: Work): Nights[] | IgnoredReason {
  const uid = valueOf(event, 'UID');
  if (uid.toLowerCase().endsWith(work.ending)) return 'nostro';
  if (valueOf(event, 'STATUS').toUpperCase() === 'CANCELLED') return 'annullato';
  const span = spanOf(event);
  if (span === null) return 'data_non_valida';
  const moved = work.moved.get(uid) ?? new Set();
  const starts = isRecurring(event) ? occurrencesOf(event, span, { ...work, moved }) : [span.start];
  if (starts === null) return 'ricorrenza';
  if (starts.length === 0) return 'annullato';
  const nights = starts
    .map((start) => clampToHorizon(nightsOf(span, work.clock, start), work.horizon))
    .filter((kept) => kept !== null);
  return nights.length === 0 ? 'fuori_orizzonte' : nights;
}

/** One event for each stretch of nights. An event without UID is named by its nights: they are all that it has. */
function eventsOf(event: RawEvent, nights: readonly Nights[]): FeedEvent[] {
  const uid = valueOf(event, 'UID');
  const summary = valueOf(event, 'SUMMARY').slice(0, SUMMARY_LENGTH);
  const is_tentative = valueOf(event, 'STATUS').toUpperCase() === 'TENTATIVE';
  return nights.map(({ start, end }) => ({ start, end, uid: uid || `${start}/${end}`, summary, is_tentative }));
}

/** What is imported of a feed's events, and what is not. */
function importAll(feed: RawFeed, work: Work) {
  const ignored: Partial<Record<IgnoredReason, number>> = {};
  const events = new Map<string, FeedEvent>();
  let imported = 0;
  for (const raw of feed.events) {
    const nights = nightsIn(raw, work);
    const found = typeof nights === 'string' ? [] : eventsOf(raw, nights);
    const fresh = found.map((event) => [keyOf(event), event] as const).filter(([key]) => !events.has(key));
    const isFull = events.size + fresh.length > MAX_EVENTS;
    const reason = typeof nights === 'string' ? nights : fresh.length === 0 ? 'doppione' : isFull ? 'troppi' : null;
    if (reason !== null) ignored[reason] = (ignored[reason] ?? 0) + 1;
    else {
      imported += 1;
      for (const [key, event] of fresh) events.set(key, event);
    }
  }
  return { events: [...events.values()], imported, ignored };
}

/**
 * Reads a platform's calendar: its events as nights, and a count of whatever was not imported (G8, G9, G20). `text` is the
 * answer, decoded as UTF-8 with replacement characters: a line may be folded inside a character.
 * @example readIcal('', { today, domain, expand }) // { ok: false, fault: 'vuoto' }
 */
export function readIcal(text: string, options: ReadOptions): FeedReading {
  const feed = readIcalEvents(text);
  if (typeof feed === 'string') return { ok: false, fault: feed };
  const { events, imported, ignored } = importAll(feed, prepare(feed, options));
  const beyond = feed.count - feed.events.length;
  if (beyond > 0) ignored.troppi = (ignored.troppi ?? 0) + beyond;
  return { ok: true, is_ours: feed.is_ours, events, count: feed.count, imported, ignored };
}
