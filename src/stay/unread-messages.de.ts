import type { Platform } from '../calendar/rules/feed.ts';
import { formatMoment } from '../kernel/format-moment.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { UnreadPlatform } from './rules/mailed-booking.ts';

const piattaforme: Record<Platform, string> = { airbnb: 'Airbnb', booking: 'Booking.com', vrbo: 'VRBO' };

function forGuest(since: string): string {
  return `Zum Zeitpunkt der Anfrage war einer der Kalender dieser Unterkunft nicht abrufbar (seit ${formatMoment(since)}): Deshalb prüft der Gastgeber die Reisedaten, bevor er bestätigt.`;
}

function forOwner(unread: readonly UnreadPlatform[]): string | null {
  const calendars = unread.map(
    ({ platform, since }, index) =>
      `${index === 0 ? 'der Kalender' : 'der'} von ${piattaforme[platform]} (seit ${formatMoment(since)})`,
  );
  const last = calendars.pop();
  if (last === undefined) return null;
  const all = calendars.length === 0 ? last : `${calendars.join(', ')} und ${last}`;
  return `Zum Zeitpunkt der Anfrage ${calendars.length === 0 ? 'war' : 'waren'} ${all} nicht abrufbar.`;
}

export const unreadMessages = {
  /** To the guest, who need not know where else the house is let. */
  forGuest,
  /** To the owner: which platforms, since when; `null` where all were read. */
  forOwner,
  controlla: 'Deshalb ist es eine Anfrage: Prüfen Sie vor dem Annehmen dort, ob die Nächte frei sind.',
} as const;

true satisfies IsTranslation<typeof import('./unread-messages.it.ts'), typeof import('./unread-messages.de.ts')>;
