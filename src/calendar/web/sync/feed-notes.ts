import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import type { Configuration } from '../../property-contract.ts';
import { IGNORED_REASONS, type IgnoredReason, MISREAD_REASONS } from '../../rules/feed.ts';
import { formatWhen } from '../../../kernel/dates/format-moment.ts';
import * as messages from '../../messages/owner.ts';

export type FeedNote = { level: 'err' | 'warn' | 'info'; text: string };

/** Number of consecutive failures that cause a warning (guarantee G19). Single failures are common. */
const WARNING_FAILURES = 2;

const isMisread = (reason: IgnoredReason) => MISREAD_REASONS.some((each) => each === reason);

function failureNote({ state, failures, errore }: Configuration): FeedNote | null {
  const why = errore ?? '';
  if (state === 'in_pausa') return { level: 'err', text: messages.readPaused(why).trim() };
  if (state !== 'errore') return null;
  return {
    level: failures >= WARNING_FAILURES ? 'warn' : 'info',
    text: messages.recentReadsFailed(failures, why).trim(),
  };
}

function wrongAddressNote({ platform, wrong_addresses }: Configuration): FeedNote | null {
  if (wrong_addresses === null) return null;
  const read = wrong_addresses.map((target) => messages.exportTargetNames[target]);
  return { level: 'warn', text: messages.wrongExportUrlRead(messages.platformNames[platform], read) };
}

function ignoredNote({ ignored }: Configuration): FeedNote | null {
  const reasons = IGNORED_REASONS.filter((reason) => !isMisread(reason) && (ignored[reason] ?? 0) > 0);
  if (reasons.length === 0) return null;
  const total = reasons.reduce((sum, reason) => sum + (ignored[reason] ?? 0), 0);
  const words = reasons.map((reason) => messages.ignoredReason(reason, ignored[reason] ?? 0, reasons.length === 1));
  return { level: 'info', text: messages.eventsNotImported(total, words.join(', ')) };
}

/** Returns the notes in order of importance (G19). Brief notes omit harmless ignored events, because most calendars have them. */
export function feedNotes(feed: Configuration, today: CalendarDate, isBrief = false): FeedNote[] {
  const { mass_drop, held_nights, platform } = feed;
  const dropped: FeedNote | null = mass_drop && {
    level: 'warn',
    text: messages.massDropNotice(formatWhen(mass_drop.at, today), mass_drop, messages.platformNames[platform]),
  };
  const held: FeedNote | null =
    held_nights > 0 && mass_drop === null ? { level: 'info', text: messages.heldNights(held_nights) } : null;
  const waiting: FeedNote | null =
    feed.state === 'in_attesa' && !feed.is_syncing ? { level: 'info', text: messages.awaitingFirstRead } : null;
  return [failureNote(feed), wrongAddressNote(feed), dropped, held, waiting, isBrief ? null : ignoredNote(feed)].filter(
    (note) => note !== null,
  );
}
