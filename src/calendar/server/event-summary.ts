import { ownNightsMessages } from '../own-nights-messages.ts';
import type { CalendarEvent } from '../property-contract.ts';
import { propertyCalendarMessages as italian } from '../property-messages.it.ts';
import { propertyCalendarMessages as messages } from '../property-messages.ts';
import type { EventRow } from './events-repository.ts';

type StoredWords = Pick<EventRow, 'booking_id' | 'is_hold' | 'event_type' | 'summary'>;

export function bookingOf({ booking_id, is_hold, event_type }: Omit<StoredWords, 'summary'>): CalendarEvent['booking'] {
  if (booking_id === null) return null;
  if (is_hold) return { id: booking_id, kind: 'hold' };
  return { id: booking_id, kind: event_type === 'booking' ? 'booking' : 'request' };
}

/** The portal's own summaries are stored in Italian and shown in the current language. */
export function summaryOf(event: StoredWords): string {
  const { summary } = event;
  const booking = bookingOf(event);
  if (booking !== null) return ownNightsMessages[booking.kind];
  if (summary === italian.dateBloccate) return messages.dateBloccate;
  return summary === italian.evento ? messages.evento : summary;
}
