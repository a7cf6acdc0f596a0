import { type CalendarDate, daysBetween } from '../../kernel/dates/calendar-date.ts';
import type { ClassifiedEvent, FeedEvent, Platform } from './feed.ts';

type Classification = Pick<ClassifiedEvent, 'event_type' | 'is_proven'>;

/** `isOurs`: the feed was written by an Ospitalia portal. `horizonEnd`: the first night that is not read any more. */
type Circumstances = { horizonEnd: CalendarDate; isOurs: boolean };

/** The word at the beginning that means a reservation. A name or a code may follow. */
const RESERVED: Record<'airbnb' | 'vrbo' | 'ours', RegExp> = {
  airbnb: /^reserved\b/i,
  vrbo: /^(?:reserved|réservée|prenotato)(?!\p{L})/iu,
  ours: /^prenotato$/i,
};

/** Nights. Hardly anybody books a home for longer; owners close theirs for a season. */
const LONGEST_STAY = 90;

/** Booking.com says `CLOSED - Not available` of stays and closures alike: the length is all that tells them apart. */
function isLikelyStay({ start, end }: FeedEvent, horizonEnd: CalendarDate): boolean {
  return daysBetween(start, end) <= LONGEST_STAY && end < horizonEnd;
}

/**
 * Whether an event of a feed is a booking or a block, and whether the platform's own word proves it. What is only asked for
 * (`TENTATIVE`) blocks. Of all words only their meaning is kept: summaries name guests (G23).
 * @example Airbnb, 'Reserved': { event_type: 'booking', is_proven: true }
 */
export function classifyEvent(event: FeedEvent, platform: Platform, circumstances: Circumstances): Classification {
  const { horizonEnd, isOurs } = circumstances;
  const summary = event.summary.normalize('NFC');
  if (isOurs) return { event_type: RESERVED.ours.test(summary) ? 'booking' : 'blocked', is_proven: false };
  if (event.is_tentative) return { event_type: 'blocked', is_proven: false };
  if (platform === 'booking') {
    return { event_type: isLikelyStay(event, horizonEnd) ? 'booking' : 'blocked', is_proven: false };
  }
  const is_proven = RESERVED[platform].test(summary);
  return { event_type: is_proven ? 'booking' : 'blocked', is_proven };
}
