import { expect, test } from 'vitest';
import { READINGS_AN_HOUR, worstShortage } from './poll-capacity.ts';

const load = (readings: number, addresses: number, host = 'www.airbnb.it') => ({ host, readings, addresses });

test('allows 14,400 polls per hour from one sending IP address', () => {
  expect(READINGS_AN_HOUR).toBe(14_400);
});

test.each([
  ['none without hosts', [], null],
  ['none at exactly the limit of one address', [load(14_400, 1)], null],
  ['one for one poll above the limit', [load(14_401, 1)], 1],
  ['none if no address is known yet, because the polling portal counts as one address', [load(14_400, 0)], null],
  ['two if no address is known yet and three are needed', [load(40_000, 0)], 2],
  ['none with exactly as many addresses as needed', [load(187_500, 14)], null],
  ['eleven with fewer addresses than needed', [load(187_500, 3)], 11],
  ['none with more addresses than needed', [load(10, 5)], null],
])('worstShortage returns the number of missing IP addresses: %s', (_, loads, missing) => {
  expect(worstShortage(loads)?.missing ?? null).toBe(missing);
});

test('worstShortage returns the host with the largest shortage, whatever the order of the hosts', () => {
  const loads = [load(20_000, 1, 'a.example'), load(90_000, 1, 'b.example'), load(5, 1, 'c.example')];
  for (const each of [loads, loads.toReversed()]) expect(worstShortage(each)?.host).toBe('b.example');
});
