import type { FeedFault } from './feed-fault.ts';

/**
 * The circuit breaker of a host: its timeouts in a row, and until when nobody asks it (milliseconds since 1970; `null`: it may
 * be asked).
 */
export type HostCircuit = { timeouts: number; resting_until: number | null };

/** Closed: everybody may ask. Open: nobody. Half open: one request may try, and its end decides. */
export type CircuitState = 'closed' | 'open' | 'half_open';

/** How asking a host ended. `retryAfter`: seconds that it wants to be left alone. `unknown`: it says nothing about the host. */
export type HostAttempt = { kind: 'answer'; retryAfter: number | null } | { kind: 'timeout' } | { kind: 'unknown' };

export const CLOSED: HostCircuit = { timeouts: 0, resting_until: null };

export const OPENING_TIMEOUTS = 3;
/**
 * How long a host rests that does not answer, from the beginning of a trial on: a little less than the minute between two times
 * at which feeds are handed out, so that each of them finds it over.
 */
export const TRIAL_PAUSE_MS = 50_000;
const LONGEST_REST_MS = 6 * 3_600_000;

const UNASKED: ReadonlySet<FeedFault> = new Set<FeedFault>([
  'rete',
  'senza_ics',
  'indirizzo_non_valido',
  'indirizzo_vietato',
  'indirizzo_illeggibile',
  'camera_da_scegliere',
  'errore_interno',
]);

/**
 * What reading a feed says about its host. `fault`: `null` of a good answer. A refused connection says nothing: it costs no time,
 * and it may be our own network.
 * @example hostAttempt('tempo_scaduto', null) // { kind: 'timeout' }
 */
export function hostAttempt(fault: FeedFault | null, retryAfter: number | null): HostAttempt {
  if (fault === 'tempo_scaduto') return { kind: 'timeout' };
  if (fault !== null && UNASKED.has(fault)) return { kind: 'unknown' };
  return { kind: 'answer', retryAfter };
}

/**
 * Whether a host may be asked now.
 * @example circuitState({ timeouts: 3, resting_until: inTenSeconds }, now) // 'open'
 */
export function circuitState({ timeouts, resting_until }: HostCircuit, now: number): CircuitState {
  if (resting_until !== null && resting_until > now) return 'open';
  return timeouts >= OPENING_TIMEOUTS ? 'half_open' : 'closed';
}

export function isClosed({ timeouts, resting_until }: HostCircuit): boolean {
  return timeouts === 0 && resting_until === null;
}

/** The later of two ends of a rest; one that is over counts no more. */
function later(known: number | null, wanted: number | null, now: number): number | null {
  const end = Math.max(known ?? 0, wanted ?? 0);
  return end > now ? end : null;
}

/**
 * What is known of a host after one more attempt. Three timeouts in a row open its circuit; then one trial a minute may pass.
 * Any answer closes it, but a rest that the host asked for (`Retry-After`, six hours at most) is never shortened.
 * @example nextCircuit({ timeouts: 2, resting_until: null }, { kind: 'timeout' }, now) // { timeouts: 3, resting_until: now + 50_000 }
 */
export function nextCircuit(circuit: HostCircuit, attempt: HostAttempt, now: number): HostCircuit {
  if (attempt.kind === 'unknown') return circuit;
  const { timeouts, resting_until } = circuit;
  if (attempt.kind === 'timeout') {
    const isOpen = timeouts >= OPENING_TIMEOUTS && resting_until !== null && resting_until > now;
    // A trial that ends has set the time of the next one when it began.
    const end = timeouts + 1 >= OPENING_TIMEOUTS && !isOpen ? now + TRIAL_PAUSE_MS : null;
    return { timeouts: timeouts + 1, resting_until: later(resting_until, end, now) };
  }
  const seconds = attempt.retryAfter ?? 0;
  const wanted = seconds > 0 ? now + Math.min(seconds * 1000, LONGEST_REST_MS) : null;
  const known = timeouts >= OPENING_TIMEOUTS ? null : resting_until;
  return { timeouts: 0, resting_until: later(known, wanted, now) };
}
