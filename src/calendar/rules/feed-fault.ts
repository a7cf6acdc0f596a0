import type { ReadFault } from './feed.ts';

export type FeedUrlFault =
  | 'senza_ics'
  /** The text is not an http or https URL, or it contains a user name, a password, a space, a control character or a backslash. */
  | 'indirizzo_non_valido';

export type FetchFault =
  | 'indirizzo_non_valido'
  /** The address is local or private, or has a port or protocol that no platform uses. */
  | 'indirizzo_vietato'
  /** The response is 404 or 410. */
  | 'non_trovato'
  /** Any other 4xx response. */
  | 'rifiutato'
  /** The response is 429. */
  | 'troppe_richieste'
  | 'errore_server'
  | 'tempo_scaduto'
  /** Connection or DNS failure, or a truncated response. */
  | 'rete'
  | 'certificato'
  /** There were too many redirects, or a redirect led from https to http or had no target. */
  | 'rinvii'
  /**
   * The status is unexpected or the content encoding unsupported (`non_calendario`), the encoded content is broken
   * (`incompleto`), or the response exceeds 1.1 MB (`troppo_grande`).
   */
  | Extract<ReadFault, 'non_calendario' | 'incompleto' | 'troppo_grande'>;

export type FeedFault =
  | FeedUrlFault
  | FetchFault
  | ReadFault
  /** The address was entered for a whole B&B, so the owner must assign it to a camera. */
  | 'camera_da_scegliere'
  /** The address cannot be decrypted. The operator must restore the encryption secret, or the owner must enter the address again. */
  | 'indirizzo_illeggibile'
  | 'errore_interno';

const PASSING: ReadonlySet<FeedFault> = new Set<FeedFault>([
  'troppe_richieste',
  'errore_server',
  'tempo_scaduto',
  'rete',
  'certificato',
  'errore_interno',
]);

/**
 * Returns whether this fault prevents saving the address. After a temporary fault, the address is saved with a warning.
 * @example isRefusal('non_calendario') // true
 */
export function isRefusal(fault: FeedFault): boolean {
  return !PASSING.has(fault);
}

export function isPassing(fault: FeedFault): boolean {
  return PASSING.has(fault) && fault !== 'troppe_richieste';
}

export type FailureStreak = { failures: number; fault: FeedFault; previous: FeedFault | null };

const GONE_TIMES = 3;

/**
 * Returns whether a feed is paused until its owner replaces the address (G17).
 * @example pausesFeed({ failures: 3, fault: 'non_trovato', previous: 'non_trovato' }) // true
 */
export function pausesFeed({ failures, fault, previous }: FailureStreak): boolean {
  if (fault === 'camera_da_scegliere') return true;
  return failures >= GONE_TIMES && fault === 'non_trovato' && previous === 'non_trovato';
}
