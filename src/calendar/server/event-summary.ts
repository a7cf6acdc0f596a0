import type { CalendarEvent } from '../property-contract.ts';
import type { EventRow } from './events-repository.ts';
import { ownerMessages } from '../messages/by-request.ts';
import * as messages from '../messages/owner.it.ts';

type StoredWords = Pick<EventRow, 'booking_id' | 'is_hold' | 'event_type' | 'summary'>;

export function bookingOf({ booking_id, is_hold, event_type }: Omit<StoredWords, 'summary'>): CalendarEvent['booking'] {
  if (booking_id === null) return null;
  if (is_hold) return { id: booking_id, kind: 'hold' };
  return { id: booking_id, kind: event_type === 'booking' ? 'booking' : 'request' };
}

export function summaryOf(event: StoredWords): string {
  const { summary } = event;
  const booking = bookingOf(event);
  if (booking !== null) return ownerMessages().ownNightStates[booking.kind];
  if (summary === messages.blockedDatesSummary) return ownerMessages().blockedDatesSummary;
  return summary === messages.defaultEventSummary ? ownerMessages().defaultEventSummary : summary;
}
