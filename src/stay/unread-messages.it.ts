import type { Platform } from '../calendar/rules/feed.ts';
import { formatMoment } from '../kernel/format-moment.ts';
import type { UnreadPlatform } from './rules/mailed-booking.ts';

/** Said here as in the calendar's own messages, which a guest's page does not load. */
const piattaforme: Record<Platform, string> = { airbnb: 'Airbnb', booking: 'Booking.com', vrbo: 'VRBO' };

function forGuest(since: string): string {
  return `Al momento della richiesta uno dei calendari di questa struttura non si leggeva da ${formatMoment(since)}: per questo il proprietario controlla le date prima di confermare.`;
}

function forOwner(unread: readonly UnreadPlatform[]): string | null {
  const calendars = unread.map(
    ({ platform, since }, index) =>
      `${index === 0 ? 'il calendario' : 'quello'} di ${piattaforme[platform]} da ${formatMoment(since)}`,
  );
  const last = calendars.pop();
  if (last === undefined) return null;
  const all = calendars.length === 0 ? last : `${calendars.join(', ')} e ${last}`;
  return `Al momento della richiesta non ${calendars.length === 0 ? 'si leggeva' : 'si leggevano'} ${all}.`;
}

/** Why a stay is a request though its owner accepts at once: what is said of calendars that could not be read (ADR 0082). */
export const unreadMessages = {
  /** To the guest, who need not know where else the house is let. `since`: since when the first of them was not read. */
  forGuest,
  /** To the owner: which platforms, since when; `null` where all were read. */
  forOwner,
  controlla: 'Per questo è una richiesta: prima di accettare controlla lì che le notti siano libere.',
} as const;
