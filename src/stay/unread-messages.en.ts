import type { IsTranslation } from '../kernel/translation.ts';
import type { Platform } from '../calendar/rules/feed.ts';
import { misreadMessages } from '../calendar/misread-messages.en.ts';
import { parseMisread } from '../calendar/rules/parse-nights.ts';
import { formatMoment } from '../kernel/format-moment.ts';
import type { UnreadForGuest, UnreadPlatform } from './rules/mailed-booking.ts';

/** Said here as in the calendar's own messages, which a guest's page does not load. */
const piattaforme: Record<Platform, string> = { airbnb: 'Airbnb', booking: 'Booking.com', vrbo: 'VRBO' };

function forGuest({ unread_since, is_misread }: UnreadForGuest): string[] {
  if (is_misread)
    return [
      'When you sent your request, this place’s calendar had an entry for these dates that we could not read in full: that is why the owner checks the dates before confirming.',
    ];
  if (unread_since === null) return [];
  return [
    `When you sent your request, we had not been able to read one of this place’s calendars since ${formatMoment(unread_since)}: that is why the owner checks the dates before confirming.`,
  ];
}

function notRead(unread: readonly UnreadPlatform[]): string | null {
  const calendars = unread.map(
    ({ platform, since }, index) =>
      `${index === 0 ? 'the calendar' : 'that'} of ${piattaforme[platform]} since ${formatMoment(since)}`,
  );
  const last = calendars.pop();
  if (last === undefined) return null;
  const all = calendars.length === 0 ? last : `${calendars.join(', ')} and ${last}`;
  return `When the request was sent, we had not been able to read ${all}.`;
}

/** A calendar that was read in part: the events that may be on these nights. */
function readInPart({ platform, misread = [] }: UnreadPlatform): string {
  const events = misread.map((event) => misreadMessages.evento(parseMisread(event))).join('; ');
  return `The calendar of ${piattaforme[platform]} had been read only in part, and these nights might not be available${events === '' ? '' : `: ${events}`}.`;
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
  controlla: 'That is why it is a request: before you accept, check there that the nights are free.',
};

true satisfies IsTranslation<typeof import('./unread-messages.it.ts'), typeof import('./unread-messages.en.ts')>;
