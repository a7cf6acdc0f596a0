import { type CalendarDate, daysBetween } from '../../kernel/dates/calendar-date.ts';
import type { ClassifiedEvent, FeedEvent, Platform } from './feed.ts';

type Classification = Pick<ClassifiedEvent, 'event_type' | 'is_proven'>;

/** `isOurs` means that the feed was written by an Ospitalia portal. `horizonEnd` is the first night after the horizon. */
type Circumstances = { horizonEnd: CalendarDate; isOurs: boolean };

const RESERVED: Record<'airbnb' | 'vrbo' | 'ours', RegExp> = {
  airbnb: /^reserved\b/i,
  vrbo: /^(?:reserved|réservée|prenotato)(?!\p{L})/iu,
  ours: /^prenotato$/i,
};

/** Maximum length of a stay, in nights. Longer events are usually seasonal closures. */
const LONGEST_STAY = 90;

/** Returns whether the dates suggest a stay. Booking.com writes `CLOSED - Not available` for both reservations and closures. */
function isLikelyStay({ start, end }: FeedEvent, horizonEnd: CalendarDate): boolean {
  return daysBetween(start, end) <= LONGEST_STAY && end < horizonEnd;
}

/**
 * Classifies a feed event. Only the classification is stored, because summaries may contain guest names (G23).
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
