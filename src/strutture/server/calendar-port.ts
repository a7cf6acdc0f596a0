import type { OwnedRow } from './owner-repository.ts';
import type { StruttureDb } from './repository.ts';

export type CalendarAddress = { id: number; booking_ical_url: string };

/** Where the calendar room hears of strutture, which know nothing of calendars. */
export type CalendarPort = {
  /** An address that is new, or another than before; in the transaction that publishes it. */
  onCalendarUrl(transaction: StruttureDb, address: CalendarAddress): Promise<void>;
  /** The decision that published an address is taken back, and there was none before. */
  onCalendarUrlTakenBack(transaction: StruttureDb, address: CalendarAddress): Promise<void>;
};

export type PlatformsPort = {
  /** Whether a calendar of Booking.com is connected, of the whole house or of one of its rooms. */
  isOnBooking(db: StruttureDb, id: number): Promise<boolean>;
};

function publishedUrl({ status, booking_ical_url }: OwnedRow): string | null {
  return status === 'approvata' || status === 'sospesa' ? booking_ical_url : null;
}

export async function takeBackCalendarUrl(
  { onCalendarUrlTakenBack }: CalendarPort,
  transaction: StruttureDb,
  { id, published, before }: { id: number; published: string | null; before: string | null },
): Promise<void> {
  if (published === null || before !== null) return;
  await onCalendarUrlTakenBack(transaction, { id, booking_ical_url: published });
}

/** Hands over the address of a struttura that was changed, if it is online and the calendar does not have it yet. */
export async function handOverCalendarUrl(
  { onCalendarUrl }: CalendarPort,
  transaction: StruttureDb,
  { before, after }: { before: OwnedRow; after: OwnedRow },
): Promise<void> {
  const booking_ical_url = publishedUrl(after);
  if (booking_ical_url === null || booking_ical_url === publishedUrl(before)) return;
  await onCalendarUrl(transaction, { id: after.id, booking_ical_url });
}
