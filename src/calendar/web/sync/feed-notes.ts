import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { Configuration } from '../../property-contract.ts';
import { IGNORED_REASONS, type IgnoredReason } from '../../rules/feed.ts';
import { formatWhen } from '../../../kernel/format-moment.ts';
import { syncMessages } from '../../sync-messages.it.ts';

/** A line about how a platform's calendar stands. `err`: nothing happens until its owner does something. */
export type FeedNote = { level: 'err' | 'warn' | 'info'; text: string };

/** Failed readings in a row from which on it is a warning (guarantee G19): one alone happens every other day. */
const WARNING_FAILURES = 2;

/** Those that take nights all the same, though not as they are written: their owner should look. */
const PARTLY_READ: readonly IgnoredReason[] = ['ricorrenza', 'fine_prima_inizio', 'fuso_sconosciuto'];

/** Ignored events that take no night to come. */
const HARMLESS: readonly IgnoredReason[] = ['fuori_orizzonte', 'doppione', 'annullato', 'nostro', 'senza_notte'];

function failureNote({ state, failures, errore }: Configuration): FeedNote | null {
  const why = errore ?? '';
  if (state === 'in_pausa') return { level: 'err', text: syncMessages.inPausa(why).trim() };
  if (state !== 'errore') return null;
  return {
    level: failures >= WARNING_FAILURES ? 'warn' : 'info',
    text: syncMessages.nonRiuscita(failures, why).trim(),
  };
}

function wrongAddressNote({ platform, wrong_addresses }: Configuration): FeedNote | null {
  if (wrong_addresses === null) return null;
  const { piattaforme, destinazioni, indirizzoSbagliato } = syncMessages;
  const read = wrong_addresses.map((target) => destinazioni[target]);
  return { level: 'warn', text: indirizzoSbagliato(piattaforme[platform], read) };
}

function countedReasons({ ignored }: Configuration, isMeant: (reason: IgnoredReason) => boolean) {
  const reasons = IGNORED_REASONS.filter((reason) => isMeant(reason) && (ignored[reason] ?? 0) > 0);
  if (reasons.length === 0) return null;
  const total = reasons.reduce((sum, reason) => sum + (ignored[reason] ?? 0), 0);
  const words = reasons.map((reason) => syncMessages.ignorato(reason, ignored[reason] ?? 0, reasons.length === 1));
  return { total, words: words.join(', ') };
}

function partlyReadNote(feed: Configuration): FeedNote | null {
  const partly = countedReasons(feed, (reason) => PARTLY_READ.includes(reason));
  return partly && { level: 'warn', text: syncMessages.lettiInParte(partly.total, partly.words) };
}

function ignoredNote(feed: Configuration, isBrief: boolean): FeedNote | null {
  const isMeant = (reason: IgnoredReason) => !PARTLY_READ.includes(reason) && !(isBrief && HARMLESS.includes(reason));
  const left = countedReasons(feed, isMeant);
  return left && { level: 'info', text: syncMessages.nonImportati(left.total, left.words) };
}

/** The worst first; nothing while all is well (G19). In brief without the events that nobody misses: nearly every calendar has some. */
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
  return [
    failureNote(feed),
    wrongAddressNote(feed),
    dropped,
    partlyReadNote(feed),
    held,
    waiting,
    ignoredNote(feed, isBrief),
  ].filter((note) => note !== null);
}
