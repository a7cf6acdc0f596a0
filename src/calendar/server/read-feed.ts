import { createHash } from 'node:crypto';
import { type Clock, today } from '../../kernel/dates/clock.ts';
import { classifyEvent } from '../rules/classify-event.ts';
import { contentFingerprint, feedHorizon } from '../rules/feed-horizon.ts';
import type { ClassifiedEvent, FeedReading, Platform } from '../rules/feed.ts';
import type { FeedFault } from '../rules/feed-fault.ts';
import { readIcal } from '../rules/read-ical.ts';
import type { AnswerNotes, ClaimedFeed } from './feed-repository.ts';
import type { FeedFetcher } from './fetch-feed/fetch-feed.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { WINDOWS_TO_IANA_MAP } from 'windows-iana';

/** The territory that CLDR uses for the default zone of a Windows name, regardless of the country. */
const DEFAULT_TERRITORY = '001';

let zones: ReadonlyMap<string, string> | undefined;

/**
 * Returns the IANA name of a Windows time zone according to CLDR, or `null` if the name is unknown.
 * @example windowsZone('Pacific Standard Time') // 'America/Los_Angeles'
 */
export function windowsZone(name: string): string | null {
  zones ??= new Map(
    WINDOWS_TO_IANA_MAP.flatMap(({ windowsName, territory, iana }) =>
      territory === DEFAULT_TERRITORY ? [[windowsName.toLowerCase(), iana[0]]] : [],
    ),
  );
  return zones.get(name.toLowerCase()) ?? null;
}

export type FeedAnswer = { now: Date; today: CalendarDate } & (
  | { kind: 'read'; events: ClassifiedEvent[]; notes: AnswerNotes }
  | { kind: 'unchanged' }
  | { kind: 'fault'; fault: FeedFault; retryAfter: number | null }
);

export type KnownAnswer = Pick<ClaimedFeed, 'etag' | 'last_modified' | 'content_hash'>;
export type ReadableFeed = { url: string; platform: Platform; known: KnownAnswer | null };

export type ReaderDependencies = {
  fetcher: Pick<FeedFetcher, 'fetch'>;
  clock: Clock;
  publicUrl: string;
};

const sha256 = (text: string) => createHash('sha256').update(text);

/** Classifies the events of a feed. No text from the platform is passed on (G23). */
function classify(
  { events, is_ours }: Extract<FeedReading, { ok: true }>,
  platform: Platform,
  day: CalendarDate,
): ClassifiedEvent[] {
  const circumstances = { horizonEnd: feedHorizon(day).end, isOurs: is_ours };
  return events.map((event) => ({
    start: event.start,
    end: event.end,
    uid_hash: sha256(event.uid).digest('hex'),
    ...classifyEvent(event, platform, circumstances),
  }));
}

export function createFeedReader({ fetcher, clock, publicUrl }: ReaderDependencies) {
  const domain = new URL(publicUrl).host;

  function read(bytes: Uint8Array, { platform, known }: ReadableFeed, day: CalendarDate) {
    const text = new TextDecoder().decode(bytes);
    const content_hash = sha256(contentFingerprint(text, day)).digest();
    if (known?.content_hash?.equals(content_hash) === true) return { kind: 'unchanged' as const };
    const reading = readIcal(text, { today: day, domain, windowsZone });
    if (!reading.ok) return { kind: 'fault' as const, fault: reading.fault, retryAfter: null };
    const { count, ignored, misread } = reading;
    const events = classify(reading, platform, day);
    return { kind: 'read' as const, events, notes: { content_hash, event_count: count, ignored, misread } };
  }

  return async function readFeed(feed: ReadableFeed): Promise<FeedAnswer> {
    const { etag = null, last_modified = null } = feed.known ?? {};
    const fetched = await fetcher.fetch(feed.url, { etag, last_modified });
    const moment = { now: clock.now(), today: today(clock) };
    if (fetched.kind !== 'body') return { ...fetched, ...moment };
    const answer = read(fetched.bytes, feed, moment.today);
    if (answer.kind !== 'read') return { ...answer, ...moment };
    const validators = { etag: fetched.etag, last_modified: fetched.last_modified };
    return { ...answer, notes: { ...answer.notes, ...validators }, ...moment };
  };
}

export type ReadFeed = ReturnType<typeof createFeedReader>;
