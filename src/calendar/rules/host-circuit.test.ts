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

/** What is known of a host after some attempts at one moment. */
function after(...attempts: HostAttempt[]): HostCircuit {
  return attempts.reduce((circuit, attempt) => nextCircuit(circuit, attempt, NOW), CLOSED);
}

describe('"rest after three timeouts in a row"', () => {
  test.each<[string, HostAttempt[], 'closed' | 'open']>([
    ['nothing is known', [], 'closed'],
    ['two timeouts', [timeout, timeout], 'closed'],
    ['three timeouts', [timeout, timeout, timeout], 'open'],
    ['two, an answer, and one more', [timeout, timeout, answer, timeout], 'closed'],
    ['an answer breaks the row, whatever it says', [timeout, timeout, busy(0), timeout, timeout], 'closed'],
    ['what never reached the host neither counts nor breaks the row', [timeout, timeout, unasked, timeout], 'open'],
    ['a hundred timeouts', Array.from({ length: 100 }, () => timeout), 'open'],
  ])('%s', (_, attempts, state) => {
    expect(circuitState(after(...attempts), NOW)).toBe(state);
  });
});

describe('"one trial a minute"', () => {
  const open = after(timeout, timeout, timeout);

  test('nobody is let through until feeds are handed out the next time; then the host is half open', () => {
    expect(circuitState(open, NOW + TRIAL_PAUSE_MS - 1)).toBe('open');
    expect(circuitState(open, NOW + MINUTE)).toBe('half_open');
    expect(circuitState(open, NOW + 30 * HOUR)).toBe('half_open');
  });

  test('a trial that times out leaves the next one to the next minute, counted from its beginning', () => {
    const trial = { ...open, resting_until: NOW + MINUTE + TRIAL_PAUSE_MS };
    const again = nextCircuit(trial, timeout, NOW + MINUTE + 15 * SECOND);
    expect(again).toEqual({ timeouts: 4, resting_until: NOW + MINUTE + TRIAL_PAUSE_MS });
    expect(circuitState(again, NOW + 2 * MINUTE)).toBe('half_open');
  });

  test('one whose trial took longer than that rests anew', () => {
    const again = nextCircuit(open, timeout, NOW + MINUTE);
    expect(circuitState(again, NOW + MINUTE + TRIAL_PAUSE_MS - 1)).toBe('open');
  });

  test('a trial that is answered closes it, and nothing is remembered', () => {
    const closed = nextCircuit(open, answer, NOW + MINUTE);
    expect(closed).toEqual(CLOSED);
    expect(isClosed(closed)).toBe(true);
  });
});

describe('"`Retry-After` is kept for the host", up to six hours', () => {
  test.each([
    ['ten minutes', 600, 10 * MINUTE],
    ['a day: six hours', 86_400, 6 * HOUR],
  ])('%s', (_, seconds, rest) => {
    const circuit = after(busy(seconds));
    expect(circuitState(circuit, NOW + rest - 1)).toBe('open');
    // It said when: there is no trial.
    expect(circuitState(circuit, NOW + rest)).toBe('closed');
  });

  test('an answer to a request that was under way does not shorten it, nor does a shorter Retry-After', () => {
    const circuit = after(busy(3600), answer, busy(60), timeout);
    expect(circuitState(circuit, NOW + HOUR - 1)).toBe('open');
  });

  test('zero seconds are no rest', () => {
    expect(after(busy(0))).toEqual(CLOSED);
  });

  test('a Retry-After that is over is forgotten with the next answer', () => {
    expect(nextCircuit(after(busy(60)), answer, NOW + MINUTE)).toEqual(CLOSED);
  });

  test('three timeouts during a rest do not shorten it', () => {
    expect(circuitState(after(busy(3600), timeout, timeout, timeout), NOW + HOUR - 1)).toBe('open');
  });
});

describe('what an attempt says about the host', () => {
  test.each([
    ['a calendar', null, answer],
    ['404', 'non_trovato', answer],
    ['500', 'errore_server', answer],
    ['an error page', 'non_calendario', answer],
    ['no answer in time', 'tempo_scaduto', timeout],
    ['no connection: quick, and perhaps ours', 'rete', unasked],
    ['an address that cannot be opened', 'indirizzo_illeggibile', unasked],
    ['an address that leads inside', 'indirizzo_vietato', unasked],
    ['a bug of ours', 'errore_interno', unasked],
  ] as const)('%s', (_, fault, attempt) => {
    expect(hostAttempt(fault, null)).toEqual(attempt);
  });

  test('its Retry-After goes with any answer', () => {
    expect(hostAttempt('troppe_richieste', 120)).toEqual(busy(120));
    expect(hostAttempt('errore_server', 30)).toEqual(busy(30));
  });
});
