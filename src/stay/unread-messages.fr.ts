import type { IsTranslation } from '../kernel/translation.ts';
import type { Platform } from '../calendar/rules/feed.ts';
import { misreadMessages } from '../calendar/misread-messages.fr.ts';
import { parseMisread } from '../calendar/rules/parse-nights.ts';
import { formatMoment } from '../kernel/format-moment.ts';
import type { UnreadForGuest, UnreadPlatform } from './rules/mailed-booking.ts';

/** After a calendar, or after « celui ». */
const ofPlatform: Record<Platform, string> = { airbnb: 'd’Airbnb', booking: 'de Booking.com', vrbo: 'de VRBO' };

function forGuest({ unread_since, is_misread }: UnreadForGuest): string[] {
  if (is_misread)
    return [
      'Au moment de la demande, le calendrier de cet hébergement contenait pour ces dates une entrée que nous n’avons pas pu lire en entier : c’est pourquoi le propriétaire vérifie les dates avant de confirmer.',
    ];
  if (unread_since === null) return [];
  return [
    `Au moment de la demande, l’un des calendriers de cet hébergement ne pouvait plus être lu depuis le ${formatMoment(unread_since)} : c’est pourquoi le propriétaire vérifie les dates avant de confirmer.`,
  ];
}

function notRead(unread: readonly UnreadPlatform[]): string | null {
  const calendars = unread.map(
    ({ platform, since }, index) =>
      `${index === 0 ? 'le calendrier' : 'celui'} ${ofPlatform[platform]} depuis le ${formatMoment(since)}`,
  );
  const last = calendars.pop();
  if (last === undefined) return null;
  const all = calendars.length === 0 ? last : `${calendars.join(', ')} et ${last}`;
  return `Au moment de la demande, nous n’arrivions plus à lire ${all}.`;
}

/** A calendar that was read in part: the events that may be on these nights. */
function readInPart({ platform, misread = [] }: UnreadPlatform): string {
  const events = misread.map((event) => misreadMessages.evento(parseMisread(event))).join('; ');
  return `Le calendrier ${ofPlatform[platform]} n’avait été lu qu’en partie, et ces nuits pouvaient être indisponibles${events === '' ? '' : ` : ${events}`}.`;
}

function forOwner(unread: readonly UnreadPlatform[]): string | null {
  const isWhole = ({ misread }: UnreadPlatform) => misread === undefined;
  const whole = notRead(unread.filter(isWhole));
  const sentences = [...(whole === null ? [] : [whole]), ...unread.filter((each) => !isWhole(each)).map(readInPart)];
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** Why a stay is a request though its owner accepts at once: what is said of calendars that could not be read (ADR 0082). */
export const unreadMessages = {
  /** To the guest, who need not know where else the house is let; nothing where all were read. */
  forGuest,
  /** To the owner: which platforms, since when, or which events; `null` where all were read. */
  forOwner,
  controlla: 'C’est donc une demande : avant d’accepter, vérifiez-y que les nuits sont disponibles.',
};

true satisfies IsTranslation<typeof import('./unread-messages.it.ts'), typeof import('./unread-messages.fr.ts')>;
