import type { OwnedRow } from './owner-repository.ts';
import type { StruttureDb } from './repository.ts';

export type CalendarAddress = { id: number; booking_ical_url: string };

export type CalendarPort = {
  /** Called in the transaction that publishes the calendar URL. */
  onCalendarUrl(transaction: StruttureDb, address: CalendarAddress): Promise<void>;
  onCalendarUrlTakenBack(transaction: StruttureDb, address: CalendarAddress): Promise<void>;
};

export type PlatformsPort = {
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

export async function handOverCalendarUrl(
  { onCalendarUrl }: CalendarPort,
  transaction: StruttureDb,
  { before, after }: { before: OwnedRow; after: OwnedRow },
): Promise<void> {
  const booking_ical_url = publishedUrl(after);
  if (booking_ical_url === null || booking_ical_url === publishedUrl(before)) return;
  await onCalendarUrl(transaction, { id: after.id, booking_ical_url });
}
