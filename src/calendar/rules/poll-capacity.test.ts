import { expect, test } from 'vitest';
import { READINGS_AN_HOUR, worstShortage } from './poll-capacity.ts';

const load = (readings: number, addresses: number, host = 'www.airbnb.it') => ({ host, readings, addresses });

test('allows 14,400 polls per hour from one sending address', () => {
  expect(READINGS_AN_HOUR).toBe(14_400);
});

test.each([
  ['no host', [], null],
  ['exactly the limit of one address', [load(14_400, 1)], null],
  ['one poll above the limit', [load(14_401, 1)], 1],
  ['no address known yet: the polling portal counts as one', [load(14_400, 0)], null],
  ['no address known yet, more polls than one can run', [load(40_000, 0)], 2],
  ['exactly as many addresses as needed', [load(187_500, 14)], null],
  ['fewer addresses than needed', [load(187_500, 3)], 11],
  ['more addresses than needed', [load(10, 5)], null],
])('worstShortage returns how many addresses the host with the largest shortage lacks: %s', (_, loads, missing) => {
  expect(worstShortage(loads)?.missing ?? null).toBe(missing);
});

test('worstShortage returns the host with the largest shortage, in any order', () => {
  const loads = [load(20_000, 1, 'a.example'), load(90_000, 1, 'b.example'), load(5, 1, 'c.example')];
  for (const each of [loads, loads.toReversed()]) expect(worstShortage(each)?.host).toBe('b.example');
});
