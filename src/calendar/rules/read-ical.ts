import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { createBudget } from './expand-rule.ts';
import {
  type FeedEvent,
  type FeedReading,
  type IgnoredReason,
  MISREAD_REASONS,
  type Misread,
  type Nights,
} from './feed.ts';
import { feedHorizon } from './feed-horizon.ts';
import { createZoneFinder, type WindowsZone } from './find-zone.ts';
import type { RawEvent } from './raw-event.ts';
import { hullOf, type ReadEvent, readEvent, type Work } from './read-event.ts';
import { MAX_EVENTS, type RawFeed, readIcalEvents } from './read-ical-events.ts';
import { indexOverrides } from './read-overrides.ts';
import { createRomeClock } from './rome-clock.ts';

export type ReadOptions = { today: CalendarDate; domain: string; windowsZone: WindowsZone };

const SUMMARY_LENGTH = 100;
const WRITTEN_LENGTH = 40;

function prepare(feed: RawFeed, { today, domain, windowsZone }: ReadOptions): Work {
  const horizon = feedHorizon(today);
  const budget = createBudget();
  const clock = createRomeClock(horizon, createZoneFinder(feed.zones, windowsZone, { horizon, budget }));
  const overrides = indexOverrides(feed.events, clock);
  return { ending: `@${domain.toLowerCase()}`, clock, horizon, budget, overrides };
}

function eventsOf(event: RawEvent, nights: readonly Nights[]): FeedEvent[] {
  const { uid } = event;
  const summary = event.summary.slice(0, SUMMARY_LENGTH);
  const is_tentative = event.status === 'TENTATIVE';
  return nights.map(({ start, end }) => ({ start, end, uid: uid || `${start}/${end}`, summary, is_tentative }));
}

function addTo(
  events: Map<string, FeedEvent>,
  raw: RawEvent,
  { nights, flaw, unknown }: ReadEvent,
): Omit<ReadEvent, 'nights'> {
  if (nights.length === 0) return { flaw, unknown };
  const known = events.size;
  if (known + nights.length > MAX_EVENTS) {
    return { flaw: 'troppi', unknown: hullOf([...nights, ...(unknown === null ? [] : [unknown])]) };
  }
  for (const event of eventsOf(raw, nights)) {
    const key = `${event.start}/${event.end}/${event.uid}`;
    if (!events.has(key)) events.set(key, event);
  }
  return { flaw: flaw ?? (events.size > known ? null : 'doppione'), unknown };
}

function misreadOf(flaw: IgnoredReason, nights: Nights | null, raw: RawEvent | null): Misread | null {
  const reason = MISREAD_REASONS.find((each) => each === flaw);
  if (reason === undefined || nights === null) return null;
  return { reason, nights, written: raw?.start?.value.slice(0, WRITTEN_LENGTH) ?? '' };
}

/**
 * Reads a platform's calendar (G8, G9, G20). `text` can contain replacement characters, because some feeds fold lines within a
 * multi-byte character.
 * @example readIcal('', { today, domain, windowsZone }) // { ok: false, fault: 'vuoto' }
 */
export function readIcal(text: string, options: ReadOptions): FeedReading {
  const feed = readIcalEvents(text);
  if (typeof feed === 'string') return { ok: false, fault: feed };
  const { count } = feed;
  const work = prepare(feed, options);
  const events = new Map<string, FeedEvent>();
  const ignored: Partial<Record<IgnoredReason, number>> = {};
  const misread: (Misread | null)[] = [];
  const beyond = count - feed.events.length;
  if (beyond > 0) {
    ignored.troppi = beyond;
    const { yesterday, end } = work.horizon;
    misread.push(misreadOf('troppi', { start: yesterday, end }, null));
  }
  let imported = 0;
  for (const raw of feed.events) {
    const { flaw, unknown } = addTo(events, raw, readEvent(raw, work));
    if (flaw === null) imported += 1;
    else {
      ignored[flaw] = (ignored[flaw] ?? 0) + 1;
      misread.push(misreadOf(flaw, unknown, raw));
    }
  }
  const all = { events: [...events.values()], misread: misread.filter((each) => each !== null) };
  return { ok: true, is_ours: feed.is_ours, count, imported, ignored, ...all };
}
