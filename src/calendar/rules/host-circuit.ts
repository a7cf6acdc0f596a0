import type { FeedFault } from './feed-fault.ts';

/** `timeouts` counts consecutive timeouts; `resting_until` is the end of the pause in milliseconds since 1970. */
export type HostCircuit = { timeouts: number; resting_until: number | null };

export type CircuitState = 'closed' | 'open' | 'half_open';

/** `retryAfter` is in seconds; `unknown` means that the result reveals nothing about the host. */
export type HostAttempt = { kind: 'answer'; retryAfter: number | null } | { kind: 'timeout' } | { kind: 'unknown' };

export const CLOSED: HostCircuit = { timeouts: 0, resting_until: null };

export const OPENING_TIMEOUTS = 3;
/** Pause before each trial request. It is slightly shorter than the minute between dispatches, so that it ends before the next dispatch. */
export const TRIAL_PAUSE_MS = 50_000;
const LONGEST_REST_MS = 6 * 3_600_000;

const UNREACHED: ReadonlySet<FeedFault> = new Set<FeedFault>([
  'rete',
  'senza_ics',
  'indirizzo_non_valido',
  'indirizzo_vietato',
  'indirizzo_illeggibile',
  'camera_da_scegliere',
  'errore_interno',
]);

/**
 * Returns what a poll reveals about its host. Network errors are `unknown`, because our own network may cause them.
 * @example hostAttempt('tempo_scaduto', null) // { kind: 'timeout' }
 */
export function hostAttempt(fault: FeedFault | null, retryAfter: number | null): HostAttempt {
  if (fault === 'tempo_scaduto') return { kind: 'timeout' };
  if (fault !== null && UNREACHED.has(fault)) return { kind: 'unknown' };
  return { kind: 'answer', retryAfter };
}

/** Returns the current state of a circuit. @example circuitState({ timeouts: 3, resting_until: inTenSeconds }, now) // 'open' */
export function circuitState({ timeouts, resting_until }: HostCircuit, now: number): CircuitState {
  if (resting_until !== null && resting_until > now) return 'open';
  return timeouts >= OPENING_TIMEOUTS ? 'half_open' : 'closed';
}

export function isClosed({ timeouts, resting_until }: HostCircuit): boolean {
  return timeouts === 0 && resting_until === null;
}

function later(known: number | null, wanted: number | null, now: number): number | null {
  const end = Math.max(known ?? 0, wanted ?? 0);
  return end > now ? end : null;
}

/**
 * Returns the circuit after one more attempt. A response closes it but never shortens a `Retry-After` pause.
 * @example nextCircuit({ timeouts: 2, resting_until: null }, { kind: 'timeout' }, now) // { timeouts: 3, resting_until: now + 50_000 }
 */
export function nextCircuit(circuit: HostCircuit, attempt: HostAttempt, now: number): HostCircuit {
  if (attempt.kind === 'unknown') return circuit;
  const { timeouts, resting_until } = circuit;
  if (attempt.kind === 'timeout') {
    const isOpen = timeouts >= OPENING_TIMEOUTS && resting_until !== null && resting_until > now;
    // If the circuit is already open, a timeout does not extend its pause: a trial request sets the next pause when it starts.
    const end = timeouts + 1 >= OPENING_TIMEOUTS && !isOpen ? now + TRIAL_PAUSE_MS : null;
    return { timeouts: timeouts + 1, resting_until: later(resting_until, end, now) };
  }
  const seconds = attempt.retryAfter ?? 0;
  const wanted = seconds > 0 ? now + Math.min(seconds * 1000, LONGEST_REST_MS) : null;
  const known = timeouts >= OPENING_TIMEOUTS ? null : resting_until;
  return { timeouts: 0, resting_until: later(known, wanted, now) };
}
