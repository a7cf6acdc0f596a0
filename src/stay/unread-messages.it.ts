import type { Platform } from '../calendar/rules/feed.ts';
import { misreadMessages } from '../calendar/misread-messages.it.ts';
import { parseMisread } from '../calendar/rules/parse-nights.ts';
import { formatMoment } from '../kernel/format-moment.ts';
import type { UnreadForGuest, UnreadPlatform } from './rules/mailed-booking.ts';

/** Said here as in the calendar's own messages, which a guest's page does not load. */
const piattaforme: Record<Platform, string> = { airbnb: 'Airbnb', booking: 'Booking.com', vrbo: 'VRBO' };

function forGuest({ unread_since, is_misread }: UnreadForGuest): string[] {
  if (is_misread)
    return [
      'Al momento della richiesta il calendario di questa casa aveva, per queste date, una voce che non siamo riusciti a leggere per intero: per questo il proprietario controlla le date prima di confermare.',
    ];
  if (unread_since === null) return [];
  return [
    `Al momento della richiesta non riuscivamo a leggere uno dei calendari di questa casa da ${formatMoment(unread_since)}: per questo il proprietario controlla le date prima di confermare.`,
  ];
}

function notRead(unread: readonly UnreadPlatform[]): string | null {
  const calendars = unread.map(
    ({ platform, since }, index) =>
      `${index === 0 ? 'il calendario' : 'quello'} di ${piattaforme[platform]} da ${formatMoment(since)}`,
  );
  const last = calendars.pop();
  if (last === undefined) return null;
  const all = calendars.length === 0 ? last : `${calendars.join(', ')} e ${last}`;
  return `Al momento della richiesta non riuscivamo a leggere ${all}.`;
}

/** A calendar that was read in part: the events that may be on these nights. */
function readInPart({ platform, misread = [] }: UnreadPlatform): string {
  const events = misread.map((event) => misreadMessages.evento(parseMisread(event))).join('; ');
  return `Il calendario di ${piattaforme[platform]} era letto solo in parte, e queste notti potevano essere occupate${events === '' ? '' : `: ${events}`}.`;
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
  controlla: 'Per questo è una richiesta: prima di accettare controlla lì che le notti siano libere.',
} as const;
