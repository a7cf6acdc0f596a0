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
  [
    'closed after two timeouts, a response with Retry-After and two more timeouts',
    [timeout, timeout, busy(0), timeout, timeout],
    'closed',
  ],
  ['open even if an attempt between the timeouts did not reach the host', [timeout, timeout, unasked, timeout], 'open'],
  ['open after a hundred timeouts', Array.from({ length: 100 }, () => timeout), 'open'],
])('the circuit of a host is %s', (_, attempts, state) => {
  expect(circuitState(after(...attempts), NOW)).toBe(state);
});

describe('an open circuit', () => {
  const open = after(timeout, timeout, timeout);
  test.each([
    [TRIAL_PAUSE_MS - 1, 'open'],
    [MINUTE, 'half_open'],
    [30 * HOUR, 'half_open'],
  ])('becomes half-open within a minute: after %i ms, its state is %s', (wait, state) => {
    expect(circuitState(open, NOW + wait)).toBe(state);
  });

  test('schedules the next trial a minute after the start of a trial that timed out', () => {
    const trial = { ...open, resting_until: NOW + MINUTE + TRIAL_PAUSE_MS };
    const again = nextCircuit(trial, timeout, NOW + MINUTE + 15 * SECOND);
    expect(again).toEqual({ timeouts: 4, resting_until: NOW + MINUTE + TRIAL_PAUSE_MS });
    expect(circuitState(again, NOW + 2 * MINUTE)).toBe('half_open');
    expect(circuitState(nextCircuit(open, timeout, NOW + MINUTE), NOW + MINUTE + TRIAL_PAUSE_MS - 1)).toBe('open');
  });

  test('is closed and reset when a trial request gets a response', () => {
    const closed = nextCircuit(open, answer, NOW + MINUTE);
    expect([closed, isClosed(closed)]).toEqual([CLOSED, true]);
  });
});

describe('the Retry-After of a response', () => {
  test.each<[string, HostAttempt[], number]>([
    ['ten minutes if it is ten minutes', [busy(600)], 10 * MINUTE],
    ['six hours, the maximum, if it is a day', [busy(86_400)], 6 * HOUR],
    [
      'an hour if it is an hour and later responses have no Retry-After or a shorter one',
      [busy(3600), answer, busy(60), timeout],
      HOUR,
    ],
    ['no time if it is zero seconds', [busy(0)], 0],
  ])('pauses the host for %s', (_, attempts, rest) => {
    const circuit = after(...attempts);
    expect(circuitState(circuit, NOW + rest - 1)).toBe(rest > 0 ? 'open' : 'closed');
    expect(circuitState(circuit, NOW + rest)).toBe('closed');
  });

  test('is discarded at the first response after the pause and is not shortened by three timeouts', () => {
    expect(nextCircuit(after(busy(60)), answer, NOW + MINUTE)).toEqual(CLOSED);
    expect(circuitState(after(busy(3600), timeout, timeout, timeout), NOW + HOUR - 1)).toBe('open');
  });
});

describe('hostAttempt: classification of poll results', () => {
  test.each([
    ['a calendar as a response', null, answer],
    ['a 404 status as a response', 'non_trovato', answer],
    ['a 500 status as a response', 'errore_server', answer],
    ['an error page as a response', 'non_calendario', answer],
    ['a missing response as a timeout', 'tempo_scaduto', timeout],
    ["a failed connection as unknown, because the portal's network may be the cause", 'rete', unasked],
    ['an address that cannot be decrypted as unknown', 'indirizzo_illeggibile', unasked],
    ['an address in a private network as unknown', 'indirizzo_vietato', unasked],
    ['an internal error as unknown', 'errore_interno', unasked],
  ] as const)('classifies %s', (_, fault, attempt) => {
    expect(hostAttempt(fault, null)).toEqual(attempt);
  });

  test('returns the Retry-After of a 429 or 5xx response', () => {
    expect(hostAttempt('troppe_richieste', 120)).toEqual(busy(120));
    expect(hostAttempt('errore_server', 30)).toEqual(busy(30));
  });
});
