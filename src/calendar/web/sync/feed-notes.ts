import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { Configuration } from '../../property-contract.ts';
import { IGNORED_REASONS, type IgnoredReason } from '../../rules/feed.ts';
import { formatWhen } from '../../../kernel/format-moment.ts';
import { syncMessages } from '../../sync-messages.it.ts';

/** A line about how a platform's calendar stands. `err`: nothing happens until its owner does something. */
export type FeedNote = { level: 'err' | 'warn' | 'info'; text: string };

/** Failed readings in a row from which on it is a warning (guarantee G19): one alone happens every other day. */
const WARNING_FAILURES = 2;

/** Ignored events that take no night to come. */
const HARMLESS: readonly IgnoredReason[] = ['fuori_orizzonte', 'doppione', 'annullato', 'nostro'];

function failureNote({ state, failures, errore }: Configuration): FeedNote | null {
  const why = errore ?? '';
  if (state === 'in_pausa') return { level: 'err', text: syncMessages.inPausa(why).trim() };
  if (state !== 'errore') return null;
  return {
    level: failures >= WARNING_FAILURES ? 'warn' : 'info',
    text: syncMessages.nonRiuscita(failures, why).trim(),
  };
}

function ignoredNote({ ignored }: Configuration, isBrief: boolean): FeedNote | null {
  const reasons = IGNORED_REASONS.map((reason) => ({ reason, count: ignored[reason] ?? 0 })).filter(
    ({ reason, count }) => count > 0 && !(isBrief && HARMLESS.includes(reason)),
  );
  if (reasons.length === 0) return null;
  const total = reasons.reduce((sum, { count }) => sum + count, 0);
  const words = reasons.map(({ reason, count }) => syncMessages.ignorato(reason, count, reasons.length === 1));
  return { level: 'info', text: syncMessages.nonImportati(total, words.join(', ')) };
}

/**
 * What its owner should know of a platform's calendar, the worst first; nothing while all is well (guarantee G19). In brief
 * without the events that nobody misses: nearly every calendar has some.
 */
export function feedNotes(feed: Configuration, today: CalendarDate, isBrief = false): FeedNote[] {
  const { mass_drop, held_nights, platform } = feed;
  const dropped: FeedNote | null = mass_drop && {
    level: 'warn',
    text: syncMessages.crollo(formatWhen(mass_drop.at, today), mass_drop, syncMessages.piattaforme[platform]),
  };
  const held: FeedNote | null =
    held_nights > 0 && mass_drop === null ? { level: 'info', text: syncMessages.trattenute(held_nights) } : null;
  const waiting: FeedNote | null =
    feed.state === 'in_attesa' && !feed.is_syncing ? { level: 'info', text: syncMessages.inAttesa } : null;
  return [failureNote(feed), dropped, held, waiting, ignoredNote(feed, isBrief)].filter((note) => note !== null);
}
