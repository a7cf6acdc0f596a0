import { expect, test } from 'vitest';
import { READINGS_AN_HOUR, worstShortage } from './poll-capacity.ts';

const load = (readings: number, addresses: number, host = 'www.airbnb.it') => ({ host, readings, addresses });

test('an address asks a host 14,400 times an hour', () => {
  expect(READINGS_AN_HOUR).toBe(14_400);
});

test.each([
  ['no host', [], null],
  ['exactly what one address may ask', [load(14_400, 1)], null],
  ['one reading more', [load(14_401, 1)], 1],
  ['no address known yet: the portal that reads has one', [load(14_400, 0)], null],
  ['no address known yet, and more than one can read', [load(40_000, 0)], 2],
  ['as many addresses as it takes', [load(187_500, 14)], null],
  ['fewer', [load(187_500, 3)], 11],
  ['more than it takes', [load(10, 5)], null],
])('%s', (_, loads, missing) => {
  expect(worstShortage(loads)?.missing ?? null).toBe(missing);
});

test('of several hosts the one that lacks most, in whatever order', () => {
  const loads = [load(20_000, 1, 'a.example'), load(90_000, 1, 'b.example'), load(5, 1, 'c.example')];
  for (const each of [loads, loads.toReversed()]) expect(worstShortage(each)?.host).toBe('b.example');
});
