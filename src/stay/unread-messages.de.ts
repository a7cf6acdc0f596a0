import type { Platform } from '../calendar/rules/feed.ts';
import { misreadMessages } from '../calendar/misread-messages.de.ts';
import { parseMisread } from '../calendar/rules/parse-nights.ts';
import { formatMoment } from '../kernel/format-moment.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { UnreadForGuest, UnreadPlatform } from './rules/mailed-booking.ts';

const piattaforme: Record<Platform, string> = { airbnb: 'Airbnb', booking: 'Booking.com', vrbo: 'VRBO' };

function forGuest({ unread_since, is_misread }: UnreadForGuest): string[] {
  if (is_misread)
    return [
      'Zum Zeitpunkt der Anfrage enthielt der Kalender dieser Unterkunft für diesen Zeitraum einen Eintrag, den wir nicht vollständig lesen konnten. Deshalb prüft der Gastgeber die Reisedaten, bevor er bestätigt.',
    ];
  if (unread_since === null) return [];
  return [
    `Zum Zeitpunkt der Anfrage war einer der Kalender dieser Unterkunft nicht abrufbar (seit ${formatMoment(unread_since)}). Deshalb prüft der Gastgeber die Reisedaten, bevor er bestätigt.`,
  ];
}

function notRead(unread: readonly UnreadPlatform[]): string | null {
  const calendars = unread.map(
    ({ platform, since }, index) =>
      `${index === 0 ? 'der Kalender' : 'der'} von ${piattaforme[platform]} (seit ${formatMoment(since)})`,
  );
  const last = calendars.pop();
  if (last === undefined) return null;
  const all = calendars.length === 0 ? last : `${calendars.join(', ')} und ${last}`;
  return `Zum Zeitpunkt der Anfrage ${calendars.length === 0 ? 'war' : 'waren'} ${all} nicht abrufbar.`;
}

/** A calendar that was read in part: the events that may be on these nights. */
function readInPart({ platform, misread = [] }: UnreadPlatform): string {
  const events = misread.map((event) => misreadMessages.evento(parseMisread(event))).join('; ');
  return `Der Kalender von ${piattaforme[platform]} war nur teilweise gelesen, und diese Nächte konnten belegt sein${events === '' ? '' : `: ${events}`}.`;
}

function forOwner(unread: readonly UnreadPlatform[]): string | null {
  const isWhole = ({ misread }: UnreadPlatform) => misread === undefined;
  const whole = notRead(unread.filter(isWhole));
  const sentences = [...(whole === null ? [] : [whole]), ...unread.filter((each) => !isWhole(each)).map(readInPart)];
  return sentences.length === 0 ? null : sentences.join(' ');
}

export const unreadMessages = {
  /** To the guest, who need not know where else the house is let; nothing where all were read. */
  forGuest,
  /** To the owner: which platforms, since when, or which events; `null` where all were read. */
  forOwner,
  controlla: 'Deshalb ist es eine Anfrage. Prüfen Sie vor dem Annehmen dort, ob die Nächte frei sind.',
} as const;

true satisfies IsTranslation<typeof import('./unread-messages.it.ts'), typeof import('./unread-messages.de.ts')>;
