import type { ReadFault } from './feed.ts';

/** Why an address was not even looked for. */
export type FeedUrlFault =
  /** Without `.ics`, which calendars have (PRODUCT.md § 5). */
  | 'senza_ics'
  /** No address, or one with a user or a password. */
  | 'indirizzo_non_valido';

/** Why a calendar could not be fetched. */
export type FetchFault =
  | 'indirizzo_non_valido'
  /** It leads inside: to this machine, a private network, a port or a protocol that no platform uses. */
  | 'indirizzo_vietato'
  /** 404 or 410. */
  | 'non_trovato'
  /** Another 4xx. */
  | 'rifiutato'
  /** 429. */
  | 'troppe_richieste'
  | 'errore_server'
  | 'tempo_scaduto'
  /** No connection, no such name, or an answer that broke off. */
  | 'rete'
  /** TLS failed: what answers does not prove who it is. */
  | 'certificato'
  /** Too many redirects, or one that leads from https to http, or nowhere. */
  | 'rinvii'
  /** An answer with another status than 200, in an unknown coding, broken inside it, or beyond 1 MiB. */
  | Extract<ReadFault, 'non_calendario' | 'incompleto' | 'troppo_grande'>;

/** Why a feed is not up to date. `feeds.fault` holds one of these. */
export type FeedFault =
  | FeedUrlFault
  | FetchFault
  | ReadFault
  /** The address of a whole B&B came with its approval: its owner says which camera it is of. */
  | 'camera_da_scegliere'
  /** Sealed with another secret of the portal: whoever runs it puts that back, or its owner types the address again. */
  | 'indirizzo_illeggibile'
  /** A bug of ours, or a database that failed: its platform has nothing to do with it. */
  | 'errore_interno';

/** Those that pass by themselves. */
const PASSING: ReadonlySet<FeedFault> = new Set<FeedFault>([
  'troppe_richieste',
  'errore_server',
  'tempo_scaduto',
  'rete',
  'certificato',
  'errore_interno',
]);

/**
 * Whether an address that answers so when it is saved is refused. One whose platform merely does not answer now is saved, with
 * a warning.
 * @example isRefusal('non_calendario') // true
 */
export function isRefusal(fault: FeedFault): boolean {
  return !PASSING.has(fault);
}

/** Whether an address that failed so may answer a few minutes later. A platform that asks for peace (429) is not one of those. */
export function isPassing(fault: FeedFault): boolean {
  return PASSING.has(fault) && fault !== 'troppe_richieste';
}

/** A feed's failures in a row, the newest included, with the newest fault and the one before it. */
export type FailureStreak = { failures: number; fault: FeedFault; previous: FeedFault | null };

const GONE_TIMES = 3;

/**
 * Whether a feed is asked no more until its owner gives another address (G17): its address was gone (404, 410) when it failed
 * the third time, and the time before. Where a camera is to be chosen, nobody is asked at all.
 * @example pausesFeed({ failures: 3, fault: 'non_trovato', previous: 'non_trovato' }) // true
 */
export function pausesFeed({ failures, fault, previous }: FailureStreak): boolean {
  if (fault === 'camera_da_scegliere') return true;
  return failures >= GONE_TIMES && fault === 'non_trovato' && previous === 'non_trovato';
}
