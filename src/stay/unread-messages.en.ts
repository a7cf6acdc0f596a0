import type { IsTranslation } from '../kernel/translation.ts';
import type { Platform } from '../calendar/rules/feed.ts';
import { formatMoment } from '../kernel/format-moment.ts';
import type { UnreadPlatform } from './rules/mailed-booking.ts';

/** Said here as in the calendar's own messages, which a guest's page does not load. */
const piattaforme: Record<Platform, string> = { airbnb: 'Airbnb', booking: 'Booking.com', vrbo: 'VRBO' };

function forGuest(since: string): string {
  return `When you sent your request, we had not been able to read one of this home’s calendars since ${formatMoment(since)}: that is why the owner checks the dates before confirming.`;
}

function forOwner(unread: readonly UnreadPlatform[]): string | null {
  const calendars = unread.map(
    ({ platform, since }, index) =>
      `${index === 0 ? 'the calendar' : 'that'} of ${piattaforme[platform]} since ${formatMoment(since)}`,
  );
  const last = calendars.pop();
  if (last === undefined) return null;
  const all = calendars.length === 0 ? last : `${calendars.join(', ')} and ${last}`;
  return `When the request was sent, we had not been able to read ${all}.`;
}

/** Why a stay is a request though its owner accepts at once: what is said of calendars that could not be read (ADR 0082). */
export const unreadMessages = {
  /** To the guest, who need not know where else the house is let. `since`: since when the first of them was not read. */
  forGuest,
  /** To the owner: which platforms, since when; `null` where all were read. */
  forOwner,
  controlla: 'That is why it is a request: before you accept, check there that the nights are free.',
};

true satisfies IsTranslation<typeof import('./unread-messages.it.ts'), typeof import('./unread-messages.en.ts')>;
