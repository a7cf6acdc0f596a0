import { describe, expect, test } from 'vitest';
import {
  CLOSED,
  circuitState,
  type HostAttempt,
  type HostCircuit,
  hostAttempt,
  TRIAL_PAUSE_MS,
  isClosed,
  nextCircuit,
} from './host-circuit.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 23, 9, 0);

const timeout: HostAttempt = { kind: 'timeout' };
const answer: HostAttempt = { kind: 'answer', retryAfter: null };
const busy = (retryAfter: number): HostAttempt => ({ kind: 'answer', retryAfter });
const unasked: HostAttempt = { kind: 'unknown' };

function after(...attempts: HostAttempt[]): HostCircuit {
  return attempts.reduce((circuit, attempt) => nextCircuit(circuit, attempt, NOW), CLOSED);
}

test.each<[string, HostAttempt[], 'closed' | 'open']>([
  ['closed without attempts', [], 'closed'],
  ['closed after two timeouts', [timeout, timeout], 'closed'],
  ['open after three timeouts', [timeout, timeout, timeout], 'open'],
  ['closed after two timeouts, a response and another timeout', [timeout, timeout, answer, timeout], 'closed'],
  ['closed because any response resets the count', [timeout, timeout, busy(0), timeout, timeout], 'closed'],
  ['open although an attempt in between did not reach the host', [timeout, timeout, unasked, timeout], 'open'],
  ['open after a hundred timeouts', Array.from({ length: 100 }, () => timeout), 'open'],
])('"rest after three timeouts in a row": %s', (_, attempts, state) => {
  expect(circuitState(after(...attempts), NOW)).toBe(state);
});

describe('"one trial a minute"', () => {
  const open = after(timeout, timeout, timeout);
  test.each([
    [TRIAL_PAUSE_MS - 1, 'open'],
    [MINUTE, 'half_open'],
    [30 * HOUR, 'half_open'],
  ])(
    'allows no request before the next dispatch of feeds, then a trial: after %i ms the circuit is %s',
    (wait, state) => {
      expect(circuitState(open, NOW + wait)).toBe(state);
    },
  );

  test('schedules the next trial a minute after the start of a trial that timed out', () => {
    const trial = { ...open, resting_until: NOW + MINUTE + TRIAL_PAUSE_MS };
    const again = nextCircuit(trial, timeout, NOW + MINUTE + 15 * SECOND);
    expect(again).toEqual({ timeouts: 4, resting_until: NOW + MINUTE + TRIAL_PAUSE_MS });
    expect(circuitState(again, NOW + 2 * MINUTE)).toBe('half_open');
    expect(circuitState(nextCircuit(open, timeout, NOW + MINUTE), NOW + MINUTE + TRIAL_PAUSE_MS - 1)).toBe('open');
  });

  test('closes and resets the circuit when a trial request gets a response', () => {
    const closed = nextCircuit(open, answer, NOW + MINUTE);
    expect([closed, isClosed(closed)]).toEqual([CLOSED, true]);
  });
});

describe('"`Retry-After` is kept for the host", up to six hours', () => {
  test.each<[string, HostAttempt[], number]>([
    ['ten minutes', [busy(600)], 10 * MINUTE],
    ['a day: limited to six hours', [busy(86_400)], 6 * HOUR],
    ['a concurrent response and a shorter pause do not shorten it', [busy(3600), answer, busy(60), timeout], HOUR],
    ['zero seconds: no pause', [busy(0)], 0],
  ])('pauses the host after a Retry-After: %s', (_, attempts, rest) => {
    const circuit = after(...attempts);
    expect(circuitState(circuit, NOW + rest - 1)).toBe(rest > 0 ? 'open' : 'closed');
    expect(circuitState(circuit, NOW + rest)).toBe('closed');
  });

  test('clears an expired pause at the next response, and does not shorten a longer pause after three timeouts', () => {
    expect(nextCircuit(after(busy(60)), answer, NOW + MINUTE)).toEqual(CLOSED);
    expect(circuitState(after(busy(3600), timeout, timeout, timeout), NOW + HOUR - 1)).toBe('open');
  });
});

describe('hostAttempt: the result of a poll for its host', () => {
  test.each([
    ['a calendar', null, answer],
    ['404', 'non_trovato', answer],
    ['500', 'errore_server', answer],
    ['an error page', 'non_calendario', answer],
    ['no answer in time', 'tempo_scaduto', timeout],
    ['a connection that fails at once, possibly because of our own network', 'rete', unasked],
    ['an address that cannot be decrypted', 'indirizzo_illeggibile', unasked],
    ['an address in a private network', 'indirizzo_vietato', unasked],
    ['an internal error', 'errore_interno', unasked],
  ] as const)('classifies %s', (_, fault, attempt) => {
    expect(hostAttempt(fault, null)).toEqual(attempt);
  });

  test('includes the Retry-After of any response', () => {
    expect(hostAttempt('troppe_richieste', 120)).toEqual(busy(120));
    expect(hostAttempt('errore_server', 30)).toEqual(busy(30));
  });
});
