import type { IsTranslation } from '../kernel/translation.ts';
import type { Platform } from '../calendar/rules/feed.ts';
import { formatMoment } from '../kernel/format-moment.ts';
import type { UnreadPlatform } from './rules/mailed-booking.ts';

/** After a calendar, or after « celui ». */
const ofPlatform: Record<Platform, string> = { airbnb: 'd’Airbnb', booking: 'de Booking.com', vrbo: 'de VRBO' };

function forGuest(since: string): string {
  return `Au moment de la demande, l’un des calendriers de cet hébergement ne pouvait plus être lu depuis le ${formatMoment(since)} : c’est pourquoi le propriétaire vérifie les dates avant de confirmer.`;
}

function forOwner(unread: readonly UnreadPlatform[]): string | null {
  const calendars = unread.map(
    ({ platform, since }, index) =>
      `${index === 0 ? 'le calendrier' : 'celui'} ${ofPlatform[platform]} depuis le ${formatMoment(since)}`,
  );
  const last = calendars.pop();
  if (last === undefined) return null;
  const all = calendars.length === 0 ? last : `${calendars.join(', ')} et ${last}`;
  return `Au moment de la demande, nous n’arrivions plus à lire ${all}.`;
}

/** Why a stay is a request though its owner accepts at once: what is said of calendars that could not be read (ADR 0082). */
export const unreadMessages = {
  /** To the guest, who need not know where else the house is let. `since`: since when the first of them was not read. */
  forGuest,
  /** To the owner: which platforms, since when; `null` where all were read. */
  forOwner,
  controlla: 'C’est donc une demande : avant d’accepter, vérifiez-y que les nuits sont libres.',
};

true satisfies IsTranslation<typeof import('./unread-messages.it.ts'), typeof import('./unread-messages.fr.ts')>;
