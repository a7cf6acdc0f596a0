import { REQUEST_HOURS } from './booking.ts';

const HOUR_MS = 3_600_000;

export const REMINDER_HOURS: readonly number[] = [3, 12];

/** Returns how many reminders are due. The caller sends only the latest, so that the owner receives a single email after an outage. */
export function dueReminders(expires_at: Date, now: Date): number {
  const waitedMs = REQUEST_HOURS * HOUR_MS - (expires_at.getTime() - now.getTime());
  return REMINDER_HOURS.filter((hours) => waitedMs >= hours * HOUR_MS).length;
}
